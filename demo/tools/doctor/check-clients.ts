import type { Database } from '../../server/platform/database/database';
import { type Finding, findingsOf } from './finding';

const { ok, warning } = findingsOf('clients');

/** Checks that there are clients with catalogues. */
export async function checkClients(database: Database): Promise<Finding[]> {
  const clients = await database.query<{ key: string; rubrics: boolean; roles: boolean; events: boolean }>(
    `select key, exists (select from rubrics r where r.client = key) as rubrics, exists (select from roles r where r.client = key) as roles,
       exists (select from events e where e.client = key) as events
     from clients where closed_at is null order by key`,
  );
  if (clients.length === 0) return [warning('There is no open client.', 'npm run admin -- client add KEY --name NAME')];
  const importing = 'npm run admin -- catalogue import FILE… --client';
  const found = clients.flatMap(({ key, rubrics }) =>
    rubrics
      ? []
      : [warning(`${key} has no rubrics: its events cannot be recorded or imported.`, `${importing} ${key}`)],
  );
  const [places] = await database.query<{ has: boolean }>('select exists (select from communities) as has');
  if (!places?.has)
    found.push(warning('There are no communities: events have no place.', `${importing} ${clients[0]?.key}`));
  return found.length > 0
    ? found
    : [ok(`${clients.length} open clients: ${clients.map(({ key }) => key).join(', ')}.`)];
}
