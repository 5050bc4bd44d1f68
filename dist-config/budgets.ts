import { type Weight, weigh } from './weigh';

const BYTES_PER_KB = 1024;

/**
 * Kilobytes after gzip -9, by the names of weigh.ts: what the build weighed when the table was last written, plus 5 %.
 * A reviewed change may raise a budget; tests/e2e/sizes.spec.ts checks them.
 */
const BUDGETS: Record<string, number> = {
  'all before the first card': 26.7,
  'event-list until ready': 124.1,
  'event-list, right behind': 10.6,
  'event-portal, first screen': 126.4,
  'article-list, before the first card': 29.7,
  'article-list until ready': 130.3,
  'event-teaser, event-search until ready': 36,
  'article form, on top of that of events': 5.1,
  'classic script': 5,
  'frame helper': 0.9,
  // A page of the demo: everything on it at once.
  'page of the form fields': 247.4,
};
/** Any other route on top of the first screen, and any chunk that is loaded when it is used. */
const ON_TOP = 70.4;
/** Routes and heavy parts that weigh more, such as what stands on an editor or reads files of other programs. */
const HEAVY: Record<string, number> = {
  'route adverts/order': 96.7,
  'lazy ui/rich-text-editor/rich-text-editor.tsx': 91.7,
  'lazy model/event-import/read-event-file.ts': 124,
  'lazy features/recording/my-events/standing/standing-dialog.tsx': 76.9,
  'lazy features/recording/save-changes.ts': 72.4,
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
    ...[...routes, ...lazyChunks, ...kitChunks].map((weight) => row(weight, HEAVY[weight.name] ?? ON_TOP)),
  ];
}
