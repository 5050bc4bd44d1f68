import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type SourceManifest } from './plugins/source-manifest';
import { roundTrips } from './route-files';
import { type Weight, weigh } from './weigh';

const BYTES_PER_KB = 1024;

/** The names of default budgets: any other route on top of the first screen, and any lazy chunk. */
const ANY_OTHER_PART = 'any other route or part';
const ANY_OTHER_SCREEN = 'round trips to any other screen';

/**
 * The budgets in kilobytes after gzip -9, by the names of weigh.ts: the weights when the table was last written, plus 5
 * %; and the round trips of a screen's code after a click. A reviewed change may raise a budget;
 * tests/e2e/sizes.spec.ts checks them.
 */
const BUDGETS: Record<string, number> = {
  'all before the first card': 43.7,
  'event-list until ready': 142.7,
  'event-list, right behind': 6.3,
  'event-portal, first screen': 144.7,
  'article-list, before the first card': 45.4,
  'article-list until ready': 149.1,
  'event-teaser, event-search until ready': 51.5,
  'article form, on top of that of events': 4.4,
  'classic script': 9.9,
  'frame helper': 3.4,
  // A page of the demo with everything at once.
  'page of the form fields': 267.3,
  [ANY_OTHER_PART]: 87,
  // Forms with all their sections, and parts that depend on an editor or parsers of other formats.
  'route recording/event-form': 194.5,
  'route recording/article-form': 157.3,
  'route recording/start': 114.8,
  'route adverts/order': 167.7,
  'route profile': 92.6,
  'route adverts/bookings': 100.5,
  'route recording/my-events': 110.6,
  'route recording/my-articles': 111.3,
  'lazy forms/editor/rich-text-editor.tsx': 89.7,
  'lazy model/event-import/read-event-file.ts': 124.8,
  'lazy features/recording/save-changes.ts': 127.4,
  [ANY_OTHER_SCREEN]: 1,
};

type Row = { name: string; value: number; unit: 'KB' | 'round trips'; budget: number };

/** Returns the budget of a row in the table, or else that of its kind. */
function budgetOf(name: string, kind?: string): number {
  const budget = BUDGETS[name] ?? (kind === undefined ? undefined : BUDGETS[kind]);
  if (budget === undefined) throw new Error(`${name} has no budget`);
  return budget;
}

/** Lists the weight of each part of a build, and the round trips of each screen, beside its budget. */
export function budgetRows(distFolder: string): Row[] {
  const { totals, routes, lazyChunks, kitChunks } = weigh(distFolder);
  const manifest: SourceManifest = JSON.parse(readFileSync(join(distFolder, MANIFEST), 'utf8'));
  const weights = (weights: readonly Weight[], kind?: string) =>
    weights.map(({ name, bytes }): Row => {
      return { name, value: bytes / BYTES_PER_KB, unit: 'KB', budget: budgetOf(name, kind) };
    });
  const trips = roundTrips(manifest).map(({ screen, count }): Row => {
    const name = `round trips to ${screen.replace('src/features/', '').replace('.tsx', '')}`;
    return { name, value: count, unit: 'round trips', budget: budgetOf(name, ANY_OTHER_SCREEN) };
  });
  return [...weights(totals), ...weights([...routes, ...lazyChunks, ...kitChunks], ANY_OTHER_PART), ...trips];
}
