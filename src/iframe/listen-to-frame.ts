const TALLEST_PX = 100_000;

/** Whether a message is the resize message of the protocol, and says a height that a page can have. */
function heightOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, height } = message as { type?: unknown; height?: unknown };
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0 && height <= TALLEST_PX;
  return type === 'resize-iframe' && isHeight ? Math.ceil(height) : undefined;
}

/**
 * Fits a frame to the height that its page reports (spec section 1, "Embedding"). Only messages of this very frame and
 * of the origin of its address are believed.
 *
 * @returns a function that ends it
 */
export function listenToFrame(frame: HTMLIFrameElement): () => void {
  function hear(event: MessageEvent) {
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src, location.href).origin) return;
    const height = heightOf(event.data);
    if (height !== undefined) frame.style.height = `${height}px`;
  }
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
