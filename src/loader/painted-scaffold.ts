import { cleaner, type Pictures } from '../lib/html-cleaner';
import { languageOfText } from '../lib/text-language';
import { toNodes } from '../ui/dom-jsx';

/**
 * Draws what the client's own frame has above the portal, as the application does. It is a file of its own because the
 * cleaner is large and few clients have such a frame.
 *
 * @param to where paths of pictures lead, and relative links
 * @param imageHosts the setting of that name, unread
 */
export function paintedScaffold(html: string, to: Pick<Pictures, 'base' | 'site'>, imageHosts: unknown): Element {
  const hosts = Array.isArray(imageHosts) ? imageHosts.filter((name) => typeof name === 'string') : [];
  const box = toNodes('div', { lang: languageOfText(html), style: cleaner.scaffoldBox }) as Element;
  cleaner.fill(box, cleaner.scaffold(html, { ...to, hosts }));
  return box;
}
