import type { Command, Outcome } from '../command';
import { readNamedFile, textOfFile } from '../read-text-file';
import { withDatabase } from '../with-database';
import { addClient, closeClient, type ListedClient, listClients, reopenClient } from './clients';

const add: Command = {
  name: 'client add',
  operands: ['KEY'],
  options: {
    name: { value: 'NAME', meaning: 'the name that mails and pages show', isRequired: true },
    settings: { value: 'FILE', meaning: 'settings as JSON, in the shape of GET clientSettings' },
  },
  summary: 'Adds an empty client.',
  details: [
    'KEY is part of the addresses of its API (/clients/KEY/api) and never changes: small letters, digits, hyphens.',
    'Nothing is written if the settings have a mistake. Next: catalogue import, then import.',
  ],
  run: async ({ operands: [key = ''], option, note }) => {
    const file = option('settings');
    const settings = file === undefined ? undefined : textOfFile(file, readNamedFile(file));
    const name = option('name') ?? '';
    const unknown = await withDatabase((database) => addClient(database, { key, name, settings, file }), 'creates');
    for (const path of unknown) note(`${file}: note: the portal knows no setting ${path}.`);
    const api = `/clients/${key}/api`;
    return {
      data: { key, name: name.trim(), api, unknownSettings: unknown },
      lines: [
        `Added ${key}: its API is ${api}.`,
        `Next, its rubrics, roles and communities: npm run admin -- catalogue import FILE… --client ${key}`,
      ],
    };
  },
};

const list: Command = {
  name: 'client list',
  operands: [],
  options: {},
  summary: 'Lists the clients: key, name, open or closed, number of events.',
  details: [],
  run: async () => {
    const clients = await withDatabase(listClients, 'reads');
    return { data: { clients }, lines: clients.length > 0 ? clients.map(lineOf) : ['There are no clients yet.'] };
  },
};

const lineOf = ({ key, name, state, closedAt, events }: ListedClient) =>
  [key, name, closedAt ? `closed since ${closedAt.slice(0, 10)}` : state, `${events} events`].join('\t');

const close: Command = {
  name: 'client close',
  operands: ['KEY'],
  options: {},
  summary: 'Closes a client: its API, pages and feeds answer 410 from now on.',
  details: [
    'Nothing is removed: invoices and their exports stay readable in the back office, and running servers need no restart.',
    'Nobody can log in or order. Mails about searches end; mails about invoices are still sent.',
  ],
  run: async ({ operands: [key = ''] }) => {
    const hasChanged = await withDatabase((database) => closeClient(database, key, new Date()), 'changes');
    return outcome(key, 'closed', hasChanged);
  },
};

const reopen: Command = {
  name: 'client reopen',
  operands: ['KEY'],
  options: {},
  summary: 'Opens a closed client again, as it was.',
  details: [],
  run: async ({ operands: [key = ''] }) => {
    const hasChanged = await withDatabase((database) => reopenClient(database, key), 'changes');
    return outcome(key, 'open', hasChanged);
  },
};

const outcome = (key: string, state: ListedClient['state'], hasChanged: boolean): Outcome => ({
  data: { key, state, changed: hasChanged },
  lines: [hasChanged ? `${key} is ${state} now.` : `${key} is ${state} already; nothing has changed.`],
});

export const clientCommands: readonly Command[] = [add, list, close, reopen];
