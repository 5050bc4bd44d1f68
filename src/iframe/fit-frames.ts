import { handleFrameMessage, sendVisibleRange } from './host-messages';

/*
 * The host page's half of the messages between host and frame. Every `<iframe data-event-portal>`, now or later, gets
 * the height of its content and receives its visible part. It may scroll the page to a position within it.
 */

function forEachFrame(act: (frame: HTMLIFrameElement) => void) {
  // Not iterated: this also runs on pages that have replaced iterators.
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-event-portal]');
  for (let index = 0; index < frames.length; index += 1) act(frames[index] as HTMLIFrameElement);
}

let isFitting = false;
let isScheduled = false;
const sendRangesSoon = () => {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    forEachFrame(sendVisibleRange);
  });
};

/** Fits all frames of the page to their content from now on. A second call changes nothing. */
export function fitFrames(): void {
  if (isFitting) return;
  isFitting = true;
  window.addEventListener('message', (event) => forEachFrame((frame) => handleFrameMessage(frame, event)));
  window.addEventListener('scroll', sendRangesSoon, { capture: true, passive: true });
  window.addEventListener('resize', sendRangesSoon);
  // Frames that loaded before this script have sent their height already. The request reveals nothing to other
  // recipients.
  forEachFrame((frame) => frame.contentWindow?.postMessage({ type: 'resize-iframe-request' }, '*'));
}
