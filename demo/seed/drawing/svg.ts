/** Width and height of the drawing, in the units of its view box. */
export const CANVAS = { width: 1280, height: 800 };

type Attributes = Record<string, string | number>;

const rounded = (value: string | number) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

/** One SVG element as text. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${rounded(value)}"`);
  return `<${name}${list.join('')}${content ? `>${content}</${name}>` : '/>'}`;
}

/** A rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  element('rect', { x, y, width, height, fill, ...more });

/** A circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

/** An ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A filled path; numbers in its data are the caller's. */
export const path = (d: string, fill: string, more: Attributes = {}) =>
  element('path', {
    d: d.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    fill,
    ...more,
  });

/** A stroked path without filling, round at its ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });

/** A polygon from pairs of numbers. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string, more: Attributes = {}) =>
  element('polygon', { points: points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' '), fill, ...more });

/** Several drawings as one, moved, turned and scaled about its own origin. */
export const group = (content: string, x = 0, y = 0, { scale = 1, turn = 0, opacity = 1 } = {}) =>
  element(
    'g',
    { transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)}) scale(${scale})`, opacity },
    content,
  );

/** One drawing for each number from 0 to `count` - 1. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

/** A colour between two, 0 the first and 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
