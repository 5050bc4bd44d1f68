import { html, raw } from 'hono/html';
import type { Html } from '../page/page';

/** The drawings of the icons, by their names; 24 units wide, drawn with lines. */
const drawings = {
  back: 'M4 12h16M10 6l-6 6 6 6',
  calendar: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M8 3v4M16 3v4',
  check: 'm5 12.5 4.500 4.500L19 7.500',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3.500 2',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  euro: 'M18 6.500A7 7 0 1 0 18 17.500M4 10.500h9M4 13.500h9',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  history: 'M4 12a8 8 0 1 0 3-6.200M4 4v4h4M12 8v4l3 2',
  inbox: 'M3 13 6 5h12l3 8v6H3zM3 13h5l1 3h6l1-3h5',
  invoice: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  key: 'M8 11a4 4 0 1 0 0 8a4 4 0 0 0 0-8M11 12l9-9M16 7l3 3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3.500 7l8.500 6 8.500-6',
  megaphone: 'M4 10v4h3l9 5V5l-9 5zM19 10v4',
  minus: 'M5 12h14',
  next: 'm9 6 6 6-6 6',
  organisation: 'M5 21V4h10v17M15 10h4v11M3 21h18M8.500 8h3M8.500 12h3M8.500 16h3',
  pause: 'M8 5v14M16 5v14',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 21c0-5 4-7 8-7s8 2 8 7',
  persons:
    'M9 4.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.700 3 5.500',
  phone: 'M5 4h4l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2',
  pin: 'M12 21c-5-6-7-8-7-12a7 7 0 0 1 14 0c0 4-2 6-7 12M12 6.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5',
  play: 'M7 4v16l13-8z',
  plus: 'M12 5v14M5 12h14',
  previous: 'm15 6-6 6 6 6',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  refund: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 5 5v1',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16.500 16.500l4.500 4.500',
  settings:
    'M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  stop: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M6 6l12 12',
  text: 'M6 3h9l4 4v14H6zM9 9h4M9 13h7M9 17h7',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14',
  warning: 'M12 4 2.500 20h19zM12 10v4M12 17h.01',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof drawings;

/** Renders an icon, which screen readers skip. */
export function icon(name: IconName, size: 'normal' | 'small' = 'normal'): Html {
  const key = `${name} ${size}`;
  const known = rendered.get(key) ?? drawnIcon(name, size);
  rendered.set(key, known);
  return known;
}

/** The icons that have been rendered: a list shows the same ones in each row. */
const rendered = new Map<string, Html>();

const drawnIcon = (name: IconName, size: 'normal' | 'small') =>
  html`<svg class="icon${size === 'small' ? ' small' : ''}" viewBox="0 0 24 24" aria-hidden="true"><path d="${raw(drawings[name])}"/></svg>`;
