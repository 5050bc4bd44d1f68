import type { Queryable } from '../platform/database/database';

/** A step that is missing before visitors see anything, with the command that takes it. */
export type MissingPart =
  | { kind: 'client' | 'communities'; command: string }
  | { kind: 'rubrics' | 'roles' | 'events'; name: string; command: string };

const ADMIN = 'npm run admin --';

/** Finds what is missing: a first client, then municipalities, and rubrics, roles and events of each client. */
export async function findMissingParts(from: Queryable): Promise<MissingPart[]> {
  const clients = await from.query<{
    key: string;
    name: string;
    rubrics: boolean;
    roles: boolean;
    events: boolean;
  }>(
    `select key, name, exists (select 1 from rubrics where client = key) as rubrics,
       exists (select 1 from roles where client = key) as roles, exists (select 1 from events where client = key) as events
     from clients where closed_at is null order by key`,
  );
  const [{ known = false } = {}] = await from.query<{ known: boolean }>(
    'select exists (select 1 from communities) as known',
  );
  if (clients.length === 0) return [{ kind: 'client', command: `${ADMIN} client add stadt --name "Meine Stadt"` }];
  const importing = `${ADMIN} catalogue import FILE… --client`;
  return [
    ...(known ? [] : [{ kind: 'communities' as const, command: `${importing} ${clients[0]?.key}` }]),
    ...clients.flatMap(({ key, name, rubrics, roles, events }): MissingPart[] => [
      ...(rubrics ? [] : [{ kind: 'rubrics' as const, name, command: `${importing} ${key}` }]),
      ...(roles ? [] : [{ kind: 'roles' as const, name, command: `${importing} ${key}` }]),
      ...(events ? [] : [{ kind: 'events' as const, name, command: `${ADMIN} import FILE --client ${key}` }]),
    ]),
  ];
}
