import { adoptSheet } from '../adopt-sheet';

const sheets = new Map<string, CSSStyleSheet>();

/** Adds the styles of a lazy part to its shadow root; one sheet serves the page. */
export function adoptStyleText(element: Node | null, css: string): void {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  adoptSheet(root, sheet);
}
