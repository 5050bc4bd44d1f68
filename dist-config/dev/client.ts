import '@vitejs/plugin-react/preamble';

/*
 * The first module of `npm run dev`: React's refresh, and replacement of style sheets without a reload. Our sheets are
 * texts in the code (`?inline`), for which Vite alone would reload the page.
 */

/** The style sheets of the page, with their texts. */
const originalTexts = new Map<CSSStyleSheet, string>();

const { replaceSync } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.replaceSync = function (text) {
  originalTexts.set(this, text);
  replaceSync.call(this, text);
};

import.meta.hot?.on('portal:sheet', ({ before, now }: { before: string; now: string }) => {
  const changed = [...originalTexts].filter(([, text]) => text.includes(before));
  for (const [sheet, text] of changed) sheet.replaceSync(text.replace(before, () => now));
  // No element uses it yet, but the code that will has the previous text.
  if (changed.length === 0) window.location.reload();
});
