import { startServer } from '../../demo/server/main';
import { openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { quickHashing } from './account-calls';
import { BACK_OFFICE_PASSWORD } from './accounts';
import { OPERATOR } from './back-office-browser';
import { startOpenIdProvider } from './openid-provider';
import { insertOperator } from './operators';
import { patientOptions } from './patient-options';
import { freePort } from './postgres';

/*
 * A server whose operators log in at a provider of another site, for the browser tests, in a process of its own. It
 * sends its address to its parent process, and ends with it.
 */

for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(end, () => process.exit(0));
const port = await freePort();
const url = `http://localhost:${port}`;
const provider = await startOpenIdProvider([`${url}/backoffice/openid/callback`], '127.0.0.1');
provider.be({ sub: 'operator', email: OPERATOR.email, email_verified: true });
const database = await openDatabase('memory://');
await migrate(database);
await insertOperator(database, { password: BACK_OFFICE_PASSWORD });
await startServer({
  ...patientOptions({ database }),
  ...{ port, database, publicUrl: () => url, openId: provider.settings },
  newHashing: () => quickHashing,
});
process.send?.([url]);
