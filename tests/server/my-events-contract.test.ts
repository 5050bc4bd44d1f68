import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { toEditableEvent } from '../../src/model/answers/event-record';
import { callsOf } from '../support/account-calls';
import { giveSettings } from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { answerProblems } from '../support/openapi-validator';
import { onOneDatabase } from './on-each-database';
import { RECORDS, usingOwnEvents } from './using-own-events';

const NOWHERE = 'gibt-es-nicht';
const any = { 'if-match': '*' };

onOneDatabase('the contract of own events', (backend) => {
  const events = usingOwnEvents(backend);

  /** Sends a call and expects an answer as described. @returns the answer */
  async function expectAnswer(
    call: string,
    status: number,
    body?: unknown,
    headers = {},
    id = NOWHERE,
    send = events.send,
  ) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await send(method, path.replace('{id}', id), body, headers);
    expect([call, answer.status], answer.text).toEqual([call, status]);
    expect(answerProblems(method, path.split('?')[0] ?? '', answer), `${call} ${answer.text}`).toBeUndefined();
    return answer;
  }

  it('is met by successful responses', async () => {
    const picture = await events.picture();
    const whole = {
      ...aWholeEvent(RECORDS, TODAY),
      ...{ media: [picture], promoter: 12, priority: 2, price: { text: 'ab', from: 5, to: 9 } },
      freeFields: [
        { name: 'a', value: 'x' },
        { name: 'b', value: true },
        { name: 'c', value: 1.5 },
      ],
      series: [
        { start: addDays(TODAY, 1), count: 2, every: 'day', fullDay: true, holidays: 'BY' },
        { start: addDays(TODAY, 1), count: 2, every: 'day', fullDay: true },
      ],
      links: [{ kind: 'ticket', url: 'a.de', text: 'Karten' }],
      ticketAgencies: [{ name: 'Rathaus' }],
      publicationDates: [{ date: TODAY }],
    };
    const { body } = await expectAnswer('POST my/events', 201, whole);
    const { id } = body.data;
    await expectAnswer('POST my/events', 201, { state: 'draft', title: 'Leer' });
    for (const call of ['GET my/events/{id}', 'POST my/events/{id}/copy']) {
      const answer = await expectAnswer(call, call.startsWith('GET') ? 200 : 201, undefined, {}, id);
      expect(() => toEditableEvent(answer.body.data)).not.toThrow();
    }
    await expectAnswer('PUT my/events/{id}', 200, whole, any, id);
    await expectAnswer('GET my/events?sort=date&status=published', 200);
    await expectAnswer('GET my/events', 200);
    await expectAnswer('POST my/events/check', 200, { title: body.data.title, date: addDays(TODAY, 7), location: 10 });
    await expectAnswer('DELETE my/events/{id}', 200, undefined, {}, id);
    await expectAnswer('POST my/events/{id}/restore', 200, undefined, {}, id);
  });

  it('is met by errors', async () => {
    const id = await events.created();
    const whole = aWholeEvent(RECORDS, TODAY);
    const badKey = { 'idempotency-key': 'kurz' };
    await expectAnswer('GET my/events?page=0', 400);
    await expectAnswer('POST my/events', 400, []);
    await expectAnswer('POST my/events', 422, {});
    await expectAnswer('POST my/events', 413, { ...whole, longdesc1: 'x'.repeat(500_001) });
    await expectAnswer('POST my/events', 415, whole, { 'content-type': 'text/plain' });
    await expectAnswer('POST my/events/check', 422, { title: 7 });
    await expectAnswer('PUT my/events/{id}', 428, whole, {}, id);
    await expectAnswer('PUT my/events/{id}', 412, whole, { 'if-match': '"v9"' }, id);
    await expectAnswer('PUT my/events/{id}', 422, { state: 'draft' }, any, id);
    await expectAnswer('PUT my/events/{id}', 404, whole, any);
    await expectAnswer('DELETE my/events/{id}', 412, undefined, { 'if-match': '"v9"' }, id);
    for (const call of ['GET my/events/{id}', 'DELETE my/events/{id}']) await expectAnswer(call, 404);
    for (const last of ['copy', 'restore']) {
      await expectAnswer(`POST my/events/{id}/${last}`, 404);
      await expectAnswer(`POST my/events/{id}/${last}`, 400, undefined, badKey, id);
    }
    await backend().database.query('update events set locked = true where id = $1', [id]);
    await expectAnswer('PUT my/events/{id}', 409, whole, any, id);
    await expectAnswer('DELETE my/events/{id}', 409, undefined, {}, id);
    await giveSettings(backend().database, 'stadt', {});
    await expectAnswer('POST my/events', 403, whole);
    await expectAnswer('PUT my/events/{id}', 403, whole, any, id);
    await expectAnswer('POST my/events/{id}/copy', 403, undefined, {}, id);
  });

  it('is met by refusals', async () => {
    const guest = callsOf(events.media.app());
    for (const call of [
      ...['GET my/events', 'POST my/events', 'POST my/events/check', 'GET my/events/{id}', 'PUT my/events/{id}'],
      ...['DELETE my/events/{id}', 'POST my/events/{id}/copy', 'POST my/events/{id}/restore'],
    ])
      await expectAnswer(call, 401, undefined, {}, NOWHERE, guest);
  });
});
