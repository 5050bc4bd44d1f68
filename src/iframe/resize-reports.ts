/**
 * Tells the host page how tall the embedded page is, so that the host can fit its iframe.
 *
 * Posts `{ type: 'resize-iframe', height }` once at the start, on every resize of the window, and after every change
 * of the page body; at most once a frame, never the same height twice in a row, and never 0, which is what a hidden
 * frame measures.
 *
 * @param container the element that holds the whole client. Its scroll height counts, in CSS pixels. Not the document
 *   element: that one is never less tall than the iframe itself.
 * @param host the window that hears it
 * @returns a function that ends the reports
 * @see spec section 1, "Embedding"
 */
export function startResizeReports(container: Element, host: Pick<Window, 'postMessage'>): () => void {
  let lastHeight = 0;
  let frame = 0;

  function report() {
    frame = 0;
    const height = container.scrollHeight;
    if (height === lastHeight || height === 0) return;
    lastHeight = height;
    // Heights are no secret, and a page cannot know who frames it: every origin may hear this message, and only this.
    host.postMessage({ type: 'resize-iframe', height }, '*');
  }
  const reportSoon = () => {
    frame ||= requestAnimationFrame(report);
  };

  // Mutations inside a shadow root are invisible from the body; the size of the container is not.
  const bodyChanges = new MutationObserver(reportSoon);
  const sizeChanges = new ResizeObserver(reportSoon);
  bodyChanges.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  sizeChanges.observe(container);
  window.addEventListener('resize', reportSoon);
  report();

  return () => {
    cancelAnimationFrame(frame);
    bodyChanges.disconnect();
    sizeChanges.disconnect();
    window.removeEventListener('resize', reportSoon);
  };
}
