import { afterAll, vi } from 'vitest';

/* Test files share a document, as they share their modules: each one restores it. */

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
