type Hearer = Pick<Window, 'postMessage'>;

/** How the frame page says how tall it is. */
export type ResizeReports = {
  /** Says the height if it has changed. */
  report(): void;
  /** Says it to a host that asks, whether it has changed or not. */
  answer(): void;
};

/**
 * Tells the host page how tall the embedded page is, so that the host can fit its iframe: posts
 * `{ type: 'resize-iframe', height }`, never the same height twice in a row unasked, and never 0, which is what a
 * hidden frame measures.
 *
 * @param container the element that holds the whole client. Its scroll height counts, in CSS pixels. Not the document
 *   element: that one is never less tall than the iframe itself.
 * @param host the window that hears it
 * @see spec section 1, "Embedding"
 */
export function resizeReports(container: Element, host: Hearer): ResizeReports {
  let lastHeight = 0;
  function _(isAsked: boolean) {
    // Asking for it makes the browser lay the page out, drawn or not.
    const height = container.scrollHeight;
    if (height === 0 || (height === lastHeight && !isAsked)) return;
    lastHeight = height;
    // Heights are no secret, and a page cannot know who frames it: every origin may hear this message, and only this.
    host.postMessage({ type: 'resize-iframe', height }, '*');
  }
  return { report: () => _(false), answer: () => _(true) };
}
