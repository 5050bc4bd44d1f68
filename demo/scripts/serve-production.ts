import { join } from 'node:path';
import { isCommonPassword } from '../server/accounts/common-passwords';
import { hasOperators } from '../server/backoffice/operators/operators';
import { startServer } from '../server/main';
import { openDatabase } from '../server/platform/database/database';
import { readEnvironment } from '../server/platform/environment.mjs';
import { jsonLog, type Log, noLog, textLog } from '../server/platform/log';
import { runToEnd } from '../server/platform/run-to-end';
import { startOptions } from '../server/start-options';
import { prepareDatabase } from './prepare-database';
import { commonPasswordProblem, productionProblems } from './production-problems.mjs';

/*
 * The server for real use, as `npm run serve` and the files of demo/deploy start it: nothing of the demo, and no start
 * without what it needs.
 */

/** Creates the log that the environment asks for. */
function logFor(kind: 'json' | 'text' | 'off'): Log {
  // A closed terminal or pipe must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (kind === 'json') return jsonLog(process.stdout);
  return kind === 'text' ? textLog : noLog;
}

/** Starts the server and returns the function that closes it. */
async function start(): Promise<(cut: AbortSignal) => Promise<void>> {
  const environment = readEnvironment();
  const log = logFor(environment.log ?? 'json');
  const fail = (error: unknown) => {
    log.error(error);
    void log.flush().finally(() => process.exit(1));
  };
  process.on('uncaughtException', fail);
  const begun = performance.now();
  const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
  try {
    const migrations = await prepareDatabase(database);
    if (migrations.length > 0) log.event('migrated', { migrations: migrations.length, last: migrations.at(-1) });
    if (!environment.backOfficePassword && !(await hasOperators(database)))
      throw new Error(
        'BACKOFFICE_PASSWORD is missing: it opens /backoffice for the first operator. Make one up with openssl rand -base64 24, or run npm run admin -- operator invite EMAIL --name NAME.',
      );
    const server = await startServer({
      ...{ ...startOptions(environment), database, log, isProduction: true, prerenderMs: 0 },
    });
    const { url } = server;
    log.event('started', { url, database: database.kind, pid: process.pid, ms: Math.round(performance.now() - begun) });
    if (log === textLog) console.info(`${url} (${database.kind})`);
    return async (cut) => {
      log.event('stopping');
      await server.close(cut);
      await database.close();
      log.event('stopped');
      await log.flush();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

// The list of common passwords needs a package, which the script before the installation may lack.
const problems = [...productionProblems(), ...(await commonPasswordProblem(isCommonPassword))];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await runToEnd(start, 'npm run serve');
