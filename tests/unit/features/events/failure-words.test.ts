import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { eventFailureWords } from '../../../../src/features/events/detail/event-failure-words';
import { failureWords } from '../../../../src/features/events/failure-words';
import { speechIn } from './speech';

const { say } = speechIn('de');

it('a list that is missing is a missing calendar, not a missing event', () => {
  expect(say(failureWords(new ApiError('missing')).title)).toBe(
    'Unter dieser Adresse gibt es keinen Veranstaltungskalender',
  );
});

it.each(['missing', 'denied', 'broken'] as const)('a %s detail differs from a list that failed', (failure) => {
  const error = new ApiError(failure);
  expect(eventFailureWords(error)).not.toEqual(failureWords(error));
});

it('whatever else fails is said of one event, too', () => {
  expect(eventFailureWords(new Error('?'))).toEqual(eventFailureWords(new ApiError('broken')));
  expect(eventFailureWords(new ApiError('offline'))).toEqual(failureWords(new ApiError('offline')));
});
