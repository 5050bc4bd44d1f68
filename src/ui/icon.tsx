/**
 * Outlines on a 24 by 24 grid, drawn for this product. The server chooses among these names for the icons of rubrics.
 */
const OUTLINES = {
  music: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3Zm11-2a3 3 0 1 1-3-3 3 3 0 0 1 3 3Z',
  stage: 'M3 4h18M5 4c0 6-1 9-2 12 4 0 6-3 7-7M19 4c0 6 1 9 2 12-4 0-6-3-7-7M7 20h10',
  child: 'M12 8a3 3 0 1 0-3-3 3 3 0 0 0 3 3Zm-6 3c4 2 8 2 12 0M12 12v4m0 0-3 5m3-5 3 5',
  market: 'M3 9l2-5h14l2 5M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M5 12v8h14v-8M10 20v-5h4v5',
  nature: 'M12 3c4 3 6 6 6 9a6 6 0 0 1-12 0c0-3 2-6 6-9Zm0 6v12',
  talk: 'M4 5h16v11H10l-4 4v-4H4Zm4 4h8m-8 3h5',
  art: 'M4 4h16v16H4Zm0 12 5-5 4 4 3-3 4 4M9 8.5h.01',
  book: 'M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2Zm0 0v14',
  sport: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9ZM5 6c4 4 4 8 0 12M19 6c-4 4-4 8 0 12',
  film: 'M4 5h16v14H4Zm4 0v14m8-14v14M4 9.7h4m-4 4.6h4m8-4.6h4m-4 4.6h4',
  party: 'M4 20l5-13 8 8Zm9-13c0-2 1-3 3-3m1 6c2-1 3-1 4 0M15 3v.01M20 5v.01M20 14v.01',
  church: 'M12 2v6m-2-4h4M5 21v-9l7-5 7 5v9Zm5 0v-4a2 2 0 0 1 4 0v4',
  food: 'M7 3v8m-3-8v5a3 3 0 0 0 6 0V3M7 11v10M17 3c-3 2-3 8 0 9v9',
  course: 'M2 9l10-5 10 5-10 5Zm4 2v5c4 3 8 3 12 0v-5m4-2v6',
  tour: 'M9 20l-6-3V4l6 3 6-3 6 3v13l-6-3Zm0-13v13m6-16v13',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z',
  heart: 'M12 20c-5-4-9-7-9-11.5A4.5 4.5 0 0 1 12 6a4.5 4.5 0 0 1 9 2.5C21 13 17 16 12 20Z',
  search: 'M11 18a7 7 0 1 0-7-7 7 7 0 0 0 7 7Zm5-2 5 5',
  place: 'M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11Zm0-8.5A2.5 2.5 0 1 0 9.5 10a2.5 2.5 0 0 0 2.5 2.5Z',
  calendar: 'M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5',
  locate: 'M12 18a6 6 0 1 0-6-6 6 6 0 0 0 6 6Zm0-16v4m0 12v4M2 12h4m12 0h4',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  warning: 'M12 3 2 20h20Zm0 7v5m0 2.5v.01',
  info: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9Zm0-10v6m0-9.5v.01',
  filter: 'M3 5h18l-7 8v6l-4 2v-8Z',
  check: 'M4 12l5 5L20 6',
} as const;

export type IconName = keyof typeof OUTLINES;

const isIconName = (name: string): name is IconName => Object.hasOwn(OUTLINES, name);

type Look = { /** Pixels. */ size?: number; isFilled?: boolean };

/** A picture beside words; it says nothing of its own to assistive technology. Unknown names give a star. */
export function Icon({ name, ...look }: Look & { name: string }) {
  return <Outline path={OUTLINES[isIconName(name) ? name : 'star']} {...look} />;
}

/** One outline on the grid; for the tables of icons that load with their screens. */
export function Outline({ path, size = 20, isFilled = false }: Look & { path: string }) {
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
