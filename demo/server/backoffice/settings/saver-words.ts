import { findVersions, type SettingsVersion, type StoredSettings } from '../../clients/settings/settings-versions';
import type { Queryable } from '../../platform/database/database';
import { timeText } from '../page/page';

const MAX_SAVERS = 20;

const dayFormat = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', timeZone: 'Europe/Berlin' });
const dayWithYear = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

const yearOf = (instant: Date) => instant.toLocaleDateString('de-DE', { year: 'numeric', timeZone: 'Europe/Berlin' });

/** Formats a day; one of another year has its year. */
const dayText = (at: Date, now: Date) => (yearOf(at) === yearOf(now) ? dayFormat : dayWithYear).format(at);

/** Returns the name of the operator who has saved a version. */
export const saverOf = ({ operator }: Pick<SettingsVersion, 'operator'>): string => operator ?? 'der Verwaltung';

/** Returns the sentence about the last save; '' if the settings do not come from an operator. */
export function lastSavedText(newest: SettingsVersion | undefined, stored: StoredSettings, now: Date): string {
  if (!newest?.at || newest.mark !== stored.version) return '';
  return `Zuletzt gespeichert am ${dayText(newest.at, now)} von ${saverOf(newest)}.`;
}

/** Returns the sentence about who has saved since the operator has seen the settings. */
export async function laterSaversText(
  database: Queryable,
  { client, seenVersion }: { client: string; seenVersion: string },
): Promise<string> {
  const versions = await findVersions(database, { client, before: undefined, limit: MAX_SAVERS });
  const seenAt = versions.findIndex(({ mark }) => mark === seenVersion);
  const saves = versions
    .slice(0, Math.max(seenAt, 1))
    .flatMap(({ at, operator }) => (at === null ? [] : [`${operator ?? 'die Verwaltung'} um ${timeText(at)}`]));
  return saves.length === 0 ? '' : `Gespeichert hat ${saves.reverse().join(', dann ')}.`;
}
