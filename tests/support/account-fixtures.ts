import type { Database } from '../../demo/server/platform/database/database';
import { hashOf, newSecret } from '../../demo/server/platform/secrets';
import { NOW } from './event-fixtures';

/** The password of every person made by insertPerson, in plain and as a cheap argon2id hash. */
export const PASSWORD = 'richtig-Pferd-7';

/** The properties of a person that a test sets; the rest is ordinary. */
export type PersonFixture = {
  client: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  status: string;
  isConfirmed: boolean;
  passwordHash: string;
  /** The end of the token; the clock of the tests shows NOW. */
  tokenExpires: Date;
};

/** A person with a token, with which a test can call. */
export type InsertedPerson = { id: number; token: string; username: string; email: string; client: string };

let count = 0;

/** Inserts a verified person with an address and a token. */
export async function insertPerson(database: Database, given: Partial<PersonFixture> = {}): Promise<InsertedPerson> {
  count += 1;
  const { client = 'stadt', username = `person${count}`, email = `person${count}@example.org` } = given;
  const { firstName = 'Erika', lastName = `Muster${count}`, status = 'verified', isConfirmed = true } = given;
  const [row] = await database.query<{ id: number }>(
    `insert into accounts (client, username, email, password_hash, email_confirmed_at, status, first_name, last_name,
       street, plz, community_id, phone, accept_privacy_policy, accept_conditions, salutation, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'Marktplatz 1', '72793', 1, '07121 1234', true, true, 3, $9, $9) returning id`,
    [client, username, email, given.passwordHash ?? 'none', isConfirmed ? NOW : null, status, firstName, lastName, NOW],
  );
  if (!row) throw new Error('The person was not inserted.');
  const token = await insertToken(database, row.id, given.tokenExpires);
  return { id: row.id, token, username, email, client };
}

/** Inserts a token of an account. */
export async function insertToken(
  database: Database,
  accountId: number,
  expires = new Date(NOW.getTime() + 3_600_000),
): Promise<string> {
  const token = newSecret();
  await database.query('insert into tokens (hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    hashOf(token),
    accountId,
    NOW,
    expires,
  ]);
  return token;
}

/** Inserts roles 1 (address) and 2 (private) of the client 'stadt', role 3 of 'zeitung'. */
export async function insertRoles(database: Database): Promise<void> {
  await database.query(
    `insert into roles (client, role_id, name, type, position) values ('stadt', 1, 'Veranstalterin', 'address', 1),
       ('stadt', 2, 'Privatperson', 'private', 2), ('zeitung', 3, 'Redaktion', 'address', 1)`,
  );
}

/** Inserts a relation with the history of its status; returns its id. */
export async function insertRelation(
  database: Database,
  accountId: number,
  given: {
    role?: number;
    address?: number;
    community?: number;
    status?: string;
    before?: string;
    wasApproved?: boolean;
  },
): Promise<number> {
  const { status = 'new', before = null, wasApproved = status === 'approved' } = given;
  const [row] = await database.query<{ id: number }>(
    `insert into role_relations (account_id, role_id, address_id, community_id, status, status_before, was_approved, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [accountId, given.role ?? 1, given.address ?? 10, given.community ?? 1, status, before, wasApproved, NOW],
  );
  if (!row) throw new Error('The relation was not inserted.');
  for (const entry of status === 'new' ? ['new'] : ['new', status]) {
    await database.query(
      'insert into relation_history (relation_id, status, reason, by, at) values ($1, $2, $3, $4, $5)',
      [
        row.id,
        entry,
        ['rejected', 'blocked'].includes(entry) ? 'Weil' : null,
        entry === 'new' ? 'person' : 'operator',
        NOW,
      ],
    );
  }
  return row.id;
}

/** Replaces the settings of a client. */
export async function giveSettings(database: Database, client: string, settings: unknown): Promise<void> {
  await database.query('update clients set settings = $2::text::jsonb where key = $1', [
    client,
    JSON.stringify(settings),
  ]);
}
