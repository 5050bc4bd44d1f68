import type { RunningServer } from '../../demo/server/main';
import { berlinDay } from '../../demo/server/platform/berlin-day';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { postgresBinaries, startPostgres, startReplica } from '../../tests/support/postgres';
import { inChild } from './child';
import { fill, serve } from './data';
import { type Figure, median } from './figures';
import { postmasters } from './postgres';
import { searchesOf } from './searches';

const EVENTS = 10_000;
const REPLICAS = 2;
const ROUNDS = 5;
const VISITORS = 8;
const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1000;

/**
 * Measures reads a second of one server with no, one and two replicas, in turn. All run on this machine: on a few
 * processors replicas only divide them, so that the figures show what they cost, and on many what they give.
 */
export async function replicaFigures(): Promise<Figure[]> {
  if (!postgresBinaries()) {
    console.info('PostgreSQL is not installed here; replicas are not measured.');
    return [];
  }
  const primary = await startPostgres();
  const clusters = [primary];
  const open: Database[] = [];
  const servers: RunningServer[] = [];
  try {
    const url = await primary.createDatabase();
    const today = berlinDay(new Date());
    const now = () => new Date(`${today}T11:00:00Z`);
    const filled = await openDatabase('', url);
    open.push(filled);
    await fill(filled, EVENTS, today);
    for (let count = 0; count < REPLICAS; count += 1) clusters.push(await startReplica(primary));
    const urlOf = (cluster: { url: string }) => new URL(new URL(url).pathname, cluster.url).href;
    for (const cluster of clusters) postmasters.push(await postmasterOf(cluster.url));
    for (let count = 0; count <= REPLICAS; count += 1) {
      const database = await openDatabase('', url);
      open.push(database);
      const databaseReadUrls = clusters.slice(1, 1 + count).map(urlOf);
      servers.push(await serve({ database, now }, { behindProxy: true, databaseReadUrls }));
    }
    const rates = await ratesOf(servers, now);
    const [none = Number.NaN] = rates;
    const name = `reads a second, ${EVENTS.toLocaleString('en')} events, ${VISITORS} visitors`;
    return rates.map((rate, count) =>
      count === 0
        ? { what: `${name}, no replica`, value: rate, unit: '/s' }
        : { what: `${name}, ${count} replica${count > 1 ? 's' : ''} | none`, value: rate, unit: '/s', floor: none },
    );
  } finally {
    for (const server of servers) await server.close();
    for (const database of open) await database.close();
    for (const cluster of clusters.reverse()) await cluster.stop();
  }
}

/** Returns the median of the reads a second of each server, measured in rounds. */
async function ratesOf(servers: readonly RunningServer[], now: () => Date): Promise<number[]> {
  const day = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const rates = servers.map((): number[] => []);
  let visits = 0;
  // The first round fills the caches of connections.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const searches = Array.from({ length: VISITORS }, () => {
      visits += 1;
      return searchesOf(visits, day);
    });
    // The same searches, by another server first in each round.
    for (let place = 0; place < servers.length; place += 1) {
      const index = (round + place) % servers.length;
      const addresses = searches.map((own) =>
        own.map((query) => `${servers[index]?.url}/clients/stadt/api/events?facets=1&${query}`),
      );
      const times = await inChild<number[][]>('./visitors.ts', { addresses });
      const totals = times.map((own) => own.reduce((sum, time) => sum + time, 0));
      if (round > 0) rates[index]?.push((addresses.flat().length / Math.max(...totals)) * MS_PER_SECOND);
    }
  }
  return rates.map(median);
}

/** Returns the id of a cluster's process. */
async function postmasterOf(url: string): Promise<number> {
  const database = await openDatabase('', url);
  const [row] = await database.query<{ id: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as id`,
  );
  await database.close();
  return row?.id ?? 0;
}
