import { readdir, rm } from 'node:fs/promises';
import { beforeAll, beforeEach } from 'vitest';
import { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { type Answered, quickHashing } from '../support/account-calls';
import { type InsertedPerson, insertPerson } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { patientOptions } from '../support/patient-options';
import type { Backend } from './on-each-database';

type App = ReturnType<typeof createApp>;

/** Sends a call of a person, or of nobody. */
export async function ask(app: App, method: string, path: string, init: RequestInit = {}): Promise<Answered> {
  const response = await app.request(`/clients/stadt/api/${path}`, { ...init, method });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : {},
  };
}

/** Two persons and an app on a folder of its own, whose clock the tests move. */
export function usingMedia(backend: () => Backend) {
  const ground = temporaryFiles();
  const clock = { now: NOW.getTime() };
  let owner: InsertedPerson;
  let other: InsertedPerson;
  let first: App;

  const options = (given: Partial<AppOptions> = {}): Partial<AppOptions> & Pick<AppOptions, 'database'> => ({
    ...patientOptions(backend()),
    database: backend().database,
    now: () => new Date(clock.now),
    passwords: quickHashing,
    onError: (error) => backend().errors.push(error),
    files: ground.files,
    draftFolder: ground.draftFolder,
    ...given,
  });
  const another = (given: Partial<AppOptions> = {}) => createApp(options(given));

  beforeAll(() => {
    first = another();
  });
  beforeEach(async () => {
    const { database, errors } = backend();
    clock.now = NOW.getTime();
    errors.length = 0;
    for (const name of ['media', 'incoming']) await rm(`${ground.folder}/${name}`, { recursive: true, force: true });
    await database.script('delete from events; delete from media; delete from accounts; delete from idempotency_keys');
    const tokenExpires = new Date('2100-01-01');
    owner = await insertPerson(database, { tokenExpires });
    other = await insertPerson(database, { tokenExpires });
  });

  return {
    clock,
    options,
    another,
    folder: ground.folder,
    app: () => first,
    owner: () => owner,
    other: () => other,
    /** Uploads a file as the owner, unless told. */
    upload(
      file: Uint8Array | string,
      {
        app = first,
        token = owner.token,
        name = 'bild.jpg',
        headers = {},
      }: {
        app?: App;
        token?: string;
        name?: string;
        headers?: Record<string, string>;
      } = {},
    ): Promise<Answered> {
      const body = new FormData();
      body.append('file', new Blob([Buffer.from(file)], { type: 'image/jpeg' }), name);
      return ask(app, 'POST', 'media', { body, headers: { token, ...headers } });
    },
    /** The files below a folder of the store. */
    filesIn: async (name: 'media' | 'incoming') => {
      const entries = await readdir(`${ground.folder}/${name}`, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
  };
}
