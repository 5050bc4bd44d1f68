import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  boolean,
  create,
  enums,
  type Infer,
  integer,
  literal,
  record,
  StructError,
  string,
  type,
} from 'superstruct';

/** The file that is written last: a folder without it is no whole backup. */
export const MANIFEST = 'manifest.json';
/** The list of pictures, one JSON object a line. */
export const PICTURE_LIST = 'pictures.jsonl.gz';

/** The number of the format of backups; a program reads its own. */
export const FORMAT = 1;

const fileShape = type({ rows: integer(), sha256: string() });

/** The shape of the description of a backup; `sha256` are those of the texts before compression. */
const manifestShape = type({
  format: literal(FORMAT),
  /** The version of the program. */
  program: string(),
  madeAt: string(),
  database: enums(['pglite', 'postgres']),
  /** The names of the migrations: the version of the tables. */
  migrations: array(string()),
  tables: record(string(), type({ columns: array(string()), rows: integer(), sha256: string() })),
  sequences: record(string(), type({ last: string(), isCalled: boolean() })),
  /** `missing` pictures had a row, but no file. */
  pictures: type({ ...fileShape.schema, bytes: integer(), missing: integer() }),
});

/** The description of a backup. */
export type Manifest = Infer<typeof manifestShape>;

/** Returns the file of a table. */
export const tableFile = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl.gz`);

/** Returns the file of a picture; its client's key and its id are from the database. */
export const pictureFile = (folder: string, { client, id }: { client: string; id: string }): string =>
  join(folder, 'pictures', encodeURIComponent(client), encodeURIComponent(id));

/**
 * Reads the description of a backup.
 *
 * @throws {Error} when the folder is no backup, a cut one, or one of a newer program
 */
export function readManifest(folder: string): Manifest {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) {
    const isCut = existsSync(join(folder, 'tables'));
    throw new Error(
      isCut
        ? `The backup in ${folder} is not whole: it was cut before its end (${MANIFEST} is missing). Take another one.`
        : `${folder} is no backup: ${MANIFEST} is missing. Name the folder that npm run admin -- backup has written.`,
    );
  }
  const read = parse(file);
  if (typeof read === 'object' && read !== null && 'format' in read && Number(read.format) > FORMAT)
    throw new Error(
      `The backup in ${folder} was made by a newer program (format ${String(read.format)}). Install that version, and restore with it.`,
    );
  try {
    return create(read, manifestShape);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    throw new Error(`${file} is damaged: ${error.message}. Take another backup.`, { cause: error });
  }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is damaged: it is no JSON. Take another backup.`, { cause: error });
  }
}
