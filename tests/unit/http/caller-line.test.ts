// @vitest-environment node
import { expect, it } from 'vitest';
import { newCallerLine } from '../../../demo/server/http/caller-line';

const busy = expect.objectContaining({ status: 503, code: 'busy' });

it('lets a caller wait for themselves alone, one piece of work after the other', async () => {
  const line = newCallerLine({ atATime: 1, mostWaiting: 1, longestWaitMs: 1000 });
  const begun: string[] = [];
  let end = () => {};
  const first = line('one', () => {
    begun.push('first');
    return new Promise<void>((done) => {
      end = done;
    });
  });
  const second = line('one', async () => void begun.push('second'));
  await expect(line('one', async () => undefined)).rejects.toEqual(busy);
  await line('another', async () => void begun.push('other'));
  expect(begun).toEqual(['first', 'other']);
  end();
  await Promise.all([first, second]);
  expect(begun).toEqual(['first', 'other', 'second']);
});

it('goes on after a failure', async () => {
  const line = newCallerLine({ atATime: 1, mostWaiting: 1, longestWaitMs: 1000 });
  await expect(line('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line('one', async () => 'fine')).toBe('fine');
});
