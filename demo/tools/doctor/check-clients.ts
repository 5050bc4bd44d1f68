import { officeWords } from '../../server/backoffice/operators/route-roles';
import type { Database } from '../../server/platform/database/database';
import { type Environment, isLoopback } from '../../server/platform/environment.mjs';
import { findDemoAccount } from '../refuse-demo-accounts';
import { type Finding, findingsOf } from './finding';

const { ok, warning, error } = findingsOf('clients');

/** Checks that there are clients with catalogues, and none of the demo. */
export async function checkClients(database: Database, { publicUrl }: Environment): Promise<Finding[]> {
  const clients = await database.query<{ key: string; rubrics: boolean; roles: boolean; events: boolean }>(
    `select key, exists (select from rubrics r where r.client = key) as rubrics, exists (select from roles r where r.client = key) as roles,
       exists (select from events e where e.client = key) as events
     from clients where closed_at is null order by key`,
  );
  const demo = await findDemoAccount(database);
  if (demo)
    return [
      (isLoopback(publicUrl ?? 'http://localhost') ? warning : error)(
        `${demo} npm run serve refuses it.`,
        'Name another database in DATABASE_URL, or another DATA_FOLDER.',
      ),
    ];
  if (clients.length === 0) return [warning('There is no open client.', 'npm run admin -- client add KEY --name NAME')];
  const importing = 'npm run admin -- catalogue import FILE… --client';
  const found = clients.flatMap(({ key, rubrics }) =>
    rubrics
      ? []
      : [warning(`${key} has no rubrics: its events cannot be recorded or imported.`, `${importing} ${key}`)],
  );
  for (const { key } of clients.filter((client) => officeWords.has(client.key)))
    found.push(
      error(
        `The back office cannot open ${key}: /backoffice/${key} is another page.`,
        'Add a client with another key, import its data there, and close this one.',
      ),
    );
  const [places] = await database.query<{ has: boolean }>('select exists (select from communities) as has');
  if (!places?.has)
    found.push(warning('There are no communities: events have no place.', `${importing} ${clients[0]?.key}`));
  return found.length > 0
    ? found
    : [ok(`${clients.length} open clients: ${clients.map(({ key }) => key).join(', ')}.`)];
}
