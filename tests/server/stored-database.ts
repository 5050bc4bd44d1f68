import pg from 'pg';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { PATIENCE_MS } from '../support/patient-options';
import { embeddedImage, postgresScript } from '../support/stored-data/stored-data';
import { newPostgres } from './on-each-database';

/** Opens a copy of the database that a build of the day has written, as it was. */
export async function openStored(day: string, kind: Database['kind']): Promise<Database> {
  if (kind === 'pglite') return openDatabase('memory://', '', { copyOf: embeddedImage(day), patienceMs: PATIENCE_MS });
  const url = await newPostgres('empty');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(postgresScript(day));
  await client.end();
  return openDatabase('', url, { patienceMs: PATIENCE_MS });
}
