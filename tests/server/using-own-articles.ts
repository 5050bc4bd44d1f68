import { beforeAll, beforeEach } from 'vitest';
import { type Answered, callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertRoles } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { TODAY } from '../support/event-fixtures';
import { aJpeg } from '../support/picture-files';
import type { Backend } from './on-each-database';
import { usingMedia } from './using-media';

/** A client that lets articles be written. */
export const WRITING = { applicationSettings: { activateArticles: true, activateEventsRecording: true } };

/** Gives each test two persons without articles, at a client that lets articles be written. */
export function usingOwnArticles(backend: () => Backend) {
  const media = usingMedia(backend);
  let send: Send;
  beforeAll(() => insertRoles(backend().database));
  beforeEach(async () => {
    await backend().database.script('delete from articles; delete from history; delete from attempts');
    await giveSettings(backend().database, 'stadt', WRITING);
    send = callsOf(media.app(), media.owner().token);
  });

  const create = (changes: object = {}, headers: Record<string, string> = {}): Promise<Answered> =>
    send('POST', 'my/articles', { ...aWholeArticle(TODAY), ...changes }, headers);
  return {
    media,
    send: ((...call) => send(...call)) as Send,
    /** Calls of the other person. */
    asOther: ((...call) => callsOf(media.app(), media.other().token)(...call)) as Send,
    /** Calls of a visitor. */
    asVisitor: ((...call) => callsOf(media.app())(...call)) as Send,
    /** The titles that visitors find. */
    found: async (query = ''): Promise<string[]> => {
      const { body } = await callsOf(media.app())('GET', `articles${query}`);
      return body.data.map(({ title }: { title: string }) => title);
    },
    create,
    /** Creates an article and answers its id. */
    created: async (changes: object = {}): Promise<string> => {
      const { status, body, text } = await create(changes);
      if (status !== 201) throw new Error(text);
      return body.data.id;
    },
    change: (id: string, changes: object = {}, headers: Record<string, string> = { 'if-match': '*' }) =>
      send('PUT', `my/articles/${id}`, { ...aWholeArticle(TODAY), ...changes }, headers),
    /** Uploads a picture that says what it shows. */
    picture: async (alt = 'Bühne'): Promise<string> => {
      const { id } = (await media.upload(await aJpeg())).body.data;
      await backend().database.query('update media set alt = $2 where id = $1', [id, alt]);
      return id;
    },
    /** The article as its author gets it. */
    show: (id: string) => send('GET', `my/articles/${id}`),
    history: () =>
      backend().database.query<{ action: string }>(`select action from history where kind = 'article' order by id`),
  };
}
