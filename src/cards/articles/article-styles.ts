import { adoptSheet } from '../../ui/adopt-sheet';
import css from './articles.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of lists of articles to an element; one sheet serves the page. */
export function adoptArticleStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  adoptSheet(root, sheet);
}
