import type { Settings } from '../../../src/settings/settings-schema';
import { toSettings } from '../../../src/settings/to-settings';
import type { Queryable } from '../platform/database/database';

/** A client as account calls need it; its settings are complete, with all defaults of the portal. */
export type ClientInfo = {
  key: string;
  name: string;
  portalPage: string;
  /** True if new accounts wait until an operator verifies them. */
  approvesAccounts: boolean;
  settings: Settings;
};

/** Loads an existing client. */
export async function loadClient(from: Queryable, key: string): Promise<ClientInfo> {
  const [row] = await from.query<{ name: string; page: string; approves: boolean; settings: unknown }>(
    'select name, portal_page as page, approves_accounts as approves, settings from clients where key = $1',
    [key],
  );
  if (!row) throw new Error(`There is no client ${key}.`);
  const { name, page: portalPage, approves: approvesAccounts } = row;
  return { key, name, portalPage, approvesAccounts, settings: toSettings(row.settings).settings };
}
