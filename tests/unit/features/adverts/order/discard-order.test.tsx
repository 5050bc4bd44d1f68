import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_FAULTS, CODES } from '../../../../support/answer-faults';
import { until } from '../../../../support/settle';
import { get, withReact } from '../../../forms/saving/harness';
import { aServer, DAY, type Fault, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);
beforeEach(() => {
  // A call is tried again after a pause of random length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const ANEW = 'Neu beginnen';
const YES = 'Verwerfen und neu beginnen';
const FIRST = 'Wo soll Ihre Anzeige erscheinen?';

describe('a restarted order', () => {
  it('is discarded here and on the server, with its hold, and does not return', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees(/Für Sie freigehalten bis/);
    await opened.press(ANEW);
    await opened.sees('Freigehaltene Tage werden wieder frei');
    expect(server.draft).not.toBeNull();
    await opened.press(YES);
    await opened.sees(FIRST);
    expect(opened.route()).toBe('medium');
    expect([server.draft, server.reservation]).toEqual([null, undefined]);
    // That something was written is no secret of the order.
    const kept = Object.keys(localStorage).filter((key) => !key.startsWith('event-portal:written:'));
    expect([opened.has(ANEW), kept]).toEqual([false, []]);
    await opened.end();
    const later = await openOrder('overview');
    await later.sees(FIRST);
    expect(server.draft).toBeNull();
  });

  it('is saved like the first one', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('content');
    await opened.sees('Titel der Anzeige');
    await opened.press(ANEW);
    await opened.press(YES);
    await opened.press('Webseite');
    await opened.press('Termine');
    await opened.press('Karte');
    await until(() => expect(server.draft).toMatchObject({ slot: 'card', dates: [], content: { title: '' } }));
    expect(opened.place.textContent).not.toContain('auf diesem Gerät gespeichert');
  });

  it('is kept if the person cancels', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.press(ANEW);
    await opened.press('Weiter bearbeiten');
    expect(opened.place.querySelector('dialog')).toBeNull();
    await opened.sees('Für welche Veranstaltung werben Sie?');
    expect([server.draft, server.count('DELETE adverts/draft')]).toEqual([WHOLE, 0]);
  });

  it('is not discarded after a concurrent change of another device', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees('Für welche Veranstaltung');
    Object.assign(server, { draft: { ...WHOLE, voucher: 'NEU' }, version: 7 });
    await opened.press(ANEW);
    await opened.press(YES);
    await opened.sees('auf einem anderen Gerät geändert');
    expect([opened.place.querySelector('dialog'), opened.has(ANEW)]).toEqual([null, false]);
    expect(server.draft).toMatchObject({ voucher: 'NEU' });
    await opened.press('Andere Fassung verwenden');
    await opened.press(ANEW);
    await opened.press(YES);
    await opened.sees(FIRST);
    expect(server.draft).toBeNull();
  });

  it('is discarded even if the last save had no response', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees('Für welche Veranstaltung');
    server.faults['PUT adverts/draft'] = ({ body }) => {
      Object.assign(server, { draft: body, version: server.version + 1 });
      throw new TypeError('Failed to fetch');
    };
    await opened.press('Eine neue Veranstaltung');
    await opened.sees('auf diesem Gerät gespeichert');
    await opened.press(ANEW);
    await opened.press(YES);
    await opened.sees(FIRST);
    expect(server.draft).toBeNull();
  });
});

it('an order after another one is saved, too', async () => {
  const server = aServer(WHOLE);
  const opened = await openOrder('overview');
  await opened.tick();
  await opened.press('Zahlungspflichtig bestellen');
  await opened.sees('Bestellnummer');
  expect(opened.has(ANEW)).toBe(false);
  await opened.press('Weitere Anzeige buchen');
  await opened.press('Webseite');
  await opened.press('Termine');
  await opened.press('Karte');
  await until(() => get(opened.place, `[data-day="${DAY}"][aria-disabled="false"]`));
  await act(async () => get(opened.place, `[data-day="${DAY}"]`).click());
  await until(() => expect(server.draft).toMatchObject({ slot: 'card', dates: [DAY] }));
});

const FAULTS = Object.entries(ANSWER_FAULTS).flatMap(([name, fault]): [string, Fault][] =>
  typeof fault === 'function' ? [[name, fault]] : [],
);

describe.each(FAULTS)('%s', (_, fault) => {
  it('while an order is discarded: reported in plain words, nothing is lost, and a retry succeeds', async () => {
    const server = aServer(WHOLE);
    server.faults['DELETE adverts/draft'] = fault;
    const opened = await openOrder('event');
    await opened.press(ANEW);
    await opened.press(YES, 2);
    expect(await opened.alert()).not.toMatch(CODES);
    await opened.sees('Für welche Veranstaltung werben Sie?');
    expect(server.draft).toEqual(WHOLE);
    server.faults = {};
    await opened.press(YES);
    await opened.sees(FIRST);
    expect(server.draft).toBeNull();
  });
});
