import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { version } from '../../../package.json';
import type { Database, Queryable } from '../../server/platform/database/database';
import { type FileStore, type MediumName, pictureName } from '../../server/platform/files/file-store';
import { writeLines } from './line-files';
import { FORMAT, MANIFEST, type Manifest, PICTURE_LIST, pictureFile, tableFile } from './manifest';
import { roomProblem } from './room-problem';
import { loadTables, quoted, readRows, SAME_TEXTS } from './table-rows';

const PICTURES_AT_ONCE = 200;

/** The source of a backup, its place, and the report about pictures without a file. */
export type BackupOrder = {
  database: Database;
  files: FileStore;
  folder: string;
  now: Date;
  note: (line: string) => void;
};

/**
 * Writes a backup of the database and its pictures into a new or empty folder: all rows as they were at one moment. It
 * does not disturb a running server.
 *
 * @throws {Error} when the folder is filled, or cannot hold it; then nothing of the backup is left there
 */
export async function makeBackup(order: BackupOrder): Promise<Manifest> {
  const { folder } = order;
  const isNew = claimFolder(folder);
  // A half backup has addresses and hashes of passwords, and is of no use: an interrupted command leaves none.
  const remove = () => {
    for (const name of ['tables', 'pictures', PICTURE_LIST, MANIFEST, `${MANIFEST}.draft`])
      rmSync(join(folder, name), { recursive: true, force: true });
    if (isNew) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    mkdirSync(join(folder, 'tables'), { mode: 0o700 });
    mkdirSync(join(folder, 'pictures'), { mode: 0o700 });
    const manifest = await order.database.transaction((transaction) => writeAll(transaction, order), {
      mayTakeLong: true,
      isSnapshot: true,
    });
    await writeSafely(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
    return manifest;
  } catch (error) {
    remove();
    throw roomProblem(
      error,
      `There is no room for the backup in ${folder}, and nothing of it is left there. Make room, or name a folder on another disk.`,
    );
  } finally {
    process.removeListener('exit', remove);
  }
}

/** Makes the folder of a backup, readable by this user alone, or takes an empty one. Returns whether it is new. */
function claimFolder(folder: string): boolean {
  try {
    const isNew = !existsSync(folder);
    if (!isNew && readdirSync(folder).length > 0)
      throw new Error(`${folder} is not empty. Name a new folder for each backup.`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isNew;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR' || code === 'EEXIST')
      throw new Error(`A file is in the way of ${folder}. Name a new folder for the backup.`, { cause: error });
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Error(`${folder} may not be written by this user. Name another folder for the backup.`, {
        cause: error,
      });
    throw error;
  }
}

async function writeAll(from: Queryable, order: BackupOrder): Promise<Manifest> {
  const { database, folder, now } = order;
  await from.query(SAME_TEXTS);
  const tables: Manifest['tables'] = {};
  for (const table of await loadTables(from)) {
    const written = await writeLines(tableFile(folder, table.name), readRows(from, table));
    tables[table.name] = { columns: table.columns.map(({ name }) => name), ...written };
  }
  const pictures = await writePictures(from, order);
  const migrations = await from.query<{ name: string }>('select name from migrations order by name collate "C"');
  return {
    format: FORMAT,
    program: version,
    madeAt: now.toISOString(),
    database: database.kind,
    migrations: migrations.map(({ name }) => name),
    tables,
    // After all rows: a sequence is no part of the snapshot, and may only be ahead.
    sequences: await loadSequences(from),
    pictures,
  };
}

async function loadSequences(from: Queryable): Promise<Manifest['sequences']> {
  const names = await from.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname collate "C"`,
  );
  const found: Manifest['sequences'] = {};
  for (const { name } of names) {
    const [row] = await from.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    if (row) found[name] = row;
  }
  return found;
}

/** Copies the uploaded pictures; the sizes of each are drawn anew. */
async function writePictures(from: Queryable, order: BackupOrder): Promise<Manifest['pictures']> {
  let bytes = 0;
  let missing = 0;
  const written = await writeLines(join(order.folder, PICTURE_LIST), copies());
  return { ...written, bytes, missing };

  async function* copies(): AsyncGenerator<string[]> {
    let after = '';
    for (;;) {
      const media = await from.query<MediumName>(
        `select client, id from media where kind = 'upload' and state = 'stored' and id > $1 order by id limit ${PICTURES_AT_ONCE}`,
        [after],
      );
      for (const medium of media) {
        const picture = await order.files.get(pictureName(medium));
        if (!picture) {
          missing += 1;
          order.note(`The picture ${pictureName(medium)} has no file.`);
          continue;
        }
        const file = pictureFile(order.folder, medium);
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(file, picture, { mode: 0o600 });
        bytes += picture.length;
        yield [JSON.stringify({ ...medium, sha256: createHash('sha256').update(picture).digest('hex') })];
      }
      if (media.length < PICTURES_AT_ONCE) return;
      after = media.at(-1)?.id ?? '';
    }
  }
}

/** Writes a file whole or not at all, also if the power fails. */
async function writeSafely(file: string, text: string): Promise<void> {
  const draft = await open(`${file}.draft`, 'w', 0o600);
  try {
    await draft.writeFile(text);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.draft`, file);
}
