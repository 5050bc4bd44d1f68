import { cleaner, type Pictures } from '../lib/html-cleaner';
import { languageOfText } from '../lib/text-language';
import { toNodes } from '../ui/jsx-to-dom';

/**
 * Draws what the client's own frame has above the portal, as the application does. It is a file of its own because the
 * cleaner is large and few clients have such a frame.
 */
export function paintedScaffold(html: string, to: Pictures): Element {
  const box = toNodes('div', { lang: languageOfText(html), style: cleaner.scaffoldBox }) as Element;
  cleaner.fill(box, cleaner.scaffold(html, to));
  return box;
}
