import type { Command } from '../command';
import { readNamedFile } from '../read-text-file';
import { withDatabase } from '../with-database';
import { CATALOGUE_COLUMNS } from './catalogue-kinds';
import { importCatalogue } from './import-catalogue';

const columnsOf = (kind: keyof typeof CATALOGUE_COLUMNS) => CATALOGUE_COLUMNS[kind].join(';');

export const catalogueImportCommand: Command = {
  name: 'catalogue import',
  operands: ['FILE…'],
  options: { client: { value: 'KEY', meaning: 'the client that gets rubrics and roles', isRequired: true } },
  summary: 'Imports rubrics, roles and communities from CSV.',
  details: [
    'The first row names the columns, by which the kind of a file is known; those with * are required:',
    `  rubrics      ${columnsOf('rubrics')}`,
    `  roles        ${columnsOf('roles')}; the type is address or private`,
    `  communities  ${columnsOf('communities')}; zips are separated by spaces;`,
    '               a row with district_id is a district; communities are shared by all clients',
    'UTF-8, separated by ; or , or tabs. Rubrics and roles without an id are found by their names.',
    'A second import changes what has changed. It removes nothing. With any mistake nothing is stored.',
    'Examples: demo/deploy/example/*.csv',
  ],
  run: async ({ operands, option, note }) => {
    const client = option('client') ?? '';
    const files = operands.map((name) => ({ name, bytes: readNamedFile(name) }));
    const result = await withDatabase((database) => importCatalogue(database, client, files), 'changes');
    if ('mistakes' in result) {
      for (const { file, line, mistake } of result.mistakes) note(`${file}:${line}: ${mistake}`);
      const count = result.mistakes.length;
      return {
        data: { client, ...result },
        lines: [`Nothing is stored: ${count} ${count === 1 ? 'mistake' : 'mistakes'}.`],
        hasFailed: true,
      };
    }
    const lines = Object.entries(result.counts).map(
      ([kind, { added, changed, unchanged, left }]) =>
        `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${left} left as they are (not in the file).`,
    );
    return { data: { client, ...result.counts }, lines };
  },
};
