const SVG = 'http://www.w3.org/2000/svg';
const OUTLINE = 'M16 41C27 26 30 21 30 15a14 14 0 0 0-28 0c0 6 3 11 14 26Z';

function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Creates the marker of a point, 32 by 42 px, in the client's colour; from nodes, as some pages forbid HTML. */
export function mapPin(): HTMLElement {
  const pin = document.createElement('div');
  const drawing = svgElement('svg', { viewBox: '0 0 32 42', width: 32, height: 42, 'aria-hidden': 'true' });
  drawing.append(
    svgElement('path', { d: OUTLINE, fill: 'var(--portal-color-primary)', stroke: '#16202a', 'stroke-width': 1.5 }),
    svgElement('circle', { cx: 16, cy: 15, r: 5, fill: '#fff' }),
  );
  pin.append(drawing);
  return pin;
}
