import { Outline, PAINTER_OUTLINES } from './painter-icon';

/** Icons on a 24 by 24 grid, drawn for this product. Separate, so that visitors of the list do not load them. */
const OUTLINES = {
  calendar: PAINTER_OUTLINES.calendar,
  globe: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  mail: 'M3 5h18v14H3ZM3 7l9 6 9-6',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0Zm10 3a3 3 0 1 0-3-3 3 3 0 0 0 3 3Z',
  'eye-off': 'M6 7c-2 1-3 3-4 5 5 8 15 8 20 0-2-4-5-6-9-6M9.5 14.5a3 3 0 0 1 2-5M4 4l16 16',
  user: 'M12 12a4 4 0 1 0-4-4 4 4 0 0 0 4 4Zm-8 9c1-5 4-6 8-6s7 1 8 6',
  users:
    'M9 11a3.5 3.5 0 1 0-3.5-3.5A3.5 3.5 0 0 0 9 11Zm-7 9c1-5 3-6 7-6s6 1 7 6m0-9a3.5 3.5 0 0 0 0-7m3 10c2 1 3 3 3 6',
  lock: 'M5 11h14v10H5Zm3 0V7a4 4 0 0 1 8 0v4m-4 4v2',
  euro: 'M19 6a8 8 0 1 0 0 12M3 10h10M3 14h10',
  key: 'M8 20a4 4 0 1 0-4-4 4 4 0 0 0 4 4Zm3-7 8-8m-4 4 3 3m-1-5 3 3',
  clock: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9Zm0-14v5l4 2',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6m4-6v6',
  pencil: 'M4 20l1-5L16 4l4 4L9 19Zm10-14 4 4',
  copy: 'M9 9h11v12H9Zm-3 6H4V3h11v3',
  page: 'M6 3h12v18H6Zm3 6h6m-6 4h6',
  play: 'M7 4v16l13-8Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  tag: 'M4 4h8l9 9-8 8-9-9Zm4 4v.01',
  access: 'M12 6a1.5 1.5 0 1 0-1.5-1.5A1.5 1.5 0 0 0 12 6ZM5 8.5h14M12 8.5V14l-3 7m3-7 3 7',
  building: 'M5 21V4h10v17m0-11h4v11M3 21h18M9 8h2M9 12h2m-2 4h2',
  plus: PAINTER_OUTLINES.plus,
  download: 'M12 3v12m0 0 4-4m-4 4-4-4M5 15v6h14v-6',
  upload: 'M12 15V3m0 0L8 7m4-4 4 4M5 15v6h14v-6',
  up: 'M6 15l6-6 6 6',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  home: 'M3 11l9-8 9 8M6 9v12h12V9m-8 12v-6h4v6',
  'log-out': 'M10 4H4v16h6m4-12 4 4-4 4m4-4H9',
  blocked: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 9 9ZM6 6l12 12',
  'caps-lock': 'M12 3 4 11h4v5h8v-5h4ZM8 20h8',
} as const;

export type AccountIconName = keyof typeof OUTLINES;

/** Renders an icon beside a text on account screens, hidden from assistive technology. */
export function AccountIcon({ name, size = 20 }: { name: AccountIconName; size?: number }) {
  return <Outline path={OUTLINES[name]} size={size} />;
}
