// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf } from '../../../src/app/client';
import { personStoreOf } from '../../../src/app/person-store';
import { answerWith, ok, problem } from '../../support/answers';
import { eventually } from '../../support/eventually';

let count = 0;
const LATER = new Date(Date.now() + 3_600_000).toISOString();

/** A client of its own for each test, with somebody logged in. */
function loggedIn() {
  count += 1;
  const client = clientOf(`https://person-${count}.example`);
  client.session.open('secret', LATER);
  return { client, store: personStoreOf(client) };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the current person', () => {
  it('is requested once for all callers', async () => {
    const { client, store } = loggedIn();
    const fetch = answerWith(ok({ id: '7', firstName: 'Erika' }));
    await Promise.all([store.load(), personStoreOf(client).load(), store.load()]);
    await store.load();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(String(fetch.mock.calls[0]?.[0])).toBe(`${client.host}/api/persons`);
    expect(store.state.current).toMatchObject({ step: 'ready', person: { id: '7', firstName: 'Erika' } });
  });

  it('includes the version for a save', async () => {
    const { store } = loggedIn();
    answerWith(Response.json({ data: { id: '7' } }, { headers: { etag: '"3"' } }));
    await store.load();
    expect(store.state.current).toMatchObject({ step: 'ready', etag: '"3"' });
  });

  it('is deleted at log-out, also by a pending call', async () => {
    const { client, store } = loggedIn();
    let answer: (response: Response) => void = () => undefined;
    const fetch = vi.fn(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    vi.stubGlobal('fetch', fetch);
    const loading = store.load();
    await eventually(() => expect(fetch).toHaveBeenCalled());
    client.session.close();
    answer(ok({ id: '7' }));
    await loading;
    expect(store.state.current).toEqual({ step: 'unknown' });
  });

  it.each([
    ['cannot be read', ok({ id: '7', roleRelations: [{ id: 'x', status: 'new' }] })],
    ['is nobody', ok(null)],
    ['stands in no envelope', Response.json({ id: '7' })],
    ['is a page of a captive portal', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['is refused', problem(403, { code: 'person-blocked' })],
    ['meets a server that fails', problem(500)],
    ['cannot be asked for', new TypeError('offline')],
  ])('that %s is logged once as in the specification, and the error is passed on', async (_, answer) => {
    const { store } = loggedIn();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerWith(answer);
    await store.load();
    expect(store.state.current).toMatchObject({ step: 'failed' });
    const { error } = store.state.current as { error: unknown };
    expect(said.mock.calls).toEqual([['[event-portal] Failed to parse Person-object.', error]]);
  });

  it('that cannot be loaded can be requested again', async () => {
    const { store } = loggedIn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerWith(problem(403, { code: 'person-blocked' }), ok({ id: '7' }));
    await store.load();
    expect(store.state.current).toMatchObject({ step: 'failed', error: { failure: 'denied' } });
    await store.load();
    expect(store.state.current).toMatchObject({ step: 'ready' });
  });

  describe('requested again on return to the page', () => {
    async function minutesAgo(...answers: Parameters<typeof answerWith>) {
      const { store } = loggedIn();
      const fetch = answerWith(ok({ id: '7', firstName: 'Erika' }), ...answers);
      await store.load();
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
      return { store, fetch };
    }
    afterEach(() => vi.restoreAllMocks());

    it('is shown unchanged until the newer one arrives', async () => {
      const { store, fetch } = await minutesAgo(ok({ id: '7', firstName: 'Erna' }));
      const asking = Promise.all([store.refresh(), store.refresh()]);
      expect(store.state.current).toMatchObject({ step: 'ready', person: { firstName: 'Erika' } });
      await asking;
      expect(store.state.current).toMatchObject({ step: 'ready', person: { firstName: 'Erna' } });
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('stays if that fails', async () => {
      const { store } = await minutesAgo(problem(403, { code: 'person-blocked' }));
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await store.refresh();
      expect(store.state.current).toMatchObject({ step: 'ready', person: { firstName: 'Erika' } });
    });

    it('is not replaced by an answer that a save has overtaken', async () => {
      const { store } = await minutesAgo(ok({ id: '7', firstName: 'Erna' }));
      const asking = store.refresh();
      store.accept({ data: { id: '7', firstName: 'Elsa' } });
      await asking;
      expect(store.state.current).toMatchObject({ step: 'ready', person: { firstName: 'Elsa' } });
    });
  });

  describe('changed by a call', () => {
    const answerOf = (firstName: string, etag: string) => ({ data: { id: '7', firstName }, meta: undefined, etag });

    it('is the response of the call, for all elements', async () => {
      const { store } = loggedIn();
      const heard: unknown[] = [];
      const end = store.watch(({ person, etag }) => heard.push([person.firstName, etag]));
      const written = await store.write(async () => answerOf('Erna', '"2"'));
      expect(written).toMatchObject({ person: { firstName: 'Erna' }, etag: '"2"' });
      expect(store.state.current).toMatchObject({ step: 'ready', person: { firstName: 'Erna' } });
      end();
      store.accept(answerOf('Elsa', '"3"'));
      expect(heard).toEqual([['Erna', '"2"']]);
    });

    it('by two calls at once is requested again, as the order of the responses is unknown', async () => {
      const { store } = loggedIn();
      const fetch = answerWith(ok({ id: '7', firstName: 'Elsa' }));
      let answer: (firstName: string) => void = () => undefined;
      const slow = store.write(
        () =>
          new Promise((resolve) => {
            answer = (firstName) => resolve(answerOf(firstName, '"2"'));
          }),
      );
      await store.write(async () => answerOf('Elsa', '"3"'));
      answer('Erna');
      expect((await slow).person.firstName).toBe('Erna');
      expect(store.state.current).toMatchObject({ person: { firstName: 'Elsa' } });
      await eventually(() => expect(fetch).toHaveBeenCalledTimes(1));
    });

    it('is not passed to another session', async () => {
      const { client, store } = loggedIn();
      answerWith(ok({ id: '8', firstName: 'Otto' }));
      await store.write(async () => {
        client.session.open('of somebody else', LATER);
        return answerOf('Erna', '"2"');
      });
      await eventually(() => expect(store.state.current).toMatchObject({ step: 'ready', person: { id: '8' } }));
    });
  });

  it('is the newer of two responses, however late the older one arrives', async () => {
    const { store } = loggedIn();
    const answers: ((firstName: string) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => answers.push((firstName) => resolve(ok({ id: '7', firstName })))),
    );
    const first = store.load();
    await eventually(() => expect(answers).toHaveLength(1));
    store.accept({ data: { id: '7', firstName: 'Erna' } });
    const second = store.load({ reload: true });
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.('Elsa');
    await second;
    answers[0]?.('Erika');
    await first;
    expect(store.state.current).toMatchObject({ person: { firstName: 'Elsa' } });
  });

  it('that was just loaded is not requested again', async () => {
    const { store } = loggedIn();
    const fetch = answerWith(ok({ id: '7' }));
    await store.load();
    await store.refresh();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
