import { statfs } from 'node:fs/promises';
import type { Database } from '../../server/platform/database/database';
import type { Environment } from '../../server/platform/environment.mjs';
import { compareMigrations } from '../../server/schema/migrate';
import { hasTables } from '../with-database';
import { type Finding, findingsOf, type Part } from './finding';

const { ok, warning, error } = findingsOf('database');
const GIB = 1_073_741_824;
/** The free space in bytes below which a disk is reported. */
const LITTLE_SPACE = GIB;
const NO_SPACE = 0.1 * GIB;

type Facts = {
  version: string;
  encoding: string;
  characters: string;
  foldsUmlauts: boolean;
  isReplica: boolean;
  mayCreate: boolean;
  ownsAll: boolean;
  missingExtensions: string[];
};

/** Checks version, rights, encoding, extensions and tables of a reachable database. */
export async function checkDatabase(database: Database, environment: Environment): Promise<Finding[]> {
  const [facts] = await database.query<Facts>(FACTS);
  if (!facts) return [];
  const found: Finding[] = [];
  const owner = 'Make the user of DATABASE_URL the owner: alter database NAME owner to USER';
  if (facts.isReplica)
    found.push(
      error(
        'DATABASE_URL names a replica, which only reads.',
        'Name the primary; replicas belong into DATABASE_READ_URL.',
      ),
    );
  if (facts.encoding !== 'UTF8')
    found.push(
      error(
        `The encoding of the database is ${facts.encoding}: not every text can be stored.`,
        'Make a backup, and restore it into a database with: createdb -E UTF8 -T template0 NAME',
      ),
    );
  if (!facts.foldsUmlauts)
    found.push(
      warning(
        `The locale ${facts.characters} does not know umlauts: names are not compared without capitals.`,
        'Restore a backup into a database with: createdb -E UTF8 -l C.UTF-8 -T template0 NAME',
      ),
    );
  if (!facts.isReplica && !facts.mayCreate)
    found.push(error('The user of the database may not create tables: an upgrade would fail.', owner));
  if (!facts.ownsAll)
    found.push(
      error('Some tables belong to another user: an upgrade would fail.', `${owner}; reassign owned by OTHER to USER`),
    );
  if (facts.missingExtensions.length > 0)
    found.push(
      error(
        `PostgreSQL lacks the extensions ${facts.missingExtensions.join(' and ')}.`,
        'Install its contrib package, on Debian postgresql-contrib.',
      ),
    );
  found.push(...(await tableFindings(database)));
  if (database.kind === 'pglite') {
    found.push(...(await spaceFindings('database', environment.dataFolder)));
    if (environment.behindProxy)
      found.push(
        warning(
          'The embedded database is for demos and small sites: one statement at a time.',
          'Move to PostgreSQL: npm run admin -- backup, then restore with DATABASE_URL.',
        ),
      );
  }
  return found.some(({ level }) => level !== 'ok')
    ? found
    : [
        ok(
          `${database.kind === 'pglite' ? 'Embedded' : 'PostgreSQL'} ${facts.version}, with the tables of this version.`,
        ),
      ];
}

const FACTS = `select current_setting('server_version') as version, pg_encoding_to_char(d.encoding) as encoding,
  d.datctype as characters, lower('Ä') = 'ä' as "foldsUmlauts", pg_is_in_recovery() as "isReplica",
  has_schema_privilege('public', 'create') as "mayCreate",
  not exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S')
    and not pg_has_role(c.relowner, 'usage') and not exists (select from pg_depend p where p.objid = c.oid and p.deptype = 'e')) as "ownsAll",
  array(select name from unnest(array['pg_trgm', 'unaccent']) as name
    where name not in (select a.name from pg_available_extensions a)
      and name not in (select e.extname from pg_extension e)) as "missingExtensions"
  from pg_database d where d.datname = current_database()`;

async function tableFindings(database: Database): Promise<Finding[]> {
  if (!(await hasTables(database)))
    return [
      warning(
        'The database has no tables yet.',
        'The first start of the server or client add creates them; or restore a backup.',
      ),
    ];
  const { missing, unknown } = await compareMigrations(database);
  if (unknown.length > 0)
    return [
      error(
        `The database is newer than this program: it has ${unknown.join(', ')}.`,
        'Install the version that made it or a newer one, or restore an older backup into an empty database.',
      ),
    ];
  if (missing.length === 0) return [];
  return [
    warning(
      `The database is older than this program: it lacks ${missing.join(', ')}.`,
      'Make a backup. The next start of the server or command of admin updates it.',
    ),
  ];
}

/** Checks the free space of a folder's disk. */
export async function spaceFindings(part: Part, folder: string): Promise<Finding[]> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return [];
  const free = disk.bavail * disk.bsize;
  if (free >= LITTLE_SPACE) return [];
  const level = findingsOf(part)[free < NO_SPACE ? 'error' : 'warning'];
  return [
    level(
      `${Math.round(free / 1_048_576)} MB are free on the disk of ${folder}.`,
      'Make room: a full disk stops recordings and uploads.',
    ),
  ];
}
