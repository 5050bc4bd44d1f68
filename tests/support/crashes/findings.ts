import type { Database } from '../../../demo/server/platform/database/database';
import { type FileStore, type MediumName, pictureName } from '../../../demo/server/platform/files/file-store';
import type { Taken } from '../fake-mail-server';
import type { Deed, Wish } from './clients';
import { orderFindings } from './orders';
import { recordFindings } from './record-findings';

/** Returns the faults after a run, each as a sentence. */
export async function findingsOf(
  database: Database,
  deeds: readonly Deed[],
  { persons, taken, files }: { persons: readonly number[]; taken: readonly Taken[]; files: FileStore },
): Promise<string[]> {
  return [
    ...deeds.filter(({ answer }) => answer.status === 0 || answer.status >= 500).map(unanswered),
    ...(await signUpFindings(database, deeds)),
    ...(await suggestionFindings(database, deeds)),
    ...(await pictureFindings(database, deeds, files)),
    ...(await recordFindings(database, deeds)),
    ...(await orderFindings(database, deeds)),
    ...(await Promise.all(persons.map((person) => personFindings(database, of(deeds, person), person)))).flat(),
    ...(await mailFindings(database, taken)),
  ];
}

const of = (deeds: readonly Deed[], person: number) => deeds.filter((deed) => deed.person === person);
const isDone = ({ answer }: Deed) => answer.status >= 200 && answer.status < 300;
const done = (deeds: readonly Deed[], ...wishes: Wish[]) =>
  deeds.filter((deed) => wishes.includes(deed.wish) && isDone(deed));

const unanswered = ({ wish, marker, answer }: Deed) => `${wish} "${marker}" was answered ${answer.status}`;

/** Returns a sentence if a number differs from the expected one. */
const unless = (what: string, is: number | undefined, expected: number): string[] =>
  is === expected ? [] : [`${what}: ${is} instead of ${expected}`];

