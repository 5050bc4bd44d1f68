/** @jsxImportSource #view */
/** Icons of the painter, on a 24 by 24 grid. Each byte delays the first card; all others are in icon.tsx. */
export const PAINTER_OUTLINES = {
  heart: 'M12 20c-5-4-9-7-9-11.5A4.5 4.5 0 0 1 12 6a4.5 4.5 0 0 1 9 2.5C21 13 17 16 12 20Z',
  search: 'M11 18a7 7 0 1 0-7-7 7 7 0 0 0 7 7Zm5-2 5 5',
  place: 'M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11Zm0-8.5A2.5 2.5 0 1 0 9.5 10a2.5 2.5 0 0 0 2.5 2.5Z',
  calendar: 'M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  feed: 'M6 18v.01M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14',
  mail: 'M3 6h18v12H3Zm0 1 9 7 9-7',
  plus: 'M12 5v14m7-7H5',
  info: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9Zm0-10v6m0-9.5v.01',
} as const;

export type IconOptions = { /** The size in px. */ size?: number; isFilled?: boolean };

/** Renders an icon beside a text, hidden from assistive technology. */
export function PainterIcon({ name, ...options }: IconOptions & { name: keyof typeof PAINTER_OUTLINES }) {
  return <Outline path={PAINTER_OUTLINES[name]} {...options} />;
}

/** Renders one icon on the grid, for the icon tables that load with their screens. */
export function Outline({ path, size = 20, isFilled = false }: IconOptions & { path: string }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
