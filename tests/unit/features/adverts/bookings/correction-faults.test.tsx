import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../src/api/api';
import { reLoginOf } from '../../../../../src/app/re-login';
import { CorrectionForm } from '../../../../../src/features/adverts/bookings/correction-section';
import { accountTexts, advertTexts } from '../../../../../src/i18n/texts';
import { toBooking } from '../../../../../src/model/answers/booking';
import { answerUnlessFaulty, CODES } from '../../../../support/answer-faults';
import { ok, problem } from '../../../../support/answers';
import { until } from '../../../../support/settle';
import { aPortal, click, get, HOST, inAnHour, show, type, withReact } from '../../../forms/saving/harness';

withReact();
beforeAll(async () => {
  await Promise.all([loadTransport(), accountTexts.load('de'), advertTexts.load('de')]);
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const SEND = 'button[type=submit]';
const TITLE = 'input[name=title]';
const CALL = 'POST my/adverts/o/content';
const SIZE = { width: 300, height: 200 };

/** A returned advert for an event that the portal does not have. */
const BOOKING = toBooking({
  ...{ id: 'o', number: 'AK-A-1', state: 'returned', slot: 'kurier-liste', dates: ['2026-11-01'] },
  product: {
    ...{ medium: { name: 'Kurier' }, channel: { name: 'Termine' }, slot: { name: 'Karte' } },
    ...{ place: 'list', size: SIZE },
  },
  content: { title: 'Jazz im Hof', text: 'Heute', source: 'upload' },
  returned: { reason: 'Bitte schreiben Sie, wer wirbt.', fields: ['title'] },
  price: { items: [], net: 0, vatShare: 1900, vat: 0, gross: 0 },
  billing: { company: 'Verein' },
  orderedAt: '2026-10-20T10:00:00Z',
});

/** Opens the form with another title typed; the first attempts get the given answers, and then all is well. */
async function open(...faults: (() => Response)[]) {
  const server = answerUnlessFaulty(undefined, (call) => (call === CALL && faults.shift()?.()) || ok({}));
  const portal = aPortal({ personId: '7' });
  const { client } = portal;
  Object.assign(client, {
    api: createApi(HOST, { token: client.session.validToken, onRefused: client.session.rejectToken }),
  });
  const onSent = vi.fn();
  const { place } = await show(
    portal,
    <CorrectionForm booking={BOOKING} slot={{ place: 'list', size: SIZE }} onSent={onSent} />,
  );
  await until(() => get(place, TITLE));
  await type(place, TITLE, 'Jazz des Vereins');
  const sent = () => server.bodies.filter((_, index) => server.calls[index] === CALL).map(String);
  return { place, portal, onSent, sent };
}

const isKept = (place: ParentNode) => expect(get<HTMLInputElement>(place, TITLE).value).toBe('Jazz des Vereins');

it('a session that has ended is renewed above the form, which is then sent as it was', async () => {
  const { place, portal, onSent, sent } = await open(() => problem(401, { code: 'token_invalid' }));
  await click(place, SEND);
  await until(() => expect(reLoginOf(portal).state.isOpen).toBe(true));
  isKept(place);
  expect(onSent).not.toHaveBeenCalled();
  portal.client.session.open('new token', inAnHour());
  await act(async () => reLoginOf(portal).finish('again'));
  await until(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toBe(sent()[0]);
  expect(sent()[1]).toContain('Jazz des Vereins');
});

it('a session that is not renewed leaves what was typed, with a way to log in', async () => {
  const { place, portal, onSent } = await open(() => problem(401, { code: 'token_invalid' }));
  await click(place, SEND);
  await until(() => expect(reLoginOf(portal).state.isOpen).toBe(true));
  await act(async () => reLoginOf(portal).finish('given-up'));
  await until(() => expect(get(place, '[role=alert]').textContent).toContain('Sie sind nicht mehr angemeldet'));
  expect(get(place, '[role=alert] button').textContent).toBe('Anmelden');
  isKept(place);
  expect(onSent).not.toHaveBeenCalled();
});

it('an advert that was sent in another tab, or is over, is not sent again, and its booking can be reloaded', async () => {
  const { place, onSent, sent } = await open(() => problem(409, { code: 'not_returned' }));
  await click(place, SEND);
  const alert = await until(() => get(place, '[role=alert]'));
  expect(alert.textContent).toContain('Diese Anzeige ist nicht mehr zu ändern');
  expect(alert.textContent).not.toMatch(CODES);
  isKept(place);
  expect(onSent).not.toHaveBeenCalled();
  await click(alert, 'button');
  expect(onSent).toHaveBeenCalledOnce();
  expect(sent()).toHaveLength(1);
});

it('a field that the server refuses has the fault, and a corrected one is sent', async () => {
  const { place, onSent } = await open(() =>
    problem(422, { code: 'wrong_data', errors: [{ path: 'content.title', code: 'too_long', params: { max: 10 } }] }),
  );
  await click(place, SEND);
  await until(() => expect(get(place, TITLE).getAttribute('aria-invalid')).toBe('true'));
  expect(onSent).not.toHaveBeenCalled();
  await type(place, TITLE, 'Jazz');
  await click(place, SEND);
  await until(() => expect(onSent).toHaveBeenCalledOnce());
});
