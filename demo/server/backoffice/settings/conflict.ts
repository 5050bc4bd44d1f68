import { html } from 'hono/html';
import { settingDifferences, withDifferences } from '../../clients/settings/setting-differences';
import type { Entries } from '../../clients/settings/settings-object';
import type { Html } from '../page/page';
import { settingDifferenceList } from './difference-list';
import { formatSettingValue } from './setting-words';

/** The settings of two operators with the same base. */
export type Conflict = { seen: unknown; stored: unknown; sent: unknown };

/** Returns the stored settings with the operator's own changes. */
export const mergedSettings = ({ seen, stored, sent }: Conflict): Entries =>
  withDifferences(stored, settingDifferences(seen, sent));

/**
 * Renders the changes of others, and marks those that conflict with the operator's.
 *
 * @param savers the sentences about who has saved
 */
export function conflictSection({ seen, stored, sent }: Conflict, savers: string): Html {
  const sentByPath = new Map(settingDifferences(stored, sent).map(({ path, after }) => [path, after]));
  const changedPaths = new Set(settingDifferences(seen, sent).map(({ path }) => path));
  return html`<section aria-labelledby="conflict"><h2 id="conflict">Inzwischen geändert</h2>
<p>${savers} Ihre Änderungen stehen im Formular auf dem neuen Stand. Prüfen Sie sie und speichern Sie noch einmal.</p>
${settingDifferenceList(settingDifferences(seen, stored), ({ path }) =>
  changedPaths.has(path) && sentByPath.has(path)
    ? `Von Ihnen auch geändert: im Formular steht ${formatSettingValue(path, sentByPath.get(path))}.`
    : '',
)}</section>`;
}
