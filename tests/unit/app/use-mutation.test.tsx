import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import type { Portal } from '../../../src/app/portal';
import { reLoginOf } from '../../../src/app/re-login';
import { type Mutation, useMutation } from '../../../src/app/use-mutation';
import { OtherPersonError } from '../../../src/app/with-login';
import { itForAll } from '../../support/it-for-all';
import { afresh, aPortal, deferred, inAnHour, show, withReact } from '../forms/saving/harness';

withReact();

type Call = Parameters<typeof useMutation<string, string>>[0];
type Options = Parameters<typeof useMutation<string, string>>[1];

/** A button's call, and what it knows. */
async function aMutation(call: Call, options?: Options, portal: Portal = aPortal()) {
  let now: Mutation<string, string> | undefined;
  function Button() {
    now = useMutation(call, options);
    return null;
  }
  const { end } = await show(portal, <Button />);
  const mutation = () => now as Mutation<string, string>;
  return { portal, end, mutation, run: (input: string) => act(async () => void mutation().run(input)) };
}

const failed = (failure: ApiError['failure'], status?: number) => new ApiError(failure, status ? { status } : {});
const keysOf = (call: ReturnType<typeof vi.fn>) => call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

it('is pending until the response, sends once for many clicks, and stores the response', async () => {
  const answer = deferred<string>();
  const call = vi.fn(() => answer.promise);
  const onDone = vi.fn();
  const { mutation, run } = await aMutation(call, { onDone });
  expect(mutation()).toMatchObject({ step: 'idle', isPending: false });
  await run('a');
  await run('b');
  await act(async () => void mutation().retry());
  expect(mutation()).toMatchObject({ step: 'pending', isPending: true, input: 'a' });
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve('done'));
  expect(mutation()).toMatchObject({ step: 'done', isPending: false, result: 'done' });
  expect(onDone.mock.calls).toEqual([['done', 'a']]);
  await run('b');
  expect(call).toHaveBeenCalledTimes(2);
});

it('keeps the error until the next attempt or a reset', async () => {
  const error = failed('rejected', 422);
  const call = vi.fn<Call>().mockRejectedValueOnce(error).mockResolvedValueOnce('done').mockRejectedValueOnce(error);
  const onFailed = vi.fn();
  const { mutation, run } = await aMutation(call, { onFailed });
  await run('a');
  expect(mutation()).toMatchObject({ step: 'failed', error, input: 'a' });
  expect(onFailed.mock.calls).toEqual([[error, 'a']]);
  await act(async () => void mutation().retry());
  expect(mutation().step).toBe('done');
  expect(mutation().error).toBeUndefined();
  await run('a');
  await act(async () => mutation().reset());
  expect(mutation().step).toBe('idle');
  expect(mutation().error).toBeUndefined();
});

it('retries with the same key, and gives each new attempt its own', async () => {
  const lost = failed('offline');
  const call = vi.fn<Call>().mockRejectedValue(lost);
  const { mutation, run } = await aMutation(call);
  await run('a');
  await act(async () => void mutation().retry());
  // The button was pressed again: the answer may have been lost on its way.
  await run('a');
  expect(new Set(keysOf(call)).size).toBe(1);
  await run('b');
  call.mockResolvedValueOnce('done').mockRejectedValueOnce(failed('rejected', 422));
  await run('b');
  await run('b');
  await run('b');
  const [, , , other, repeated, anew, afterRefusal] = keysOf(call);
  expect(repeated).toBe(other);
  expect(new Set([keysOf(call)[0], other, anew, afterRefusal]).size).toBe(4);
});

it('invalidates outdated responses after success', async () => {
  const call = vi.fn<Call>().mockRejectedValueOnce(failed('broken', 500)).mockResolvedValueOnce('done');
  const { portal, mutation, run } = await aMutation(call, { invalidates: ['adverts', 'my'] });
  const forget = vi.spyOn(portal.client.queryCache, 'forget');
  await run('a');
  expect(forget).not.toHaveBeenCalled();
  await act(async () => void mutation().retry());
  expect(forget.mock.calls).toEqual([['adverts'], ['my']]);
});

it('opens the log-in if the session has ended, and continues after it', async () => {
  const call = vi.fn<Call>().mockResolvedValue('done');
  const { portal, mutation, run } = await aMutation(call, { needsSession: true });
  await run('a');
  expect(call).not.toHaveBeenCalled();
  expect(reLoginOf(portal).state.isOpen).toBe(true);
  portal.client.session.open('token', inAnHour());
  await act(async () => reLoginOf(portal).finish('again'));
  expect(mutation().step).toBe('done');
});

itForAll(['given-up', 'other'] as const, afresh)('sends nothing when the log-in ends otherwise: %s', async (end) => {
  const call = vi.fn<Call>();
  const { portal, mutation, run } = await aMutation(call, { needsSession: true });
  await run('a');
  await act(async () => reLoginOf(portal).finish(end));
  expect(call).not.toHaveBeenCalled();
  expect(mutation().step).toBe('failed');
  expect(mutation().error).toBeInstanceOf(end === 'other' ? OtherPersonError : ApiError);
});

it('needs no session unless it requires one', async () => {
  const { portal, mutation, run } = await aMutation(async () => 'done');
  await run('a');
  expect(mutation().step).toBe('done');
  expect(reLoginOf(portal).state.isOpen).toBe(false);
});

itForAll(['resolve', 'reject'] as const, afresh)(
  'reports nothing after the screen is left, and still invalidates responses: %s',
  async (how) => {
    const answer = deferred<string>();
    const [onDone, onFailed] = [vi.fn(), vi.fn()];
    const seen: boolean[] = [];
    const call: Call = async (_, { isShown }) => {
      seen.push(isShown());
      return answer.promise.finally(() => seen.push(isShown()));
    };
    const { portal, end, run } = await aMutation(call, { onDone, onFailed, invalidates: ['my'] });
    const forget = vi.spyOn(portal.client.queryCache, 'forget');
    await run('a');
    await end();
    await act(async () => (how === 'resolve' ? answer.resolve('done') : answer.reject(failed('broken', 500))));
    expect(seen).toEqual([true, false]);
    expect([onDone, onFailed].map(({ mock }) => mock.calls)).toEqual([[], []]);
    expect(forget).toHaveBeenCalledTimes(how === 'resolve' ? 1 : 0);
  },
);
