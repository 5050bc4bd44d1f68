/* The actions of the benchmark inside a page; nothing runs until it is called. */

/** Adds an element to the page and removes it once it is ready, `count` times. */
async function mountAndRemove(tag: string, count: number): Promise<void> {
  for (let cycle = 0; cycle < count; cycle += 1) {
    const element = document.createElement(tag);
    element.setAttribute('host', '/clients/stadt');
    const ready = new Promise((resolve) => element.addEventListener('portal-ready', resolve, { once: true }));
    document.body.append(element);
    await ready;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const now = () => performance.timeOrigin + performance.now();

/** Clicks inside the list and waits for the frame with other cards; returns both times in milliseconds since 1970. */
function clickAndWait(selector: string): Promise<{ clicked: number; changed: number }> {
  const root = document.querySelector('event-list')?.shadowRoot;
  const target = root?.querySelector<HTMLElement>(selector);
  if (!root || !target) throw new Error(`There is no ${selector} in the list`);
  const titles = () =>
    [...root.querySelectorAll('.cards:not(.is-busy) .card-title')].map((one) => one.textContent).join();
  const before = titles();
  const clicked = now();
  target.click();
  return new Promise((resolve) => {
    const look = () => {
      const after = titles();
      if (after && after !== before) resolve({ clicked, changed: now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Opens a screen of the portal by a click on one of its links and waits for the frame that shows all of it; returns
 * both times in milliseconds since 1970.
 *
 * @param heading text of the screen's first heading; the text of the link itself if undefined
 */
function openAndWait(link: string, heading: string | undefined): Promise<{ clicked: number; shown: number }> {
  const root = document.querySelector('event-portal')?.shadowRoot;
  const target = root?.querySelector<HTMLElement>(link);
  if (!root || !target) throw new Error(`There is no ${link} in the portal`);
  const wanted = heading ?? target.textContent?.trim();
  const isShown = () =>
    !root.querySelector('[aria-busy=true], article') &&
    [...root.querySelectorAll('h1, h2, h3')].some((one) => one.textContent?.trim() === wanted);
  const clicked = now();
  target.click();
  return new Promise((resolve) => {
    const look = () => (isShown() ? resolve({ clicked, shown: now() }) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
}

/** Opens a screen of the portal by its path. */
function navigate(path: string): void {
  const portal: (HTMLElement & { navigate?(target: string): void }) | null = document.querySelector('event-portal');
  portal?.navigate?.(path);
}

/** Opens a step of an order and waits for the frame that shows it. @returns milliseconds */
function stepAndWait(path: string): Promise<number> {
  const root = document.querySelector('event-portal')?.shadowRoot;
  const step = () => root?.querySelector('section[aria-label^="Schritt: "]')?.getAttribute('aria-label');
  const before = step();
  const begun = now();
  navigate(path);
  return new Promise((resolve) => {
    const look = () => {
      const after = step();
      if (after && after !== before) requestAnimationFrame(() => resolve(now() - begun));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Clicks a button of the portal and waits for the frame with an element. @returns milliseconds */
function pressUntil(button: string, thing: string): Promise<number> {
  const root = document.querySelector('event-portal')?.shadowRoot;
  const target = root?.querySelector<HTMLElement>(button);
  if (!root || !target) throw new Error(`There is no ${button} in the portal`);
  const begun = now();
  target.click();
  return new Promise((resolve) => {
    const look = () => {
      if (root.querySelector(thing)) requestAnimationFrame(() => resolve(now() - begun));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const benchActions = { mountAndRemove, clickAndWait, openAndWait, navigate, stepAndWait, pressUntil };

/** The functions of `window.benchActions`. */
export type BenchActions = typeof benchActions;

declare global {
  interface Window {
    benchActions: BenchActions;
  }
}
window.benchActions = benchActions;
