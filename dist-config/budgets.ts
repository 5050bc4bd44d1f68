import { type Weight, weigh } from './weigh';

const BYTES_PER_KB = 1024;

/** Kilobytes after gzip, by the names of weigh.ts. `goal` is what we would like where the budget is higher. */
const BUDGETS: Record<string, { budget: number; goal?: number }> = {
  // Loader, painter, views, styles and texts, in one file that the application uses too.
  'all before the first card': { budget: 24 },
  'event-list until ready': { budget: 87.2 },
  'event-list, right behind': { budget: 10 },
  'event-portal, first screen': { budget: 89.2 },
  // The loader draws lists of events; what draws articles comes beside it.
  'article-list, before the first card': { budget: 26.8 },
  // Nothing follows: with what the list of events loads right behind, that one costs more.
  'article-list until ready': { budget: 93.2 },
  // The application never comes.
  'event-teaser, event-search until ready': { budget: 33 },
  'article form, on top of that of events': { budget: 15 },
  'classic script': { budget: 1 },
  'classic script, the whole': { budget: 220.6 },
  'frame helper': { budget: 1 },
  // A page of the demo: everything on it at once.
  'page of the form fields': { budget: 230 },
};
/** Any other route on top of the first screen, and any chunk that is loaded when it is used. */
const ON_TOP = { budget: 60 };
/** Heavy parts by what they stand on, each loaded where a field or a visitor wants it. */
const PARTS: Record<string, { budget: number; goal?: number }> = {
  'lazy ui/rich-text-editor/rich-text-editor.tsx': { budget: 70 },
  // Days are read on the way: what only forms and sheets are styled with stays away from them.
  'lazy features/events/views/month/month-part.tsx': { budget: 16.2 },
  // With its library, the list beside it and the way to it: all that a list does without.
  'lazy features/events/views/map/map-board-part.tsx': { budget: 60 },
};

type Row = { name: string; kilobytes: number; budget: number; goal?: number };

/** What a build weighs beside what it may weigh. */
export function budgetRows(distFolder: string): Row[] {
  const { totals, routes, lazyChunks, kitChunks } = weigh(distFolder);
  const row = ({ name, bytes }: Weight, limit: { budget: number; goal?: number }): Row => ({
    name,
    kilobytes: bytes / BYTES_PER_KB,
    ...limit,
  });
  return [
    ...totals.map((weight) => {
      const limit = BUDGETS[weight.name];
      if (!limit) throw new Error(`${weight.name} has no budget`);
      return row(weight, limit);
    }),
    ...[...routes, ...lazyChunks, ...kitChunks].map((weight) => row(weight, PARTS[weight.name] ?? ON_TOP)),
  ];
}

/**
 * Prints what a build weighs, kilobytes of 1024 bytes after gzip -9.
 *
 * @throws {Error} with the names of what is over its budget
 */
export function checkBudgets(distFolder: string): void {
  const rows = budgetRows(distFolder);
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, kilobytes, budget, goal } of rows) {
    const verdict = kilobytes > budget ? 'over' : 'ok';
    const wish = goal === undefined ? '' : ` (goal ${goal.toFixed(1)})`;
    console.info(
      `${name.padEnd(width)} ${kilobytes.toFixed(1).padStart(7)} of ${budget.toFixed(1).padStart(5)} KB  ${verdict}${wish}`,
    );
  }
  const over = rows.filter(({ kilobytes, budget }) => kilobytes > budget);
  if (over.length > 0) throw new Error(`Over their budget: ${over.map(({ name }) => name).join(', ')}.`);
}
