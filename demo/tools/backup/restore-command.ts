import { join, resolve } from 'node:path';
import { openDatabase } from '../../server/platform/database/database';
import { readEnvironment } from '../../server/platform/environment.mjs';
import type { Command } from '../command';
import { openPictures } from '../picture-store';
import { linesOf, summaryOf } from './backup-command';
import { restoreBackup } from './restore-backup';
import { verifyBackup } from './verify-backup';

export const restoreCommand: Command = {
  name: 'restore',
  operands: ['FOLDER'],
  options: { check: { meaning: 'only check that the backup is whole; needs no database' } },
  summary: 'Restores a backup into an empty database, all or nothing.',
  details: [
    'Every file is checked first. The database of DATABASE_URL or DATA_FOLDER must be empty and used by nobody:',
    'stop the server; createdb NAME for PostgreSQL, another DATA_FOLDER for the embedded one.',
    'A backup of an older version is brought up to date; one of a newer version needs that version.',
    'Mails that waited in the backup are sent again by the next server, also if they have been sent since.',
  ],
  run: async ({ operands: [place = ''], has }) => {
    const folder = resolve(place);
    const manifest = await verifyBackup(folder);
    const data = { folder, ...summaryOf(manifest), restored: !has('check') };
    if (has('check')) return { data, lines: [`The backup is whole: ${linesOf(manifest)}, of ${manifest.madeAt}.`] };
    const environment = readEnvironment();
    const files = await openPictures(environment);
    const database = await openDatabase(join(environment.dataFolder, 'database'), environment.databaseUrl);
    try {
      await restoreBackup({ database, files, folder, manifest });
    } finally {
      await database.close();
    }
    return { data, lines: [`Restored: ${linesOf(manifest)}, of ${manifest.madeAt}. Next: npm run admin -- doctor`] };
  },
};
