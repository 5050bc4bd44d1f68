import { expect, it } from 'vitest';
import { createApp } from '../../demo/server/app';
import { newQueue } from '../../demo/server/platform/http/queue';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { appOn, onOneDatabase, PICTURE } from './on-each-database';

onOneDatabase('resizing pictures', (backend) => {
  const pathOf = (id: string, width = 640) => `/clients/stadt/api/media/m-${id}/${width}`;
  async function insertPictures(count: number): Promise<string[]> {
    const events = Array.from({ length: count }, () => anEvent());
    await insertEvents(backend().database, events);
    return events.map(({ id }) => id);
  }

  it('processes two at a time, refuses beyond the queue, and still serves existing sizes', async () => {
    const ids = await insertPictures(70);
    const held: (() => void)[] = [];
    const app = appOn(backend().database, backend().errors, {
      drawing: newQueue({ maxRunning: 2, maxWaiting: 60, maxWaitMs: 60_000 }),
      renderCover: async () => {
        await new Promise<void>((go) => held.push(go));
        return PICTURE;
      },
    });
    const [drawn = '', ...others] = ids;
    const first = app.request(pathOf(drawn));
    await eventually(() => expect(held).toHaveLength(1));
    held.pop()?.();
    expect((await first).status).toBe(200);

    const asked = others.map(async (id) => app.request(pathOf(id)));
    let answered = 0;
    const answers = asked.map(async (request) => {
      const response = await request;
      answered += 1;
      return [response.status, response.headers.get('retry-after')];
    });
    await eventually(() => expect(held).toHaveLength(2));
    // All have come by then: those that find no place are refused at once.
    await eventually(() => expect(answered).toBe(7));
    const statuses = Promise.all(answers);
    expect((await app.request(pathOf(drawn))).status).toBe(200);
    const letGo = setInterval(() => {
      for (const go of held.splice(0)) go();
    }, 5);
    const found = await statuses;
    clearInterval(letGo);
    expect(found.filter(([status]) => status === 200)).toHaveLength(62);
    expect(found.filter(([status, retry]) => status === 503 && retry === '2')).toHaveLength(7);
  });

  it('finds no generated picture on a server without the demo, without an internal error', async () => {
    const [id = ''] = await insertPictures(1);
    const errors: unknown[] = [];
    const app = createApp({ database: backend().database, now: () => NOW, onError: (error) => errors.push(error) });
    const answer = await app.request(pathOf(id));
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect(errors).toEqual([]);
  });

  it('retries a failed picture only after a while', async () => {
    const [id = ''] = await insertPictures(1);
    let tries = 0;
    let now = NOW;
    const errors: unknown[] = [];
    const app = appOn(backend().database, errors, {
      now: () => now,
      renderCover: async () => {
        tries += 1;
        throw new Error('broken');
      },
    });
    expect((await app.request(pathOf(id))).status).toBe(500);
    for (const width of [640, 320, 1280]) expect((await app.request(pathOf(id, width))).status).toBe(404);
    expect([tries, errors.length]).toEqual([1, 1]);
    now = new Date(NOW.getTime() + 3_600_000);
    expect((await app.request(pathOf(id))).status).toBe(500);
    expect(tries).toBe(2);
  });
});
