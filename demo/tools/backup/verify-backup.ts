import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, string, type } from 'superstruct';
import { measureLines, readLines } from './line-files';
import { type Manifest, PICTURE_LIST, pictureFile, readManifest, tableFile } from './manifest';

/** A picture of a backup. */
export type BackedUpPicture = { client: string; id: string; sha256: string };

const pictureShape = type({ client: string(), id: string(), sha256: string() });

/** Yields the pictures of a backup. */
export async function* readPictures(folder: string): AsyncGenerator<BackedUpPicture> {
  for await (const lines of readLines(join(folder, PICTURE_LIST)))
    for (const line of lines) yield create(JSON.parse(line), pictureShape);
}

/**
 * Checks that every file of a backup is there and as it was written.
 *
 * @throws {Error} that names the first files that are not
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const faults: string[] = [];
  const lists = [
    ...Object.entries(manifest.tables).map(([name, expected]) => ({ file: tableFile(folder, name), expected })),
    { file: join(folder, PICTURE_LIST), expected: manifest.pictures },
  ];
  for (const { file, expected } of lists) {
    const fault = await measureLines(file).then(
      ({ rows, sha256 }) =>
        rows !== expected.rows
          ? `${rows} rows of ${expected.rows}`
          : sha256 !== expected.sha256
            ? 'changed since'
            : undefined,
      (error: unknown) => wordsOf(error),
    );
    if (fault !== undefined) faults.push(`${file}: ${fault}`);
  }
  if (faults.length === 0)
    for await (const picture of readPictures(folder)) {
      const file = pictureFile(folder, picture);
      const fault = await readFile(file).then(
        (bytes) => (createHash('sha256').update(bytes).digest('hex') === picture.sha256 ? undefined : 'changed since'),
        (error: unknown) => wordsOf(error),
      );
      if (fault !== undefined) faults.push(`${file}: ${fault}`);
    }
  if (faults.length > 0) throw new Error(damageOf(folder, faults));
  return manifest;
}

const MAX_NAMED = 5;

const damageOf = (folder: string, faults: readonly string[]) =>
  [
    `The backup in ${folder} is damaged, and nothing is restored from it. Take another one.`,
    ...faults.slice(0, MAX_NAMED),
    ...(faults.length > MAX_NAMED ? [`… and ${faults.length - MAX_NAMED} more files`] : []),
  ].join('\n');

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'missing';
  if ('code' in error && (error.code === 'Z_BUF_ERROR' || error.code === 'Z_DATA_ERROR')) return 'cut or damaged';
  return error.message;
}
