import { array, boolean, enums, type Infer, number, optional, record, string, type } from 'superstruct';
import { argonHashing } from '../../server/accounts/password-hashing';
import type { Queryable } from '../../server/platform/database/database';
import { demoAccounts, demoPassword } from '../../tools/demo-accounts.mjs';
import { phoneOf } from '../generate/contact';
import { PROMOTERS } from '../generate/promoters';
import { randomOf } from '../generate/random';
import { communityOf } from '../generate/region';
import { readData } from '../read-data';

const DAY_MS = 86_400_000;
const DOMAIN = 'demo.example';

/** A role of a demo person at a promoter of the seed, with its history from the oldest to the current status. */
const relationSchema = type({
  role: string(),
  promoter: string(),
  history: array(
    type({ status: string(), daysAgo: number(), by: enums(['person', 'operator']), reason: optional(string()) }),
  ),
});

/** A demo person, besides the data in demo-accounts.mjs. */
const personSchema = type({
  salutation: enums([1, 2, 3]),
  firstName: string(),
  lastName: string(),
  /** A promoter of the seed, whose address is the official one. */
  organization: optional(string()),
  /** A municipality of the region, for the private address. */
  home: string(),
  homeStreet: string(),
  status: optional(enums(['unverified', 'blocked'])),
  isUnconfirmed: optional(boolean()),
  relations: optional(array(relationSchema)),
});

const roleSchema = type({ id: number(), name: string(), type: enums(['address', 'private']) });

/** The roles of each client, and the demo people by user name. */
const { roles: ROLES, people: PEOPLE } = readData(
  'tables/accounts',
  type({ roles: record(string(), array(roleSchema)), people: record(string(), personSchema) }),
);

/** The pages of each client's portal in the demo. */
const PORTAL_PAGES: Record<string, string> = { stadt: '/stadt/', zeitung: '/zeitung/konto.html' };

/** The pages of an event of each client. */
const EVENT_PAGES: Record<string, string> = {
  stadt: '/portal/events/{id}',
  zeitung: '/zeitung/termine.html#/events/{id}',
};

/** Creates roles and demo people, unless there are accounts already; returns whether it did. */
export async function seedAccounts(database: Queryable, now: Date): Promise<boolean> {
  const [row] = await database.query<{ filled: boolean }>('select exists (select 1 from accounts) as filled');
  if (row?.filled) return false;
  for (const [client, page] of Object.entries(PORTAL_PAGES))
    await database.query('update clients set portal_page = $2, event_page = $3 where key = $1', [
      client,
      page,
      EVENT_PAGES[client],
    ]);
  for (const [client, roles] of Object.entries(ROLES)) {
    for (const [position, { id, name, type }] of roles.entries()) {
      await database.query(
        `insert into roles (client, role_id, name, type, position) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [client, id, name, type, position],
      );
    }
  }
  const passwordHash = await argonHashing().hash(demoPassword);
  for (const { client, username } of demoAccounts) {
    const person = PEOPLE[username];
    if (!person) throw new Error(`No such demo person: ${username}`);
    const id = await insertPerson(database, { client, username, passwordHash, now }, person);
    for (const relation of person.relations ?? [])
      await insertRelation(database, { client, accountId: id, now }, relation);
  }
  return true;
}

async function insertPerson(
  database: Queryable,
  { client, username, passwordHash, now }: { client: string; username: string; passwordHash: string; now: Date },
  person: Infer<typeof personSchema>,
): Promise<number> {
  const random = randomOf(`account ${username}`);
  const home = communityOf(person.home);
  const organization = person.organization === undefined ? undefined : promoterOf(person.organization);
  // An account that is not confirmed within a week is deleted.
  const age = person.status === 'unverified' ? 1 : random.int(310, 700);
  const created = person.isUnconfirmed ? now : new Date(now.getTime() - age * DAY_MS);
  const values = {
    client,
    username,
    email: `${username}@${DOMAIN}`,
    password_hash: passwordHash,
    email_confirmed_at: person.isUnconfirmed ? null : created,
    status: person.status ?? 'verified',
    salutation: person.salutation,
    first_name: person.firstName,
    last_name: person.lastName,
    organization_id: organization?.id ?? null,
    free_organization: organization?.name ?? '',
    street: organization?.street ?? '',
    plz: organization?.zip ?? '',
    community_id: organization?.community.communityId ?? null,
    district_id: organization?.community.districtId ?? null,
    phone: organization?.phone ?? '',
    private_street: person.homeStreet,
    private_plz: home.zip,
    private_community_id: home.communityId,
    private_phone: phoneOf(random),
    accept_privacy_policy: true,
    accept_conditions: true,
    url: organization?.url ?? '',
    created_at: created,
    updated_at: created,
  };
  const columns = Object.keys(values);
  const [row] = await database.query<{ id: number }>(
    `insert into accounts (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(values),
  );
  if (!row) throw new Error(`${username} was not stored.`);
  return row.id;
}

async function insertRelation(
  database: Queryable,
  { client, accountId, now }: { client: string; accountId: number; now: Date },
  { role, promoter, history }: Infer<typeof relationSchema>,
): Promise<void> {
  const { id: addressId, community: place } = promoterOf(promoter);
  const current = history.at(-1)?.status ?? 'new';
  const before = history.at(-2)?.status ?? null;
  const instants = history.map(({ daysAgo }) => new Date(now.getTime() - daysAgo * DAY_MS));
  const [row] = await database.query<{ id: number }>(
    `insert into role_relations (account_id, role_id, address_id, community_id, district_id, status, status_before,
       was_approved, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      accountId,
      ROLES[client]?.find(({ name }) => name === role)?.id,
      addressId,
      place.communityId,
      place.districtId ?? null,
      current,
      current === 'delete' ? before : null,
      history.some(({ status }) => status === 'approved'),
      instants[0],
    ],
  );
  for (const [index, { status, by, reason }] of history.entries()) {
    await database.query(
      'insert into relation_history (relation_id, status, reason, by, at) values ($1, $2, $3, $4, $5)',
      [row?.id, status, reason ?? null, by, instants[index]],
    );
  }
}

function promoterOf(name: string) {
  const match = PROMOTERS.find((promoter) => promoter.name === name);
  if (!match) throw new Error(`No such promoter: ${name}`);
  return match;
}
