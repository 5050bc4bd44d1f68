import { createHash } from 'node:crypto';
import type { ActorContext } from '../../history/actor-context';
import { operatorNameSql } from '../../history/operator-name';
import type { Queryable } from '../../platform/database/database';

/** The settings of a client; `version` identifies them. */
export type StoredSettings = { value: unknown; text: string; version: string };

/** A version of the settings in the list of versions. */
export type SettingsVersion = {
  id: number;
  settings: unknown;
  mark: string;
  /** Null if the settings do not come from an operator. */
  at: Date | null;
  /** The name of the operator. */
  operator: string | null;
  /** The id of the restored version. */
  restored: number | null;
};

function stateOf(value: unknown): StoredSettings {
  const text = JSON.stringify(value, null, 2);
  return { value, text, version: createHash('sha256').update(text).digest('base64url') };
}

/** Loads the current settings of a client. */
export async function loadSettings(from: Queryable, client: string): Promise<StoredSettings> {
  const [row] = await from.query<{ settings: unknown }>('select settings from clients where key = $1', [client]);
  return stateOf(row?.settings ?? {});
}

/** Loads the settings that an operator has seen; the current ones if that version is not stored. */
export async function loadSeenSettings(from: Queryable, client: string, seenVersion: string): Promise<unknown> {
  const stored = await loadSettings(from, client);
  if (stored.version === seenVersion) return stored.value;
  const [row] = await from.query<{ settings: unknown }>(
    'select settings from settings_versions where client = $1 and mark = $2 order by id desc limit 1',
    [client, seenVersion],
  );
  return row?.settings ?? stored.value;
}

const COLUMNS = `id, settings, mark, at, ${operatorNameSql('settings_versions')} as operator, restored`;

/** Finds the versions of a client, the newest first, those older than `before`. */
export const findVersions = (
  from: Queryable,
  { client, before, limit }: { client: string; before: number | undefined; limit: number },
): Promise<SettingsVersion[]> =>
  from.query<SettingsVersion>(
    `select ${COLUMNS} from settings_versions where client = $1 and ($2::int is null or id < $2)
     order by id desc limit $3`,
    [client, before ?? null, limit],
  );

/** Loads a version of a client; undefined if there is none. */
export async function loadVersion(from: Queryable, client: string, id: number): Promise<SettingsVersion | undefined> {
  const [row] = await from.query<SettingsVersion>(
    `select ${COLUMNS} from settings_versions where client = $1 and id = $2`,
    [client, id],
  );
  return row;
}

/**
 * Stores the new settings as a version, and also the previous ones if they have none: the seed or a restored database
 * may have set them.
 */
export async function storeVersion(
  transaction: Queryable,
  before: StoredSettings,
  { client, operator, now }: ActorContext,
  restored?: number,
): Promise<void> {
  const [newest] = await findVersions(transaction, { client, before: undefined, limit: 1 });
  const insertVersion = (
    state: StoredSettings,
    origin: readonly [at: Date | null, operator: number | null, restored: number | null],
  ) =>
    transaction.query(
      `insert into settings_versions (client, mark, settings, at, operator_id, restored)
       values ($1, $2, $3::text::jsonb, $4, $5, $6)`,
      [client, state.version, JSON.stringify(state.value), ...origin],
    );
  if (newest?.mark !== before.version) await insertVersion(before, [null, null, null]);
  // Read again: the database sorts the keys, so the same content has the same version.
  await insertVersion(await loadSettings(transaction, client), [now, operator ?? null, restored ?? null]);
}
