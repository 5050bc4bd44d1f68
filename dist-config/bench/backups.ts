import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAnew } from '../../demo/seed/seed-if-empty';
import { filesIn } from '../../demo/server/app';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { pictureName } from '../../demo/server/platform/files/file-store';
import { migrate } from '../../demo/server/schema/migrate';
import { makeBackup } from '../../demo/tools/backup/make-backup';
import type { Manifest } from '../../demo/tools/backup/manifest';
import { restoreBackup } from '../../demo/tools/backup/restore-backup';
import { verifyBackup } from '../../demo/tools/backup/verify-backup';
import { postgresBinaries, startPostgres } from '../../tests/support/postgres';
import type { Figure } from './figures';

const EVENTS = 10_000;
const PICTURES = 2_000;
const PICTURE_BYTES = 50_000;
const MAILS = 1_000;
const MEMORY_STEP_MS = 20;
const MIB = 1_048_576;

/**
 * Measures backup and restore of 10,000 events with pictures, orders and waiting mails, from each kind of database into
 * each. Every restored database is backed up again: its counts and hashes must be those of the first backup.
 */
export async function backupFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  const cluster = postgresBinaries() ? await startPostgres() : undefined;
  let count = 0;
  const open = async (kind: Database['kind']) =>
    kind === 'postgres' && cluster
      ? openDatabase('', await cluster.createDatabase())
      : openDatabase(join(folder, `database-${++count}`), '');
  const figures: Figure[] = [];
  try {
    const kinds = cluster ? (['postgres', 'pglite'] as const) : (['pglite'] as const);
    const source = await open(kinds[0]);
    const { files } = filesIn(join(folder, 'files'));
    await fill(source, files);
    const first = await measured(() =>
      makeBackup({ database: source, files, folder: join(folder, 'first'), now: new Date(), note: () => undefined }),
    );
    figures.push(...figuresOf(`backup from ${source.kind}`, first));
    await source.close();
    for (const kind of kinds) {
      const database = await open(kind);
      const target = filesIn(join(folder, `files-${kind}`)).files;
      const from = join(folder, 'first');
      const restored = await measured(async () =>
        restoreBackup({ database, files: target, folder: from, manifest: await verifyBackup(from) }),
      );
      figures.push(...figuresOf(`restore into ${kind}`, restored));
      const again = await measured(() =>
        makeBackup({ database, files: target, folder: join(folder, kind), now: new Date(), note: () => undefined }),
      );
      figures.push(...figuresOf(`backup from restored ${kind}`, again));
      figures.push({
        what: `tables, sequences and pictures that differ, ${kind}`,
        value: differences(first.result, again.result),
        unit: '',
        goal: 0,
      });
      await database.close();
    }
    const { tables, pictures } = first.result;
    for (const name of ['events', 'advert_orders', 'mails'])
      figures.push({ what: `${name} in it`, value: tables[name]?.rows ?? 0, unit: '' });
    figures.push({ what: 'pictures in it', value: pictures.rows, unit: '' });
    return figures;
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(database: Database, files: ReturnType<typeof filesIn>['files']): Promise<void> {
  await migrate(database);
  await seedAnew(database, { events: EVENTS, withOwnEvents: true });
  const ids = await database.query<{ id: string }>(
    `insert into media (id, client, event_id, kind, width, height, bytes)
     select 'upload-' || row_number() over (), client, id, 'upload', 800, 600, ${PICTURE_BYTES} from events
     where client = 'stadt' limit ${PICTURES} returning id`,
  );
  for (const { id } of ids) await files.put(pictureName({ client: 'stadt', id }), randomBytes(PICTURE_BYTES));
  await database.query(
    `insert into mails (client, recipient, subject, body, outgoing, state, created_at)
     select 'stadt', 'person' || n || '@example.org', 'Betreff', repeat('Zeile ', 200), 'mit Schlüssel', 'waiting', now()
     from generate_series(1, ${MAILS}) n`,
  );
}

type Measured<Result> = { result: Result; ms: number; peakMb: number };

async function measured<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  const started = performance.now();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, MEMORY_STEP_MS);
  try {
    const result = await work();
    return { result, ms: performance.now() - started, peakMb: peak / MIB };
  } finally {
    clearInterval(timer);
  }
}

const figuresOf = (what: string, { ms, peakMb }: Measured<unknown>): Figure[] => [
  { what, value: ms, unit: 'ms' },
  { what: `${what}: most memory of the process, MB`, value: Math.round(peakMb), unit: '' },
];

/** Returns the number of parts that two backups do not have in common. */
function differences(one: Manifest, other: Manifest): number {
  const partsOf = ({ tables, sequences, pictures }: Manifest) =>
    new Set([
      ...Object.entries({ ...tables, ...sequences }).map((part) => JSON.stringify(part)),
      JSON.stringify(pictures),
    ]);
  const [of, others] = [partsOf(one), partsOf(other)];
  return [...of].filter((part) => !others.has(part)).length + [...others].filter((part) => !of.has(part)).length;
}
