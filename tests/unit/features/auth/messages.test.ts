import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { OtherPersonError } from '../../../../src/app/with-login';
import { PASSWORD_OUTCOMES } from '../../../../src/features/auth/link/key-messages';
import { LOGIN_OUTCOMES } from '../../../../src/features/auth/login/login-messages';
import { outcomeOf, SIGNUP_OUTCOMES } from '../../../../src/features/auth/messages';
import { itForAll } from '../../../support/it-for-all';

const LOGIN_CODES = ['email-not-confirmed', 'invalid-credentials', 'invalid-data', 'invalid-status', 'person-blocked'];
const SIGNUP_CODES = [
  ...['agb_missing', 'privacy_policy_missing', 'missing_data', 'unavailable_email', 'unavailable_username'],
  ...['wrong_data', 'failed'],
];

const refusal = (code: string, status = 403) => new ApiError('denied', { code, status });
const titlesOf = (outcomes: object) => Object.values(outcomes).map(({ title }) => title.message ?? title.id);

describe.each([
  ['a log-in', LOGIN_OUTCOMES, [...LOGIN_CODES, 'too_many_attempts', 'default']],
  ['a sign-up', SIGNUP_OUTCOMES, [...SIGNUP_CODES, 'too_many_attempts', 'default']],
])('messages of %s', (_, outcomes, codes) => {
  it('have every code of the catalogue', () => {
    expect(Object.keys(outcomes).sort()).toEqual([...codes].sort());
  });

  it('differ for each code', () => {
    const titles = titlesOf(outcomes);
    expect(new Set(titles).size).toBe(titles.length);
    const hints = Object.values(outcomes).map(({ hint }) => hint.message ?? hint.id);
    expect(new Set(hints).size).toBe(hints.length);
  });

  itForAll(codes)('finds %s by the code of an answer', (code) => {
    expect(outcomeOf(outcomes, refusal(code))).toBe(outcomes[code]);
  });
});

it('has the texts of the specification', () => {
  expect(LOGIN_OUTCOMES['invalid-credentials']?.title.message).toBe('Login oder Passwort sind nicht korrekt.');
});

it('offers a next step for each error', () => {
  expect(LOGIN_OUTCOMES['email-not-confirmed']?.nextSteps).toEqual(['resend']);
  expect(LOGIN_OUTCOMES['invalid-credentials']?.nextSteps).toEqual(['reset']);
  expect(LOGIN_OUTCOMES['invalid-status']?.nextSteps).toEqual(['contact']);
  expect(LOGIN_OUTCOMES['person-blocked']?.nextSteps).toEqual(['contact']);
  expect(LOGIN_OUTCOMES.too_many_attempts?.nextSteps).toEqual(['wait', 'reset']);
  expect(SIGNUP_OUTCOMES.default.nextSteps).toEqual(['reset']);
});

itForAll([
  ['a code that nobody knows', refusal('something-new')],
  ['a code that is a word of the language', refusal('constructor')],
  ['a refusal without a code', new ApiError('denied', { status: 401 })],
  ['a broken server', new ApiError('broken', { status: 500 })],
  ['an unreadable answer', new TypeError('Could not initialize Login.')],
])('reports a failure for %s', (_, error) => {
  expect(outcomeOf(LOGIN_OUTCOMES, error)).toBe(LOGIN_OUTCOMES.default);
});

itForAll([
  ['no connection', new ApiError('offline')],
  ['no answer in time', new ApiError('timeout')],
  ['a busy server', new ApiError('busy', { status: 503 })],
  ['a session that has ended', new ApiError('denied', { status: 401, code: 'token_invalid' })],
  ['nobody who logs in above the form', new ApiError('denied')],
  ['somebody else who has', new OtherPersonError('x')],
])('leaves the message for %s to each form', (_, error) => {
  expect(outcomeOf(PASSWORD_OUTCOMES, error)).toBeUndefined();
});
