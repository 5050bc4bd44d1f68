import type { Page } from 'playwright/test';

type Heard = { data: unknown; origin: string };
declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Writes down every message that the host page hears. */
export const LISTENER = `<script>
  window.heard = [];
  window.addEventListener('message', (event) => window.heard.push({ data: event.data, origin: event.origin }));
</script>`;
/** The host's half of the resize protocol. */
export const HELPER = '<script src="/dist/event-portal-frame.js"></script>';

/** Address of the iframe build for the town. */
export const address = (query = '') => `/dist/iframe/index.html?host=/clients/stadt${query}`;
/** A frame with the iframe build. */
export const frameTag = (query = '', attributes = 'style="width:100%;height:150px;border:0"') =>
  `<iframe data-event-portal src="${address(query)}" ${attributes}></iframe>`;

/** What stands in the frame. */
export const inFrame = (page: Page) => page.frameLocator('iframe');
/** The document of the frame. */
export const framedDocument = (page: Page) => page.frames().find((frame) => frame.url().includes('/dist/iframe/'));
/** Height of what the frame shows. */
export const contentHeight = (page: Page) =>
  framedDocument(page)?.evaluate(() => document.getElementById('client')?.scrollHeight ?? 0);
/** Height of the frame in the host page. */
export const frameHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame) => Math.round(frame.getBoundingClientRect().height));
