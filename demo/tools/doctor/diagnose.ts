import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../server/platform/database/database';
import type { Environment } from '../../server/platform/environment.mjs';
import { startProblem } from '../../server/platform/start-problem';
import { compareMigrations } from '../../server/schema/migrate';
import { hasTables } from '../with-database';
import { checkClients } from './check-clients';
import { checkClock } from './check-clock';
import { checkDatabase } from './check-database';
import { checkMailServer, checkMails } from './check-mail';
import { checkMoney } from './check-money';
import { checkOpenId } from './check-openid';
import { checkOperators } from './check-operators';
import { checkPictures } from './check-pictures';
import { checkProxy } from './check-proxy';
import { checkReplicas } from './check-replicas';
import { checkSettings, type Values } from './check-settings';
import { checkVersions } from './check-versions';
import { type Finding, findingsOf, type Part } from './finding';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Looks at all that the server needs; changes nothing, and sends no mail. */
export async function diagnose(
  values: Values,
  { distFolder = DIST }: { distFolder?: string } = {},
): Promise<Finding[]> {
  const { environment, findings } = await checkSettings(values);
  const opened = await openChecked(environment);
  const database = 'database' in opened ? opened.database : undefined;
  try {
    return [
      ...findings,
      ...(await attempt('versions', () => checkVersions(distFolder))),
      ...('finding' in opened ? [opened.finding] : []),
      ...(database ? await attempt('database', () => checkContent(database, environment)) : []),
      ...(await attempt('replicas', () => checkReplicas(environment.databaseReadUrls, database))),
      ...(await attempt('pictures', async () =>
        checkPictures(environment, (await isCurrent(database)) ? database : undefined),
      )),
      ...(await attempt('mail', () => checkMailServer(environment))),
      ...(await attempt('openid', () => checkOpenId(environment))),
      ...(await attempt('proxy', () => checkProxy(environment, database?.kind === 'pglite'))),
    ];
  } finally {
    await database?.close();
  }
}

type Opened = { database: Database } | { finding: Finding };

async function openChecked(environment: Environment): Promise<Opened> {
  const { dataFolder, databaseUrl } = environment;
  const folder = join(dataFolder, 'database');
  const { error, warning } = findingsOf('database');
  // Opening an embedded database would create it.
  if (databaseUrl === undefined && !existsSync(folder))
    return {
      finding: warning(
        `There is no database in ${dataFolder} yet.`,
        'Set DATABASE_URL or DATA_FOLDER; the first start creates an embedded one.',
      ),
    };
  try {
    return { database: await openDatabase(folder, databaseUrl) };
  } catch (problem) {
    const words = startProblem(problem, environment);
    if (/is in use by process/.test(words))
      return {
        finding: warning(
          'A server is running on the embedded database, so its content is not checked.',
          'Stop it, and run doctor again to check it.',
        ),
      };
    return { finding: error(words, 'Nothing works without the database: solve this first.') };
  }
}

async function checkContent(database: Database, environment: Environment): Promise<Finding[]> {
  const found = [...(await checkDatabase(database, environment)), ...(await checkClock(database))];
  // Tables of another version may lack what the other checks read.
  if (!(await isCurrent(database))) return found;
  return [
    ...found,
    ...(await checkClients(database, environment)),
    ...(await checkOperators(database, environment)),
    ...(await checkMoney(database)),
    ...(await checkMails(database, environment, new Date())),
  ];
}

async function isCurrent(database: Database | undefined): Promise<boolean> {
  if (!database || !(await hasTables(database))) return false;
  const { missing, unknown } = await compareMigrations(database);
  return missing.length + unknown.length === 0;
}

/** Runs a check; its own failure is a finding, too. */
async function attempt(part: Part, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem);
    return [
      findingsOf(part).error(
        `This could not be checked: ${words}`,
        'Solve the other errors first, and run doctor again.',
      ),
    ];
  }
}
