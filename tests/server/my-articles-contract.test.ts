import { expect, it } from 'vitest';
import { callsOf } from '../support/account-calls';
import { giveSettings } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import { answerProblems } from '../support/openapi-validator';
import { onOneDatabase } from './on-each-database';
import { usingOwnArticles } from './using-own-articles';

const NOWHERE = 'gibt-es-nicht';
const any = { 'if-match': '*' };

onOneDatabase('the contract of own articles', (backend) => {
  const articles = usingOwnArticles(backend);

  /** Sends a call and expects an answer as described. @returns the answer */
  async function expectAnswer(
    call: string,
    status: number,
    body?: unknown,
    headers = {},
    id = NOWHERE,
    send = articles.send,
  ) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await send(method, path.replace('{id}', id), body, headers);
    expect([call, answer.status], answer.text).toEqual([call, status]);
    expect(answerProblems(method, path.split('?')[0] ?? '', answer), `${call} ${answer.text}`).toBeUndefined();
    return answer;
  }

  it('is met by successful responses', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'konzert', location: 11 })]);
    const whole = {
      ...{ ...aWholeArticle(TODAY), media: [await articles.picture()], location: 10, promoter: 12 },
      ...{ events: ['konzert'], publicationDates: [{ date: TODAY }], freeFields: [{ name: 'a', value: true }] },
    };
    const { id } = (await expectAnswer('POST my/articles', 201, whole)).body.data;
    await expectAnswer('POST my/articles', 201, { state: 'draft', title: 'Leer' });
    await expectAnswer('GET my/articles/{id}', 200, undefined, {}, id);
    await expectAnswer('PUT my/articles/{id}', 200, whole, any, id);
    await expectAnswer('POST my/articles/{id}/copy', 201, undefined, {}, id);
    await expectAnswer('GET my/articles?sort=date&status=published', 200);
    await expectAnswer('GET my/articles', 200);
    await expectAnswer('DELETE my/articles/{id}', 200, undefined, {}, id);
    await expectAnswer('POST my/articles/{id}/restore', 200, undefined, {}, id);
  });

  it('is met by errors', async () => {
    const id = await articles.created();
    const whole = aWholeArticle(TODAY);
    await expectAnswer('GET my/articles?page=0', 400);
    await expectAnswer('POST my/articles', 400, []);
    await expectAnswer('POST my/articles', 422, {});
    await expectAnswer('POST my/articles', 413, { ...whole, longdesc1: 'x'.repeat(500_001) });
    await expectAnswer('POST my/articles', 415, whole, { 'content-type': 'text/plain' });
    await expectAnswer('PUT my/articles/{id}', 428, whole, {}, id);
    await expectAnswer('PUT my/articles/{id}', 412, whole, { 'if-match': '"v9"' }, id);
    await expectAnswer('PUT my/articles/{id}', 422, { state: 'draft' }, any, id);
    await expectAnswer('PUT my/articles/{id}', 404, whole, any);
    await expectAnswer('DELETE my/articles/{id}', 412, undefined, { 'if-match': '"v9"' }, id);
    for (const call of ['GET my/articles/{id}', 'DELETE my/articles/{id}']) await expectAnswer(call, 404);
    for (const last of ['copy', 'restore']) {
      await expectAnswer(`POST my/articles/{id}/${last}`, 404);
      await expectAnswer(`POST my/articles/{id}/${last}`, 400, undefined, { 'idempotency-key': 'kurz' }, id);
    }
    await backend().database.query('update articles set locked = true where id = $1', [id]);
    await expectAnswer('PUT my/articles/{id}', 409, whole, any, id);
    await expectAnswer('DELETE my/articles/{id}', 409, undefined, {}, id);
    await giveSettings(backend().database, 'stadt', {});
    await expectAnswer('POST my/articles', 403, whole);
    await expectAnswer('PUT my/articles/{id}', 403, whole, any, id);
    await expectAnswer('POST my/articles/{id}/copy', 403, undefined, {}, id);
  });

  it('is met by refusals', async () => {
    const guest = callsOf(articles.media.app());
    for (const call of [
      ...['GET my/articles', 'POST my/articles', 'GET my/articles/{id}', 'PUT my/articles/{id}'],
      ...['DELETE my/articles/{id}', 'POST my/articles/{id}/copy', 'POST my/articles/{id}/restore'],
    ])
      await expectAnswer(call, 401, undefined, {}, NOWHERE, guest);
  });
});
