import { expect, it } from 'vitest';
import { newAttemptQueue } from '../../../../../../demo/server/backoffice/session/attempt-queue';

const busy = { status: 'rejected', reason: expect.objectContaining({ status: 503, code: 'busy' }) };

it('does not let a flood from one address delay others, and forgets it afterwards', async () => {
  const line = newAttemptQueue();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
    return 'counted';
  };
  const flood = Array.from({ length: 500 }, () => line('flood', work));
  const other = line('other', work);
  open();
  const settled = await Promise.allSettled(flood);
  expect(settled.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => ({ status: 'fulfilled', value: 'counted' })));
  expect(settled.slice(30)).toEqual(Array.from({ length: 470 }, () => busy));
  expect(await other).toBe('counted');
  expect(most).toBe(2);
  expect(await line('flood', work)).toBe('counted');
});

it('lets the next one in when the work of one has failed', async () => {
  const line = newAttemptQueue();
  await expect(line('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const all = Array.from({ length: 30 }, () => line('a', async () => 'counted'));
  expect(new Set(await Promise.all(all))).toEqual(new Set(['counted']));
});
