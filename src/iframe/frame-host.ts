import { listenToFrame } from './listen-to-frame';

/*
 * The host page's half of the resize protocol: every `<iframe data-event-portal>` becomes as tall as its content,
 * those on the page now and those that come later.
 */

const heard = new WeakSet<HTMLIFrameElement>();

function listenToAll() {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-event-portal]')) {
    if (heard.has(frame)) continue;
    heard.add(frame);
    listenToFrame(frame);
  }
}

listenToAll();
new MutationObserver(listenToAll).observe(document, { childList: true, subtree: true });
