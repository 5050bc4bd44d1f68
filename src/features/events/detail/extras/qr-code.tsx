import { encode } from 'uqr';

/** The maximum length of a text. Longer codes have too many dots for a camera and a sheet of paper. */
const MAX_LENGTH = 400;

/** Renders a text as a QR code for print; nothing if the text is too long. @param label target of the code */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (text.length > MAX_LENGTH) return null;
  // The white border is part of a QR code.
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const size = data.length;
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dots.join('')} />
    </svg>
  );
}
