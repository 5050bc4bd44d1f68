const wanted = new WeakMap<ShadowRoot, CSSStyleSheet[]>();

/**
 * Gives sheets to a shadow root, each once, beside those it was given before. A browser drops them all when the host
 * takes the element through another document; the next call, even without sheets, brings them back.
 */
export function adopt(root: ShadowRoot, ...sheets: CSSStyleSheet[]): void {
  const all = [...new Set([...(wanted.get(root) ?? []), ...sheets])];
  wanted.set(root, all);
  const missing = all.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
