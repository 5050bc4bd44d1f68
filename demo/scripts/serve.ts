import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../server/database';
import { startServer } from '../server/main';
import { migrate } from '../server/migrate';
import { seedIfEmpty } from '../server/seed/seed-if-empty';

const dataFolder = fileURLToPath(new URL('../../.data', import.meta.url));
const port = Number(process.env.PORT ?? 4173);

await serve().catch((error: unknown) => {
  console.error(wordsFor(error));
  process.exit(1);
});

/** Opens, migrates and fills the database, and only then listens: a server that answers has its data. */
async function serve(): Promise<void> {
  const database = await openDatabase(join(dataFolder, 'database'));
  await migrate(database);
  await seedIfEmpty(database);
  const options = { port, database, reload: process.env.RELOAD === '1' };
  // The pages are opened by this name, so the links in mails lead to it too.
  const publicUrl = process.env.PUBLIC_URL ? {} : { publicUrl: () => `http://localhost:${port}` };
  const server = await startServer({ ...options, ...publicUrl }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await database.close();
    process.exit(0);
  };
  // Without the script that started it nobody would end this process.
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(end, () => void stop());
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`;
  }
  return process.env.DEBUG ? (error.stack ?? error.message) : error.message;
}
