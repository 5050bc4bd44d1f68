import { html, raw } from 'hono/html';
import { encode } from 'uqr';
import type { Html } from '../../page/page';

/** Draws a text as a QR code. @param label what it is for */
export function qrCode(text: string, label: string): Html {
  // The white border is part of a QR code.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg viewBox="0 0 ${size} ${size}" width="240" height="240" role="img" aria-label="${label}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${raw(dots.join(''))}"/></svg>`;
}
