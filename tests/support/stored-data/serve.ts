import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../demo/server/platform/database/database';
import { migrate } from '../../../demo/server/schema/migrate';
import { PATIENCE_MS } from '../patient-options';
import { serveForTests } from '../serve-for-tests';
import { copyOfFiles, embeddedImage, serverFacts } from './stored-data';

/** A server on the stored data of a day, in a process of its own, a minute after the data was written. */
const day = process.argv[2] ?? '';
const folder = copyOfFiles(day);
const database = await openDatabase(join(folder, 'database'), '', {
  patienceMs: PATIENCE_MS,
  copyOf: embeddedImage(day),
});
await migrate(database);
await serveForTests({
  database,
  folder,
  origins: [{ port: 0 }],
  clockShiftMs: Date.parse(serverFacts(day, 'pglite').moment) + 60_000 - Date.now(),
  onEnd: () => rmSync(folder, { recursive: true, force: true }),
});
