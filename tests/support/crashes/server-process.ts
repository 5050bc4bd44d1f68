import { setTimeout as pause } from 'node:timers/promises';
import { smtpService } from '../../../demo/server/mail/smtp';
import { startServer } from '../../../demo/server/main';
import { type Database, openDatabase, type Queryable } from '../../../demo/server/platform/database/database';
import { quickHashing } from '../account-calls';
import { UNSTORED_ANSWER } from './unstored-answer';

/*
 * A server in a process of its own, for runs that kill it: on the database and port in its environment, with passwords
 * that cost nearly nothing. It ends with its parent process.
 */

/** Longer than a busy machine needs to kill a server after its line. */
const GAP_MS = 2000;

const { DATA_FOLDER = '', FILES_FOLDER = '', DATABASE_URL = '', PORT = '', SMTP = '', FAULT } = process.env;
process.once('disconnect', () => process.exit(1));
const database = await openDatabase(DATA_FOLDER, DATABASE_URL);
const server = await startServer({
  port: Number(PORT),
  dataFolder: FILES_FOLDER,
  database: FAULT ? keepingAnswersLater(database) : database,
  passwords: quickHashing,
  constantTimePause: async () => undefined,
  behindProxy: true,
  mail: smtpService(SMTP, 'portal@localhost'),
});
process.once('SIGTERM', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.send?.(server.url);

/**
 * Returns a database with the fault that a run must find: the answer for a key is stored after the effect has been
 * committed.
 */
function keepingAnswersLater(sound: Database): Database {
  const isAnswer = (sql: string) => sql.includes('insert into idempotency_keys');
  return {
    ...sound,
    transaction: async (work, options) => {
      const later: Parameters<Queryable['query']>[] = [];
      const result = await sound.transaction(
        (transaction) =>
          work({
            ...transaction,
            query: async (sql, params) => {
              if (!isAnswer(sql)) return transaction.query(sql, params);
              later.push([sql, params]);
              return [];
            },
          }),
        options,
      );
      if (later.length > 0) {
        process.send?.(UNSTORED_ANSWER);
        await pause(GAP_MS);
      }
      for (const [sql, params] of later) await sound.query(sql, params);
      return result;
    },
  };
}
