import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '../../../demo/seed/generate/random';
import { storeAdverts } from '../../../demo/seed/store/adverts';
import { completeOptions } from '../../../demo/server/app';
import { keepSending } from '../../../demo/server/mail/send-mails';
import { type Database, openDatabase } from '../../../demo/server/platform/database/database';
import { migrate } from '../../../demo/server/schema/migrate';
import { quickHashing } from '../account-calls';
import { giveSettings, type InsertedPerson, insertPerson, insertRoles, PASSWORD } from '../account-fixtures';
import { insertCatalogues } from '../event-fixtures';
import { type FakeMailServer, startMailServer } from '../fake-mail-server';
import { temporaryFiles } from '../files';
import { startPostgres } from '../postgres';
import { type Deed, livingClient, OF_ACCOUNTS, OF_RECORDS, untilAnswered, WHAT_DOUBLES } from './clients';
import { findingsOf } from './findings';
import { type KillableServer, startKillable } from './servers';

const CLIENTS = 4;
const RECORDING = {
  applicationSettings: { activateEventsRecording: true, activateArticles: true, activateAdverts: true },
};
const FAR_AWAY = new Date('2100-01-01');

/** The parameters of a crash run. */
export type CrashPlan = {
  kind: Database['kind'];
  rounds: number;
  seed: string;
  /** A database with all tables and the catalogues: on a running PostgreSQL or as a dump. Without it one is created. */
  prepared?: string | Blob;
  /** The bundled script of a server. */
  script?: string;
  /**
   * True to store answers after their effects, which a run must notice; clients then do only actions with a visible
   * double effect.
   */
  isFaulty?: boolean;
};

/** The results of a crash run. */
export type CrashReport = {
  findings: string[];
  /** The number of successfully answered writes. */
  acknowledged: number;
  /** The number of those whose key had another answer afterwards. */
  changedAnswers: number;
  mails: number;
  /** The mails that arrived twice, because the server was killed before it could record the sending. */
  repeatedMails: number;
};

/** The data of a run, and its cleanup. */
type Ground = {
  open: () => Promise<Database>;
  env: Record<string, string>;
  servers: number;
  clear: () => Promise<void>;
};

/** Kills servers at random while persons write, and checks for lost, doubled or stuck effects. */
export async function runCrashes(plan: CrashPlan): Promise<CrashReport> {
  const { kind, rounds, seed, prepared, script, isFaulty = false } = plan;
  const ground = await groundOf(kind, prepared);
  const office = await startMailServer();
  const running: KillableServer[] = [];
  const { folder, files } = temporaryFiles();
  try {
    const persons = await prepare(await ground.open(), prepared !== undefined);
    const env = { ...ground.env, FILES_FOLDER: folder, SMTP: office.url(), ...(isFaulty && { FAULT: '1' }) };
    // A write is done twice by the server that comes back, too.
    for (let index = 0; index < (isFaulty ? 1 : ground.servers); index++)
      running.push(await startKillable(env, script));
    const deeds = await liveThrough(running, persons, { rounds, seed, isFaulty });
    const changedAnswers = await answersThatChanged(running, deeds);
    await Promise.all(running.map((server) => server.stop()));
    const database = await ground.open();
    try {
      await sendTheRest(database, office);
      const ids = persons.map(({ id }) => id);
      const findings = await findingsOf(database, deeds, { persons: ids, taken: office.taken, files });
      const mails = (await database.query('select id from mails')).length;
      const acknowledged = deeds.filter(({ answer }) => answer.status < 300).length;
      return { findings, acknowledged, changedAnswers, mails, repeatedMails: office.taken.length - mails };
    } finally {
      await database.close();
    }
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await office.close();
    await ground.clear();
  }
}

async function groundOf(kind: Database['kind'], prepared?: string | Blob): Promise<Ground> {
  if (kind === 'pglite') return embeddedGround(prepared instanceof Blob ? prepared : undefined);
  return typeof prepared === 'string' ? groundAt(prepared) : await postgresGround();
}

async function embeddedGround(copyOf?: Blob): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-crashes-'));
  const data = join(folder, 'database');
  if (copyOf) await (await openDatabase(data, '', { copyOf })).close();
  return {
    open: () => openDatabase(data, ''),
    env: { DATA_FOLDER: data, DATABASE_URL: '' },
    servers: 1,
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresGround(): Promise<Ground> {
  const cluster = await startPostgres();
  return { ...groundAt(await cluster.createDatabase()), clear: cluster.stop };
}

const groundAt = (url: string): Ground => ({
  open: () => openDatabase('', url),
  env: { DATABASE_URL: url },
  servers: 2,
  clear: async () => undefined,
});

async function prepare(database: Database, isPrepared: boolean): Promise<InsertedPerson[]> {
  try {
    await migrate(database);
    if (!isPrepared) await insertCatalogues(database);
    await insertRoles(database);
    await storeAdverts(database);
    await giveSettings(database, 'stadt', RECORDING);
    const passwordHash = await quickHashing.hash(PASSWORD);
    const persons = [];
    for (let index = 0; index < CLIENTS; index++)
      persons.push(await insertPerson(database, { passwordHash, tokenExpires: FAR_AWAY }));
    return persons;
  } finally {
    await database.close();
  }
}

/** Lets all clients write while one server after the other is killed. */
async function liveThrough(
  servers: readonly KillableServer[],
  persons: readonly InsertedPerson[],
  { rounds, seed, isFaulty }: { rounds: number; seed: string; isFaulty: boolean },
): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const random = randomOf(seed);
  const urls = servers.map(({ url }) => url);
  let over = false;
  const isOver = () => over;
  const clients = persons.map((person, index) => {
    const wishes = isFaulty ? WHAT_DOUBLES : index % 2 === 0 ? OF_ACCOUNTS : OF_RECORDS;
    return livingClient(urls, person, `${seed}-${index}`, { deeds, wishes, isOver });
  });
  for (let round = 0; round < rounds; round++) {
    const server = random.pick(servers);
    if (isFaulty) {
      await server.inGap();
    } else {
      const before = deeds.length;
      // A server that has not written anything yet has nothing to lose.
      while (deeds.length < before + CLIENTS) await pause(5);
      await pause(random.int(0, 200));
    }
    // After the last kill, only what has met it is repeated.
    over = round === rounds - 1;
    await server.crash();
  }
  await Promise.all(clients);
  return deeds;
}

/** An answer without the secret of a sign-up, which only the first answer has. */
const withoutSecret = (text: string) => text.replace(/"confirmation":"[\w-]+"/, '');

/** Repeats every request with its key: each must get the same answer and change nothing. */
async function answersThatChanged(servers: readonly KillableServer[], deeds: readonly Deed[]): Promise<number> {
  const urls = servers.map(({ url }) => url);
  const random = randomOf('again');
  let changed = 0;
  for (const { request, answer } of deeds.filter(({ answer }) => answer.status < 300)) {
    const again = await untilAnswered(urls, random, request);
    if (again.status !== answer.status || withoutSecret(again.text) !== withoutSecret(answer.text)) changed += 1;
  }
  return changed;
}

/** Sends mails that the killed servers had claimed; their leases end, as they would within a minute. */
async function sendTheRest(database: Database, office: FakeMailServer): Promise<void> {
  await database.query('update mails set leased_until = clock_timestamp() where leased_until is not null');
  const worker = keepSending(completeOptions({ database, mail: office.service() }));
  const isWaiting = async () =>
    (await database.query(`select 1 from mails where state = 'waiting' limit 1`)).length > 0;
  while (await isWaiting()) await pause(20);
  await worker.close();
}
