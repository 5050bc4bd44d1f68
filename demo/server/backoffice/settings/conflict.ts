import { html } from 'hono/html';
import { settingDifferences, withDifferences } from '../../clients/settings/setting-differences';
import type { Entries } from '../../clients/settings/settings-object';
import type { Html } from '../page/page';
import { settingDifferenceList } from './difference-list';
import { valueWords } from './setting-words';

/** The settings of two operators with the same base. */
export type Conflict = { seen: unknown; stored: unknown; own: unknown };

/** Returns the stored settings with the operator's own changes. */
export const mergedSettings = ({ seen, stored, own }: Conflict): Entries =>
  withDifferences(stored, settingDifferences(seen, own));

/** Renders the changes of somebody else, and marks those that conflict with the operator's. */
export function conflictSection({ seen, stored, own }: Conflict): Html {
  const mine = new Map(settingDifferences(stored, own).map(({ path, after }) => [path, after]));
  const changed = new Set(settingDifferences(seen, own).map(({ path }) => path));
  return html`<section aria-labelledby="conflict"><h2 id="conflict">Inzwischen geändert</h2>
<p>Ihre Änderungen stehen im Formular auf dem neuen Stand. Prüfen Sie sie und speichern Sie noch einmal.</p>
${settingDifferenceList(settingDifferences(seen, stored), ({ path }) =>
  changed.has(path) && mine.has(path)
    ? `Von Ihnen auch geändert: im Formular steht ${valueWords(path, mine.get(path))}.`
    : '',
)}</section>`;
}
