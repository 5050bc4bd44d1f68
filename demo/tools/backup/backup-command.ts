import { resolve } from 'node:path';
import { readEnvironment } from '../../server/platform/environment.mjs';
import type { Command } from '../command';
import { openPictures } from '../picture-store';
import { withDatabase } from '../with-database';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';

export const backupCommand: Command = {
  name: 'backup',
  operands: ['FOLDER'],
  options: {},
  summary: 'Writes a backup of the database and its pictures into a new folder.',
  details: [
    'With PostgreSQL at any time, also while servers run; the embedded database only while its server is stopped.',
    'All rows are as they were at one moment: accounts, events, orders, invoices, waiting mails. manifest.json comes last.',
    'It is independent of the kind of database: a backup of the embedded one can be restored into PostgreSQL.',
    'It has addresses and hashes of passwords: the folder is readable by its user alone.',
  ],
  run: async ({ operands: [place = ''], note }) => {
    const folder = resolve(place);
    const files = await openPictures(readEnvironment());
    const manifest = await withDatabase(
      (database) => makeBackup({ database, files, folder, now: new Date(), note }),
      'reads',
    );
    return {
      data: { folder, ...summaryOf(manifest) },
      lines: [
        `${linesOf(manifest)} in ${folder}.`,
        ...(manifest.pictures.missing > 0 ? [`${manifest.pictures.missing} pictures have no file: see doctor.`] : []),
      ],
    };
  },
};

/** Returns the numbers of a backup. */
export const summaryOf = ({ madeAt, program, database, tables, pictures }: Manifest) => ({
  ...{ madeAt, program, database },
  tables: Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])),
  pictures: { count: pictures.rows, bytes: pictures.bytes, missing: pictures.missing },
});

/** Describes the numbers of a backup. */
export function linesOf({ tables, pictures }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const of = (name: string) => `${tables[name]?.rows ?? 0}`;
  return `${rows} rows (${of('clients')} clients, ${of('events')} events, ${of('accounts')} accounts, ${of('mails')} mails) and ${pictures.rows} pictures`;
}
