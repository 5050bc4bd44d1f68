import { expect, it } from 'vitest';
import { ApiError, failureOf } from '../../../../src/api/api-error';
import { eventFailureWords } from '../../../../src/features/events/detail/event-failure-words';
import { failureWords } from '../../../../src/features/events/failure-words';
import { messages } from '../../../../src/i18n/de.po?events';
import { sayIn } from '../../../../src/i18n/say';

const say = sayIn(messages, 'de');

it('a list that is missing is a missing calendar, not a missing event', () => {
  expect(say(failureWords(new ApiError('missing')).title)).toBe(
    'Unter dieser Adresse gibt es keinen Veranstaltungskalender',
  );
});

it.each(['missing', 'denied', 'rejected', 'broken'] as const)(
  'a %s detail differs from a list that failed',
  (failure) => {
    const error = new ApiError(failure);
    expect(eventFailureWords(error)).not.toEqual(failureWords(error));
  },
);

it('whatever else fails is said of one event, too', () => {
  expect(eventFailureWords(new Error('?'))).toEqual(eventFailureWords(new ApiError('broken')));
  expect(eventFailureWords(new ApiError('offline'))).toEqual(failureWords(new ApiError('offline')));
});

it.each([400, 409, 412, 422])('an event that is refused with %i is not said to be gone', (status) => {
  const { title, hint } = eventFailureWords(new ApiError(failureOf(status), { status }));
  expect(say(title)).not.toMatch(/nicht mehr/);
  expect(say(hint)).not.toMatch(/gelöscht|Filter/);
});

it('tells a server that is busy from a connection that asks too often', () => {
  const of = (status: number) => failureWords(new ApiError(failureOf(status), { status }));
  expect(say(of(503).title)).toBe('Gerade ist viel los');
  expect(say(of(429).title)).toBe('Zu viele Anfragen');
  expect(eventFailureWords(new ApiError('busy', { status: 429 }))).toEqual(of(429));
});
