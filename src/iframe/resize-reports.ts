type HostWindow = Pick<Window, 'postMessage'>;

/** The reports of the frame page's height. */
export type ResizeReports = {
  /** Sends the height if it has changed. */
  report(): void;
  /** Sends the height to a host that requests it, changed or not. */
  answer(): void;
};

/**
 * Sends the height of the embedded page to the host page, so that it can fit its iframe. Posts `{ type:
 * 'resize-iframe', height }`, never the same height twice in a row unrequested, and never 0, which a hidden frame
 * measures.
 *
 * @param container element that contains the whole client. Its scroll height counts, in CSS pixels. Not the document
 *   element, which is never lower than the iframe itself.
 * @param host receiving window
 * @see spec section 1, "Embedding"
 */
export function resizeReports(container: Element, host: HostWindow): ResizeReports {
  let lastHeight = 0;
  function send(isRequested: boolean) {
    // Reading it forces a layout, whether the page is painted or not.
    const height = container.scrollHeight;
    if (height === 0 || (height === lastHeight && !isRequested)) return;
    lastHeight = height;
    // Heights are no secret, and a page cannot know its embedder: every origin may receive this message, and only this.
    host.postMessage({ type: 'resize-iframe', height }, '*');
  }
  return { report: () => send(false), answer: () => send(true) };
}