async function countsBy(database: Database, sql: string, params: unknown[]): Promise<Map<string, number>> {
  const rows = await database.query<{ name: string; count: number }>(sql, params);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function signUpFindings(database: Database, deeds: readonly Deed[]): Promise<string[]> {
  const accounts = await countsBy(
    database,
    'select email as name, count(*)::int as count from accounts group by 1',
    [],
  );
  const mails = await countsBy(database, 'select recipient as name, count(*)::int as count from mails group by 1', []);
  return done(deeds, 'sign up').flatMap(({ marker }) => [
    ...unless(`accounts of ${marker}`, accounts.get(marker), 1),
    ...unless(`mails to ${marker}`, mails.get(marker), 1),
  ]);
}

async function suggestionFindings(database: Database, deeds: readonly Deed[]): Promise<string[]> {
  const sql = 'select name, count(*)::int as count from addresses where owner_id is not null group by 1';
  const addresses = await countsBy(database, sql, []);
  const suggested = done(deeds, 'suggest');
  const all = [...addresses.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...suggested.flatMap(({ marker }) => unless(`addresses "${marker}"`, addresses.get(marker), 1)),
    ...unless('suggested addresses', all, suggested.length),
  ];
}

/** Checks that the database has a picture together with its whole file, or not at all. */
async function pictureFindings(database: Database, deeds: readonly Deed[], files: FileStore): Promise<string[]> {
  const stored = await database.query<MediumName & { bytes: number }>(
    `select id, client, bytes from media where kind = 'upload' and state = 'stored'`,
  );
  const ids = new Set(stored.map(({ id }) => id));
  const copied = done(deeds, 'copy event', 'copy article').flatMap(({ answer }) => JSON.parse(answer.text).data.media);
  const sent = done(deeds, 'upload').map(({ answer }) => JSON.parse(answer.text).data);
  const answered = [...sent, ...copied].map(({ id }): string => id);
  const sizes = await Promise.all(stored.map(async (medium) => (await files.get(pictureName(medium)))?.length));
  return [
    ...unless('stored pictures', stored.length, answered.length),
    ...answered.filter((id) => !ids.has(id)).map((id) => `the picture ${id} is lost`),
    ...stored.flatMap(({ id, bytes }, index) => unless(`bytes of the picture ${id}`, sizes[index], bytes)),
  ];
}

/** Checks that all rows of a person agree: profile, version, relations, history and mails. */
async function personFindings(database: Database, deeds: readonly Deed[], person: number): Promise<string[]> {
  const [row] = await database.query<{ version: number; organization: string; isDue: boolean; relations: number }>(
    `select version, free_organization as organization, deletion_due is not null as "isDue",
       (select count(*)::int from role_relations r where r.account_id = a.id) as relations from accounts a where id = $1`,
    [person],
  );
  const actions = await countsBy(
    database,
    `select action as name, count(*)::int as count from history
     where account_id = $1 and kind not in ('event', 'article', 'advert') group by 1`,
    [person],
  );
  const mails = await countsBy(
    database,
    'select subject as name, count(*)::int as count from mails where account_id = $1 group by 1',
    [person],
  );
  const saves = done(deeds, 'save', 'add relation', 'remove relation');
  const [added, removed] = [done(deeds, 'add relation').length, done(deeds, 'remove relation').length];
  const { asked, calledOff, isDue } = deletionsOf(deeds);
  const who = (what: string) => `${what} of person ${person}`;
  return [
    ...unless(who('version'), row?.version, 1 + saves.length + asked + calledOff),
    ...unless(who('relations'), row?.relations, added - removed),
    ...unless(who('saves in the history'), actions.get('saved') ?? 0, saves.length),
    ...unless(who('added relations in the history'), actions.get('added') ?? 0, added),
    ...unless(who('removed relations in the history'), actions.get('removed') ?? 0, removed),
    ...unless(who('suggestions in the history'), actions.get('suggested') ?? 0, done(deeds, 'suggest').length),
    ...unless(who('deletions in the history'), actions.get('deletion_asked') ?? 0, asked),
    ...unless(who('restores in the history'), actions.get('deletion_called_off') ?? 0, calledOff),
    ...unless(who('mails about a deletion'), mails.get('Stadt: Ihr Konto wird gelöscht') ?? 0, asked),
    ...unless(who('mails about a restore'), mails.get('Stadt: Ihr Konto bleibt bestehen') ?? 0, calledOff),
    ...(saves.length === 0 || row?.organization === saves.at(-1)?.marker ? [] : [who('an older profile')]),
    ...(row?.isDue === isDue ? [] : [who('a wrong deletion')]),
  ];
}

/** Counts deletions and their cancellations; a cancellation without a deletion changes nothing. */
function deletionsOf(deeds: readonly Deed[]): { asked: number; calledOff: number; isDue: boolean } {
  const seen = { asked: 0, calledOff: 0, isDue: false };
  for (const { wish } of done(deeds, 'delete', 'restore')) {
    if (wish === 'restore' && seen.isDue) seen.calledOff += 1;
    if (wish === 'delete') seen.asked += 1;
    seen.isDue = wish === 'delete';
  }
  return seen;
}

/** Checks that each mail has arrived; if a killed server has sent one twice, both must have the same Message-ID. */
async function mailFindings(database: Database, taken: readonly Taken[]): Promise<string[]> {
  const rows = await database.query<{ id: string; state: string }>('select message_id::text as id, state from mails');
  const arrived = new Set(taken.map(({ email }) => email.messageId?.slice(1).split('@')[0]));
  return [
    ...rows.filter(({ state }) => state !== 'sent').map(({ id, state }) => `mail ${id} is ${state}`),
    ...rows.filter(({ id }) => !arrived.has(id)).map(({ id }) => `mail ${id} has not arrived`),
    ...unless('different mails that arrived', arrived.size, rows.length),
  ];
}
