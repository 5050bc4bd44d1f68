import { argonHashing } from '../server/accounts/password-hashing';
import type { Database } from '../server/platform/database/database';
import { compareMigrations, migrate, refuseNewer } from '../server/schema/migrate';
import { refuseDemoAccounts } from '../tools/refuse-demo-accounts';
import { hasTables } from '../tools/with-database';

/**
 * Brings the tables up to date for `npm run serve`. One that it refuses stays as it is: it belongs to a newer version,
 * or to a demo that may be running. Returns the names of the migrations that it lacked.
 *
 * @throws {Error} when it refuses
 */
export async function prepareDatabase(database: Database, hashing = argonHashing()): Promise<string[]> {
  if (await hasTables(database)) {
    refuseNewer((await compareMigrations(database)).unknown);
    await refuseDemoAccounts(database, hashing);
  }
  return migrate(database);
}
