import { Outline } from '../ui/painter-icon';

/** Icons that the first list does without; they load with the parts that need them. */
const OUTLINES = {
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  print: 'M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7Z',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4Zm11 0v10',
  route: 'M6 21a3 3 0 1 0-3-3 3 3 0 0 0 3 3ZM18 9a3 3 0 1 0-3-3 3 3 0 0 0 3 3ZM18 9v5a4 4 0 0 1-4 4H9',
} as const;

/** Renders an icon beside a text, hidden from assistive technology. */
export function ExtraIcon({ name, size = 20 }: { name: keyof typeof OUTLINES; size?: number }) {
  return <Outline path={OUTLINES[name]} size={size} />;
}
