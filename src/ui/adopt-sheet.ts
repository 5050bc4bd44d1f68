const sheetsOfRoot = new WeakMap<ShadowRoot, CSSStyleSheet[]>();

/**
 * Adds sheets to a shadow root, each once, after the present ones. A browser drops all of them when the host moves the
 * element into another document; the next call, even without sheets, adopts them again.
 */
export function adoptSheet(root: ShadowRoot, ...sheets: CSSStyleSheet[]): void {
  const all = [...new Set([...(sheetsOfRoot.get(root) ?? []), ...sheets])];
  sheetsOfRoot.set(root, all);
  const missing = all.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
