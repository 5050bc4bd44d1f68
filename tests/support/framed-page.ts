import { expect, type Locator, type Page } from 'playwright/test';

type Heard = { data: unknown; origin: string };
declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Records every message that the host page receives. */
export const LISTENER = `<script>
  window.heard = [];
  window.addEventListener('message', (event) => window.heard.push({ data: event.data, origin: event.origin }));
</script>`;
/** The host's half of the resize protocol. */
export const HELPER = '<script src="/dist/event-portal-frame.js"></script>';

/** Returns the address of the iframe build for the town. */
export const address = (query = '') => `/dist/iframe/index.html?host=/clients/stadt${query}`;
/** Returns a frame with the iframe build. */
export const frameTag = (query = '', attributes = 'style="width:100%;height:150px;border:0"') =>
  `<iframe data-event-portal src="${address(query)}" ${attributes}></iframe>`;

/** Returns the content of the frame. */
export const inFrame = (page: Page) => page.frameLocator('iframe');
/** Returns the document of the frame. */
export const framedDocument = (page: Page) => page.frames().find((frame) => frame.url().includes('/dist/iframe/'));
/** Returns the height of the frame's content. */
export const contentHeight = (page: Page) =>
  framedDocument(page)?.evaluate(() => document.getElementById('client')?.scrollHeight ?? 0);
/** Returns the height of the frame in the host page. */
export const frameHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame) => Math.round(frame.getBoundingClientRect().height));

/** Checks whether nothing lies over the middle of an element, such as the bar with the price of an order. */
const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
};

/**
 * Presses a button at the place where it rests and nothing covers it. In a tall frame the bar of a form follows the
 * visible part: `click()` would scroll the page of the host, and the bar would leave the mouse before it is released.
 */
export async function pressWhereSeen(button: Locator): Promise<void> {
  const page = button.page();
  const height = page.viewportSize()?.height ?? 0;
  let before = '';
  let x = 0;
  let y = 0;
  const isAtRest = async () => {
    const box = await button.boundingBox();
    const last = before;
    before = JSON.stringify(box);
    if (!box) return false;
    x = box.x + box.width / 2;
    y = box.y + box.height / 2;
    const isSeen = y > 0 && y < height && (await button.evaluate(isUncovered));
    if (!isSeen) await button.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    return isSeen && before === last;
  };
  await expect.poll(isAtRest).toBe(true);
  await page.mouse.click(x, y);
}
