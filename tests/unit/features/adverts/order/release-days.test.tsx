import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { ok } from '../../../../support/answers';
import { until } from '../../../../support/settle';
import { withReact } from '../../../forms/saving/harness';
import { aServer, DAY, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);

const HOLD = 'POST adverts/reservations';
const RELEASE = 'DELETE adverts/reservations';
const HELD = /Für Sie freigehalten bis/;
const reservation = () => ({
  ...{ id: 'r1', slot: 'card', dates: [DAY] },
  expires: new Date(Date.now() + 900_000).toISOString(),
});

/** An answer that comes when it is told to. */
function late() {
  let answer: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { fault: () => promise, answer: (response: Response) => act(async () => answer(response)) };
}

it('leaving the screen releases the days, and keeps the selection', async () => {
  const server = aServer(WHOLE);
  const opened = await openOrder('event');
  await opened.sees(HELD);
  await opened.end();
  expect([server.count(RELEASE), server.draft]).toEqual([1, WHOLE]);
});

it('reloading the page keeps the days', async () => {
  const server = aServer(WHOLE);
  server.reservation = reservation();
  const opened = await openOrder('event');
  await opened.sees(HELD);
  for (const event of ['pagehide', 'beforeunload', 'unload']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect([server.count(RELEASE), server.count(HOLD)]).toEqual([0, 0]);
});

it('leaving during the hold releases the days as soon as they are held', async () => {
  const server = aServer(WHOLE);
  const { fault, answer } = late();
  server.faults[HOLD] = fault;
  const opened = await openOrder('event');
  await until(() => expect(server.count(HOLD)).toBe(1));
  await opened.end();
  expect(server.count(RELEASE)).toBe(0);
  await answer(ok(reservation()));
  await until(() => expect(server.count(RELEASE)).toBe(1));
});

it('returning during the release finds the days free, and holds them again', async () => {
  const server = aServer(WHOLE);
  server.reservation = reservation();
  const { fault, answer } = late();
  server.faults[RELEASE] = fault;
  const opened = await openOrder('event');
  await opened.sees(HELD);
  await opened.end();
  const asked = server.count('GET adverts/draft');
  const back = await openOrder('event', {}, undefined, opened.client);
  expect(server.count('GET adverts/draft')).toBe(asked);
  server.reservation = undefined;
  await answer(ok({}));
  await back.sees(HELD);
  expect(server.count(HOLD)).toBe(1);
});
