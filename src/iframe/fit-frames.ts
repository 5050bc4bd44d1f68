import { handleFrameMessage, tellVisibleRange } from './host-messages';

/*
 * The host page's half of the messages between host and frame. Every `<iframe data-event-portal>`, now or later, gets
 * the height of its content and receives its visible part. It may scroll the page to a position within it.
 */

function each(act: (frame: HTMLIFrameElement) => void) {
  // Not iterated: this also runs on pages that have replaced iterators.
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
  // Frames that loaded before this script have sent their height already. The request reveals nothing to other
  // recipients.
  each((frame) => frame.contentWindow?.postMessage({ type: 'resize-iframe-request' }, '*'));
}
