import { beforeAll, beforeEach } from 'vitest';
import type { Answered } from '../support/account-calls';
import { callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertRoles } from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { aWholeEvent, type Records } from '../support/event-rules/whole-event';
import { aJpeg } from '../support/picture-files';
import type { Backend } from './on-each-database';
import { usingMedia } from './using-media';

/** Rubrics and an address that exist at the client 'stadt'. */
export const RECORDS: Records = { rubrics: [1, 2, 3], address: 10 };
/** A client that lets events be recorded. */
export const RECORDING = { applicationSettings: { activateEventsRecording: true } };

/** Gives each test two persons without events, at a client that lets events be recorded. */
export function usingOwnEvents(backend: () => Backend) {
  const media = usingMedia(backend);
  let send: Send;
  beforeAll(() => insertRoles(backend().database));
  beforeEach(async () => {
    await backend().database.script('delete from history; delete from attempts');
    await giveSettings(backend().database, 'stadt', RECORDING);
    send = callsOf(media.app(), media.owner().token);
  });

  const create = (changes: object = {}, headers: Record<string, string> = {}): Promise<Answered> =>
    send('POST', 'my/events', { ...aWholeEvent(RECORDS, TODAY), ...changes }, headers);
  return {
    media,
    send: ((...call) => send(...call)) as Send,
    /** Calls of the other person. */
    asOther: ((...call) => callsOf(media.app(), media.other().token)(...call)) as Send,
    /** Searches as a visitor. @returns the English titles, or the German ones where there are none */
    found: async (query = ''): Promise<string[]> => {
      const { body } = await callsOf(media.app())('GET', `events?from=${TODAY}${query}`);
      return body.data.map(({ title, title_en }: { title: string; title_en?: string }) => title_en ?? title);
    },
    create,
    /** Creates an event and answers its id. */
    created: async (changes: object = {}): Promise<string> => {
      const { status, body, text } = await create(changes);
      if (status !== 201) throw new Error(text);
      return body.data.id;
    },
    change: (id: string, changes: object = {}, headers: Record<string, string> = { 'if-match': '*' }) =>
      send('PUT', `my/events/${id}`, { ...aWholeEvent(RECORDS, TODAY), ...changes }, headers),
    /** Uploads a picture that says what it shows. */
    picture: async (alt = 'Bühne'): Promise<string> => {
      const { id } = (await media.upload(await aJpeg())).body.data;
      await backend().database.query('update media set alt = $2 where id = $1', [id, alt]);
      return id;
    },
    /** The event as its owner gets it. */
    show: (id: string) => send('GET', `my/events/${id}`),
    /** The event as visitors get it. */
    asVisitor: (id: string) => callsOf(media.app())('GET', `events/${id}`),
    history: () =>
      backend().database.query<{ action: string; record: string; details: object }>(
        `select action, record, details from history where kind = 'event' order by id`,
      ),
  };
}
