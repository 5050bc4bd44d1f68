import { handleFrameMessage, tellVisibleRange } from './host-messages';

/*
 * The host page's half of what host and frame say to one another. Every `<iframe data-event-portal>`, those on the page
 * now and those that come later, becomes as tall as its content, learns which part of it is seen, and may scroll the
 * page to a place within it.
 */

function each(act: (frame: HTMLIFrameElement) => void) {
  // Not iterated: this serves pages too that have replaced what iterates.
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-event-portal]');
  for (let index = 0; index < frames.length; index += 1) act(frames[index] as HTMLIFrameElement);
}

let isFitting = false;
let isWaiting = false;
const tellSoon = () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    each(tellVisibleRange);
  });
};

/** Fits all frames of the page to their content from now on. A second call changes nothing. */
export function fitFrames(): void {
  if (isFitting) return;
  isFitting = true;
  window.addEventListener('message', (event) => each((frame) => handleFrameMessage(frame, event)));
  window.addEventListener('scroll', tellSoon, { capture: true, passive: true });
  window.addEventListener('resize', tellSoon);
  // Nobody has heard the height of frames that came before this script. A stranger who hears this learns nothing.
  each((frame) => frame.contentWindow?.postMessage({ type: 'resize-iframe-request' }, '*'));
}
