import { OUTLINES as COMMON } from './icon';
import { type IconOptions, Outline } from './painter-icon';

/** The icons of rubrics by name; the server selects among these names. */
const OUTLINES = {
  star: COMMON.star,
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
} as const;

const isKnown = (name: string): name is keyof typeof OUTLINES => Object.hasOwn(OUTLINES, name);

/** Renders the icon of a rubric, for unknown names a star. It is hidden from assistive technology. */
export function RubricIcon({ name, ...options }: IconOptions & { name: string }) {
  return <Outline path={OUTLINES[isKnown(name) ? name : 'star']} {...options} />;
}
