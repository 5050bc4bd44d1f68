import { cleaner } from '../lib/html-cleaner';
import { toNodes } from '../ui/dom-jsx';

/**
 * Draws what the client's own frame has above the portal, as the application does. It is a file of its own because the
 * cleaner is large and few clients have such a frame.
 *
 * @param host absolute base address, to which paths of pictures lead
 * @param imageHosts the setting of that name, unread
 */
export function paintedScaffold(html: string, host: string, imageHosts: unknown): Element {
  const hosts = Array.isArray(imageHosts) ? imageHosts.filter((name) => typeof name === 'string') : [];
  const box = toNodes('div', { lang: 'de', style: cleaner.scaffoldBox }) as Element;
  cleaner.fill(box, cleaner.scaffold(html, { base: host, hosts }));
  return box;
}
