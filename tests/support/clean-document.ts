import { afterAll, vi } from 'vitest';

/* Files with a document share it, as they share their modules: each one leaves it as it was before it. */

const address = location.href;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  for (const place of [document.head, document.body]) place.replaceChildren();
  for (const node of [document.documentElement, document.body]) {
    for (const name of node.getAttributeNames()) node.removeAttribute(name);
  }
  document.title = '';
  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
});
