import { expect, it } from 'vitest';
import { ApiError, failureOf } from '../../../src/api/api-error';
import { type ErrorTable, errorMessage } from '../../../src/app/error-messages';
import { EVENT_ERRORS, EVENTS_ERRORS } from '../../../src/cards/event-errors';
import { messages } from '../../../src/i18n/de.po?events';
import { translateIn } from '../../../src/i18n/translate';
import { itForAll } from '../../support/it-for-all';

const _ = translateIn(messages, 'de');
const said = (table: ErrorTable, error: unknown) => {
  const { title, hint } = errorMessage(error, table);
  return { title: _(title), hint: _(hint) };
};
const refused = (status: number) => new ApiError(failureOf(status), { status });

it('a list that is missing is a missing calendar, not a missing event', () => {
  const title = 'Der Veranstaltungskalender ist nicht zu finden';
  expect(said(EVENTS_ERRORS, refused(404)).title).toBe(title);
});

itForAll([404, 403, 400, 500])('an event that fails with %i differs from a list that fails', (status) => {
  expect(said(EVENT_ERRORS, refused(status))).not.toEqual(said(EVENTS_ERRORS, refused(status)));
});

it('other errors of one event have its message, too', () => {
  expect(said(EVENT_ERRORS, new Error('?'))).toEqual(said(EVENT_ERRORS, refused(500)));
  expect(said(EVENT_ERRORS, new ApiError('offline'))).toEqual(said(EVENTS_ERRORS, new ApiError('offline')));
});

itForAll([400, 409, 412, 422])('an event that is refused with %i is not reported as deleted', (status) => {
  const { title, hint } = said(EVENT_ERRORS, refused(status));
  expect(title).not.toMatch(/nicht mehr/);
  expect(hint).not.toMatch(/gelöscht|Filter/);
});

it('distinguishes a busy server from too many requests', () => {
  expect(said(EVENTS_ERRORS, refused(503)).title).toBe('Gerade ist viel los');
  expect(said(EVENTS_ERRORS, refused(429)).title).toBe('Zu viele Anfragen');
  expect(said(EVENT_ERRORS, refused(429))).toEqual(said(EVENTS_ERRORS, refused(429)));
});
