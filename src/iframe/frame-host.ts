import { fitFrame } from './listen-to-frame';

/*
 * The host page's half of the resize protocol: every `<iframe data-event-portal>` becomes as tall as its content,
 * those on the page now and those that come later.
 */

window.addEventListener('message', (event) => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-event-portal]')) fitFrame(frame, event);
});
