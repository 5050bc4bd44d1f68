// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf } from '../../../src/app/client';
import { answerWith, ok, problem } from '../../support/answers';

let count = 0;
const freshHost = () => {
  count += 1;
  return `https://${count}.example`;
};

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the client of a host', () => {
  it('is one for all elements of the page', () => {
    const host = freshHost();
    expect(clientOf(host)).toBe(clientOf(host));
    expect(clientOf(freshHost())).not.toBe(clientOf(host));
  });

  it('requests its settings once', async () => {
    const fetch = answerWith(ok({ name: 'Stadt' }));
    const client = clientOf(freshHost());
    const all = Promise.all([client.settingsSettled(), client.settingsSettled()]);
    await vi.advanceTimersByTimeAsync(100);
    await all;
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(client.serverSettings.raw).toEqual({ name: 'Stadt' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['fail', problem(500)],
    ['are unreadable', new Response('<html>')],
  ])('uses the defaults within two seconds if they %s, and reports it', async (_, answer) => {
    answerWith(answer);
    const client = clientOf(freshHost());
    const settled = client.settingsSettled();
    await vi.advanceTimersByTimeAsync(2000);
    await settled;
    expect(client.serverSettings.raw).toBeUndefined();
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('continues without slow settings, and applies them when they arrive', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    const client = clientOf(freshHost());
    const settled = client.settingsSettled();
    await vi.advanceTimersByTimeAsync(2000);
    await settled;
    expect(String(errors.mock.calls[0]?.[0])).toContain('are late');
    answer(ok({ name: 'Late' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(client.serverSettings.raw).toEqual({ name: 'Late' });
  });

  it.each([[7], ['x'], [null]])('ignores settings that are no object: %j', async (data) => {
    answerWith(ok(data));
    const client = clientOf(freshHost());
    const settled = client.settingsSettled();
    await vi.advanceTimersByTimeAsync(2000);
    await settled;
    expect(client.serverSettings.raw).toBeUndefined();
  });
});
