/** @jsxImportSource #view */
import { type IconOptions, Outline, PAINTER_OUTLINES } from './painter-icon';

/** Icons on a 24 by 24 grid, drawn for this product. */
export const OUTLINES = {
  ...PAINTER_OUTLINES,
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z',
  locate: 'M12 18a6 6 0 1 0-6-6 6 6 0 0 0 6 6Zm0-16v4m0 12v4M2 12h4m12 0h4',
  warning: 'M12 3 2 20h20Zm0 7v5m0 2.5v.01',
  check: 'M4 12l5 5L20 6',
  clock: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9Zm0-14v5l3 2',
} as const;

export type IconName = keyof typeof OUTLINES;

/** Renders an icon beside a text, hidden from assistive technology. */
export function Icon({ name, ...options }: IconOptions & { name: IconName }) {
  return <Outline path={OUTLINES[name]} {...options} />;
}
