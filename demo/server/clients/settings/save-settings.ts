import type { ClientOptions } from '../../clients/options';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { inOneWrite } from '../../platform/http/write';
import { settingDifferences } from './setting-differences';
import { loadSettings, storeVersion } from './settings-versions';

/** The maximum number of changed keys in an entry of the history. */
const MAX_KEYS = 50;

/**
 * New settings by an operator who has seen the version `seenVersion`. `restored` is the id of the version that they restore.
 */
export type NewSettings = { value: unknown; seenVersion: string; restored?: number | undefined };

/** Stores valid settings as a new version, unless somebody else has stored others since `seenVersion`. */
export const saveSettings = (
  options: Pick<ClientOptions, 'database' | 'onWritten'>,
  { value, seenVersion, restored }: NewSettings,
  actorContext: ActorContext,
): Promise<'saved' | 'stale'> =>
  inOneWrite(options, async (transaction) => {
    const { client } = actorContext;
    await transaction.query('select 1 from clients where key = $1 for update', [client]);
    const stored = await loadSettings(transaction, client);
    const keys = settingDifferences(stored.value, value).map(({ path }) => path);
    // A repeated submit, or another operator has saved the same: nothing is left to do.
    if (keys.length === 0) return 'saved';
    if (stored.version !== seenVersion) return 'stale';
    await transaction.query('update clients set settings = $2::text::jsonb where key = $1', [
      client,
      JSON.stringify(value),
    ]);
    await storeVersion(transaction, stored, actorContext, restored);
    const details = {
      keys: keys.slice(0, MAX_KEYS),
      ...(keys.length > MAX_KEYS && { more: keys.length - MAX_KEYS }),
    };
    const action = restored === undefined ? 'saved' : 'restored';
    await recordAction(transaction, actorContext, { kind: 'settings', action, details });
    return 'saved';
  });
