import { type Weight, weigh } from './weigh';

const BYTES_PER_KB = 1024;

/**
 * Kilobytes after gzip -9, by the names of weigh.ts: what the build weighed when the table was last written, plus 5 %.
 * A reviewed change may raise a budget; tests/e2e/sizes.spec.ts checks them.
 */
const BUDGETS: Record<string, number> = {
  'all before the first card': 25.2,
  'event-list until ready': 91.5,
  'event-list, right behind': 10.4,
  'event-portal, first screen': 93.6,
  'article-list, before the first card': 28.2,
  'article-list until ready': 97.4,
  'event-teaser, event-search until ready': 34.2,
  'article form, on top of that of events': 4.8,
  'classic script': 0.6,
  'classic script, the whole': 231.7,
  'frame helper': 0.9,
  // A page of the demo: everything on it at once.
  'page of the form fields': 241.4,
};
/** Any other route on top of the first screen, and any chunk that is loaded when it is used. */
const ON_TOP = 63;
/** Heavy parts, by what they stand on. */
const PARTS: Record<string, number> = {
  'lazy ui/rich-text-editor/rich-text-editor.tsx': 73,
  // Libraries that read calendars, mails and loose JSON, once somebody has chosen a file.
  'lazy model/event-import/read-event-file.ts': 105.2,
};

type Row = { name: string; kilobytes: number; budget: number };

/** Lists what each part of a build weighs beside its budget. */
export function budgetRows(distFolder: string): Row[] {
  const { totals, routes, lazyChunks, kitChunks } = weigh(distFolder);
  const row = ({ name, bytes }: Weight, budget: number): Row => ({ name, kilobytes: bytes / BYTES_PER_KB, budget });
  return [
    ...totals.map((weight) => {
      const budget = BUDGETS[weight.name];
      if (budget === undefined) throw new Error(`${weight.name} has no budget`);
      return row(weight, budget);
    }),
    ...[...routes, ...lazyChunks, ...kitChunks].map((weight) => row(weight, PARTS[weight.name] ?? ON_TOP)),
  ];
}
