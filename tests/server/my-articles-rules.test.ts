import { beforeAll, expect, it } from 'vitest';
import { accountApp, callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { TODAY } from '../support/event-fixtures';
import { ARTICLE_TABLE } from '../support/event-rules/article-table';
import { onOneDatabase } from './on-each-database';
import { WRITING } from './using-own-articles';
import { RECORDS } from './using-own-events';

type Named = { path: string; code: string };

onOneDatabase('the rules of articles on the server', (backend) => {
  let send: Send;
  beforeAll(async () => {
    const { database } = backend();
    send = callsOf(accountApp(database), (await insertPerson(database)).token);
  });

  it.each(Object.entries(ARTICLE_TABLE))('%s', async (_, { settings = {}, event, problems }) => {
    await giveSettings(backend().database, 'stadt', { ...settings, ...WRITING });
    const changes = event?.(RECORDS, TODAY);
    const { status, body } = await send('POST', 'my/articles', { ...aWholeArticle(TODAY), ...changes });
    const named = (body.errors ?? []).map(({ path, code }: Named) => `${path} ${code}`);
    expect([named.sort(), status]).toEqual([[...problems].sort(), problems.length === 0 ? 201 : 422]);
  });
});
