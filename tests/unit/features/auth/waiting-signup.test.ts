// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingSignupStorage } from '../../../../src/features/auth/waiting-signup';

const HOST = 'https://a.example/clients/stadt';
const SIGNUP = { confirmation: 'geheim', next: '/secure/events/eventRecording' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it('keeps the last sign-up of a host until it is forgotten', () => {
  const storage = waitingSignupStorage(HOST);
  expect(storage.read()).toBeUndefined();
  storage.write({ confirmation: 'älter', next: undefined });
  storage.write(SIGNUP);
  expect(waitingSignupStorage(HOST).read()).toEqual(SIGNUP);
  expect(waitingSignupStorage('https://a.example/clients/zeitung').read()).toBeUndefined();
  storage.forget();
  expect(storage.read()).toBeUndefined();
});

it('keeps it as long as the link of the mail is valid', () => {
  vi.useFakeTimers();
  const storage = waitingSignupStorage(HOST);
  storage.write(SIGNUP);
  vi.advanceTimersByTime(48 * 3_600_000 - 1);
  expect(storage.read()).toEqual(SIGNUP);
  vi.advanceTimersByTime(1);
  expect(storage.read()).toBeUndefined();
});

it('ignores what somebody else has stored there', () => {
  const storage = waitingSignupStorage(HOST);
  storage.write(SIGNUP);
  const [key = ''] = Object.keys(localStorage);
  for (const text of ['', '{', '[]', '{"at":"x","confirmation":1}']) {
    localStorage.setItem(key, text);
    expect(storage.read()).toBeUndefined();
  }
});
