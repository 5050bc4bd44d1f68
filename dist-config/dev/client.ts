import '@vitejs/plugin-react/preamble';

/*
 * What `npm run dev` loads before the product: React's refresh, and sheets that take the place of those before them
 * without a new page. Our sheets are texts in the code (`?inline`), which Vite alone would load the page anew for.
 */

/** Every sheet that the page has written, with its text. */
const written = new Map<CSSStyleSheet, string>();

const { replaceSync } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.replaceSync = function (text) {
  written.set(this, text);
  replaceSync.call(this, text);
};

import.meta.hot?.on('portal:sheet', ({ before, now }: { before: string; now: string }) => {
  const changed = [...written].filter(([, text]) => text.includes(before));
  for (const [sheet, text] of changed) sheet.replaceSync(text.replace(before, () => now));
  // Nobody has it yet, but the code that will has the text of before.
  if (changed.length === 0) window.location.reload();
});
