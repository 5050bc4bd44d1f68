import pg from 'pg';
import type { Database } from '../../server/platform/database/database';
import { IDENTITY } from '../../server/platform/database/replica';
import { type Finding, findingsOf } from './finding';

const { ok, warning, error } = findingsOf('replicas');
const CONNECT_MS = 3000;
/** The maximum delay of a replica in bytes of the log; a few pages of a busy site are normal. */
const MAX_DELAY_BYTES = 16 * 1_048_576;

/** Checks the replicas of DATABASE_READ_URL. */
export async function checkReplicas(urls: readonly string[], primary: Database | undefined): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, url] of urls.entries()) findings.push(await checkReplica(url, `Replica ${index + 1}`, primary));
  return findings;
}

type Facts = { isReplica: boolean; position: string | null; identity: string };
type Comparison = { bytes: number; identity: string };

async function checkReplica(url: string, name: string, primary: Database | undefined): Promise<Finding> {
  const connection = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  try {
    await connection.connect();
    const { rows } = await connection.query<Facts>(
      `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position, ${IDENTITY} as identity`,
    );
    const [facts] = rows;
    const remedy = 'Name replicas of DATABASE_URL in DATABASE_READ_URL; the server does not read this one.';
    if (!facts?.isReplica) return error(`${name} is no streaming replica: its data would stand still.`, remedy);
    const [compared] =
      primary?.kind === 'postgres'
        ? await primary.query<Comparison>(
            `select pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn)::float8 as bytes, ${IDENTITY} as identity`,
            [facts.position],
          )
        : [];
    if (compared && compared.identity !== facts.identity)
      return error(`${name} is a replica of another database than that of DATABASE_URL.`, remedy);
    if (compared && compared.bytes > MAX_DELAY_BYTES)
      return warning(
        `${name} lags ${Math.round(compared.bytes / 1_048_576)} MB of the log behind the primary.`,
        'Look at its load, its network and max_standby_streaming_delay.',
      );
    return ok(`${name} follows the primary.`);
  } catch (problem) {
    return error(
      `${name} does not answer: ${problem instanceof Error ? problem.message : String(problem)}.`,
      'Start it, or correct its address in DATABASE_READ_URL; reads go to the primary meanwhile.',
    );
  } finally {
    await connection.end().catch(() => undefined);
  }
}
