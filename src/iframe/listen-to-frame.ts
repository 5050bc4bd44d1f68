const TALLEST_PX = 100_000;

/** Whether a message is the resize message of the protocol, and says a height that a page can have. */
function heightOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, height } = message as { type?: unknown; height?: unknown };
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0 && height <= TALLEST_PX;
  return type === 'resize-iframe' && isHeight ? Math.ceil(height) : undefined;
}

/** The origin of a frame's address; undefined for one that anybody could have, as of a sandbox or a data URL. */
function originOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { origin } = new URL(frame.src, location.href);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/**
 * Fits a frame to the height that its page reports (spec section 1, "Embedding"). Only messages of this very frame and
 * of the origin of its address are believed.
 */
export function fitFrame(frame: HTMLIFrameElement, { source, origin, data }: MessageEvent): void {
  if (!source || source !== frame.contentWindow || origin !== originOf(frame)) return;
  const height = heightOf(data);
  // Borders of the frame come on top, whatever the page says of boxes.
  if (height !== undefined) Object.assign(frame.style, { boxSizing: 'content-box', height: `${height}px` });
}

/**
 * Fits a frame to every height that its page reports.
 *
 * @returns a function that ends it
 */
export function listenToFrame(frame: HTMLIFrameElement): () => void {
  const hear = (event: MessageEvent) => fitFrame(frame, event);
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
