import { apiHost } from '../app/api-host';
import { readAttributes } from '../elements/read-attributes';
import type { ElementTag } from '../elements/registry';
import { fitFrames } from '../iframe/fit-frames';
import { warnOfRefusals } from './policy-refusals';

export { brokenBuiltins } from './broken-builtins';

/** The name of the slot for the frame in a shadow root. */
const SLOT = 'frame';
/**
 * The style of a frame that has not sent a message yet: the element's content stays visible. Not `display: none`, in
 * which the frame would have no height.
 */
const LOADING_STYLE = { position: 'absolute', visibility: 'hidden', height: '0' };
const SHOWN_STYLE = { position: '', visibility: '' };

/** Returns the frame page's address with the element's input. */
function addressOf(element: Element, tag: ElementTag, script: string): string {
  const address = new URL('iframe/index.html', script);
  const { searchParams: query } = address;
  // The page in the frame ignores unknown ones.
  for (const { name, value } of element.attributes) query.set(name, value);
  query.set('element', tag);
  query.set('host', apiHost(readAttributes(tag, element)) ?? location.origin);
  if (tag === 'event-portal' && location.hash.startsWith('#/')) {
    query.set('start', location.hash.slice(1));
  }
  return address.href;
}

function newFrame(element: Element, tag: ElementTag, src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.slot = SLOT;
  frame.dataset.eventPortal = '';
  // The route stays in the page's address, as it would be without a frame.
  frame.dataset.history = element.getAttribute('history') ?? (tag === 'event-portal' ? 'hash' : 'memory');
  frame.dataset.hashKey = element.getAttribute('hash-key') ?? '';
  frame.title =
    element.getAttribute('aria-label') ?? (element.getAttribute('locale') === 'en' ? 'Events' : 'Veranstaltungen');
  // Not as an attribute: a strict content security policy would refuse it. As wide as its parent, which may in turn
  // shrink to fit it.
  Object.assign(frame.style, { display: 'block', width: '100vw', maxWidth: '100%', border: '0' }, LOADING_STYLE);
  return frame;
}

/** Removes all children but one, without `Element.remove`, which page libraries replace. */
function removeOtherChildren(parent: ParentNode & Node, kept: Element) {
  for (const child of [...parent.childNodes]) if (child !== kept) parent.removeChild(child);
}

/**
 * Replaces an element with the iframe build: a frame has its own built-in functions, regardless of the page's. The
 * element's content stays until the page in the frame has loaded, and for good if the page's policy refuses frames.
 *
 * @param script address of the bundle, beside which the iframe build is
 */
export function showInFrame(element: Element, tag: ElementTag, script: string): void {
  fitFrames();
  const frame = newFrame(element, tag, addressOf(element, tag, script));
  const { shadowRoot } = element;
  // A prerendered shadow root hides children without a slot.
  const slot = document.createElement('slot');
  slot.name = SLOT;
  shadowRoot?.append(slot);

  const cleanUp = () => {
    window.removeEventListener('message', onMessage);
    stopNaming();
  };
  function onMessage({ source }: MessageEvent) {
    if (!source || source !== frame.contentWindow) return;
    cleanUp();
    removeOtherChildren(element, frame);
    if (shadowRoot) removeOtherChildren(shadowRoot, slot);
    Object.assign(frame.style, SHOWN_STYLE);
  }
  const stopNaming = warnOfRefusals(script, 'frame-src', () => {
    cleanUp();
    // The page may have removed it in the meantime.
    for (const added of [frame, slot]) added.parentNode?.removeChild(added);
  });
  window.addEventListener('message', onMessage);
  element.append(frame);
}
