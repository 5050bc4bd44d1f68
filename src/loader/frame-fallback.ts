import { readAttributes } from '../elements/read-attributes';
import type { Tag } from '../elements/registry';
import { askedHost } from '../portal/asked-host';

export { brokenNatives } from './natives';

/**
 * Shows an element as the iframe build in its place: a frame has built-in functions of its own, whatever the page has
 * done to its own.
 *
 * @param script address of the bundle, beside which the iframe build stands
 */
export function showInFrame(element: Element, tag: Tag, script: string): void {
  const address = new URL('iframe/index.html', script);
  const { searchParams: query } = address;
  // The page in the frame takes those that it knows.
  for (const { name, value } of element.attributes) query.set(name, value);
  query.set('element', tag);
  query.set('host', askedHost(readAttributes(tag, element)) ?? location.origin);
  if (tag === 'event-portal' && location.hash.startsWith('#/')) {
    query.set('start', location.hash.slice(1));
  }

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.dataset.eventPortal = '';
  frame.title =
    element.getAttribute('aria-label') ?? (element.getAttribute('locale') === 'en' ? 'Events' : 'Veranstaltungen');
  // Not as an attribute: a strict content security policy would refuse it.
  // As wide as its parent, which may in turn shrink to fit it.
  Object.assign(frame.style, { display: 'block', width: '100vw', maxWidth: '100%', height: '600px', border: '0' });
  element.replaceChildren(frame);
  // What a server has drawn ahead would hide the frame.
  element.shadowRoot?.replaceChildren(document.createElement('slot'));
  // The helper that fits the frame's height; on a page that has it already, a second one changes nothing.
  import(/* @vite-ignore */ new URL('event-portal-frame.js', script).href).catch((error: unknown) =>
    console.error('[event-portal] The frame stays as tall as it is.', error),
  );
}
