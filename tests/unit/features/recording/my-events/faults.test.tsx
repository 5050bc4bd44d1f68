import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTransport } from '../../../../../src/api/api';
import { ApiError } from '../../../../../src/api/api-error';
import { type EventAction, performAction } from '../../../../../src/features/recording/my-events/event-actions';
import { useEventActions } from '../../../../../src/features/recording/my-events/use-event-actions';
import { type OwnEvent, toOwnEvent } from '../../../../../src/model/answers/own-event';
import { ok } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, click, deferred, get, show, withReact } from '../../../forms/saving/harness';
import { alertIn, aServer, CODES, FAULTS, FINAL, LOGGED_OUT, leftIn, press } from '../record-list/faulty-server';

withReact();
beforeAll(async () => {
  await loadTransport();
});

const event = (id: string): OwnEvent =>
  toOwnEvent({
    id,
    title: `Abend ${id}`,
    publishStatus: 'published',
    state: 'published',
    appointmentCount: 1,
    updatedAt: '2026-11-20T18:30:00Z',
  });
const EVENTS = ['a', 'b', 'c'].map(event);

describe.each<EventAction>(['delete', 'restore', 'publish', 'cancel'])('of several events at once: %s', (action) => {
  function List() {
    const { actions, notices } = useEventActions(() => undefined);
    return (
      <>
        <button type="button" className="all" onClick={() => void actions.run(action, EVENTS)}>
          {actions.progress?.done}
        </button>
        {notices}
      </>
    );
  }

  itForAll(FINAL, afresh)('a final refusal is named with its reason, without retry: %s', async (name) => {
    const { server, portal } = aServer('b');
    server.fault = FAULTS[name];
    const { place } = await show(portal, <List />);
    await press(place, '.all', name);
    const words = await leftIn(place, /bleibt, wie sie ist/);
    expect(words).toMatch(/Abend b: .{20}/);
    expect(words).not.toMatch(CODES);
    expect(words).not.toMatch(/Abend [ac]/);
    expect(get(place, '[role="status"]').textContent).toMatch(/^2 /);
  });

  itForAll(
    Object.keys(FAULTS).filter((name) => name !== LOGGED_OUT && !FINAL.includes(name)),
    afresh,
  )('a failed event is named with the reason, the others succeed: %s', async (name) => {
    const { server, portal } = aServer('b');
    server.fault = FAULTS[name];
    const { place } = await show(portal, <List />);
    await press(place, '.all', name);
    const alert = await alertIn(place);
    expect(alert).toMatch(/Abend b: .{20}/);
    expect(alert).not.toMatch(CODES);
    expect(alert).not.toMatch(/Abend [ac]/);
    expect(get(place, '[role="status"]').textContent).toMatch(/^2 /);
    server.fault = undefined;
    server.sent.length = 0;
    await click(place, '[role="alert"] button');
    await until(() => expect(place.querySelector('[role="alert"]')).toBeNull());
    expect(server.sent).toEqual(['b']);
    // The outcome is that of all of them, so that one undo takes back all.
    expect(get(place, '[role="status"]').textContent).toMatch(/^3 /);
  });

  it('without a session the rest is not sent, and all of it can be retried', async () => {
    const { server, portal } = aServer('b');
    server.fault = FAULTS[LOGGED_OUT];
    const { place } = await show(portal, <List />);
    await click(place, '.all');
    const alert = await alertIn(place);
    expect(alert).toMatch(/Abend b: .{20}.*Abend c: .{20}/);
    expect(server.sent).toEqual(['a', 'b']);
    server.fault = undefined;
    await click(place, '[role="alert"] button');
    await until(() => expect(place.querySelector('[role="alert"]')).toBeNull());
    expect(server.sent).toEqual(['a', 'b', 'b', 'c']);
  });
});

it('without a connection the list is unchanged', async () => {
  const { server, portal } = aServer('a');
  server.fault = FAULTS['no network'];
  const onDone = vi.fn();
  function List() {
    const { actions, notices } = useEventActions(onDone);
    return (
      <>
        <button type="button" className="all" onClick={() => void actions.run('delete', EVENTS.slice(0, 1))} />
        {notices}
      </>
    );
  }
  const { place } = await show(portal, <List />);
  await click(place, '.all');
  await alertIn(place);
  expect(onDone).not.toHaveBeenCalled();
});

it('leaving the list reports completed events to the host, and stops the rest', async () => {
  const { server, portal } = aServer('-');
  const told: unknown[] = [];
  Object.assign(portal, { emit: (...event: unknown[]) => told.push(event) });
  const answer = deferred<Response>();
  server.fault = undefined;
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const usual = await fetched(...args);
    return String(args[0]).includes('my/events/b') ? answer.promise : usual;
  });
  function List() {
    const { actions } = useEventActions(() => undefined);
    return <button type="button" className="all" onClick={() => void actions.run('delete', EVENTS)} />;
  }
  const { place, end } = await show(portal, <List />);
  await click(place, '.all');
  await until(() => expect(server.sent).toEqual(['a', 'b']));
  await end();
  await act(async () => answer.resolve(ok({})));
  await until(() => expect(told).toHaveLength(2));
  expect(told).toEqual(['a', 'b'].map((eventId) => ['portal-event-deleted', { eventId }]));
  expect(server.sent).toEqual(['a', 'b']);
});

it('an unreported fault is detected: the control', async () => {
  const { server, portal } = aServer('b');
  server.fault = FAULTS['500'];
  await expect(performAction(portal.client, 'delete', { record: event('b') }, 'key')).rejects.toThrow();
  server.fault = undefined;
  await expect(performAction(portal.client, 'delete', { record: event('b') }, 'key')).resolves.toEqual({});
});

describe('the undo of a bulk action', () => {
  const STORED = (state: string, status = 'scheduled') => ({
    title: 'Abend',
    state,
    status,
    newDate: '',
    newLocation: '',
  });

  /** A server with an event of each state, and what it was sent last of each. */
  async function open(action: EventAction, stored: Record<string, object>, events: readonly OwnEvent[]) {
    const { portal } = aServer('-');
    const now = new Map(Object.entries(stored));
    const refused = new Set<string>();
    const call = async (path: string, sent?: object) => {
      const id = path.split('/')[2] ?? '';
      if (refused.has(id)) throw new ApiError('rejected', { status: 412, code: 'conflict' });
      if (sent) now.set(id, { ...now.get(id), ...sent });
      return { data: { id, ...now.get(id) }, meta: undefined, etag: '"1"' };
    };
    Object.assign(portal.client, { api: { get: call, put: call } });
    function List() {
      const { actions, notices } = useEventActions(() => undefined);
      return (
        <>
          <button type="button" className="all" onClick={() => void actions.run(action, events)} />
          {notices}
        </>
      );
    }
    const { place } = await show(portal, <List />);
    await click(place, '.all');
    const undo = () =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rückgängig machen');
    await until(() => expect(place.querySelector('[role="status"]')).not.toBeNull());
    const fieldOf = (name: string) => Object.fromEntries([...now].map(([id, one]) => [id, Reflect.get(one, name)]));
    return { place, refused, undo, fieldOf };
  }

  it('restores events: newly cancelled ones take place again, others stay cancelled', async () => {
    const stored = { a: STORED('published'), b: STORED('published', 'cancelled'), c: STORED('published', 'soldOut') };
    const { place, undo, fieldOf } = await open('cancel', stored, EVENTS);
    expect(fieldOf('status')).toEqual({ a: 'cancelled', b: 'cancelled', c: 'cancelled' });
    await act(async () => undo()?.click());
    await until(() => expect(place.textContent).toContain('2 Veranstaltungen sind wieder wie vorher'));
    expect(fieldOf('status')).toEqual({ a: 'scheduled', b: 'cancelled', c: 'soldOut' });
    expect(undo()).toBeUndefined();
  });

  it('unpublishes newly published events only', async () => {
    const stored = { a: STORED('draft'), b: STORED('published') };
    const { undo, fieldOf } = await open('publish', stored, EVENTS.slice(0, 2));
    expect(fieldOf('state')).toEqual({ a: 'published', b: 'published' });
    await act(async () => undo()?.click());
    await until(() => expect(fieldOf('state')).toEqual({ a: 'draft', b: 'published' }));
  });

  it('skips events that were changed since, with a message', async () => {
    const { place, refused, undo } = await open(
      'cancel',
      { a: STORED('published'), b: STORED('published') },
      EVENTS.slice(0, 2),
    );
    refused.add('b');
    await act(async () => undo()?.click());
    const words = await leftIn(place, /bleibt, wie sie ist/);
    expect(words).toContain('Abend b: Sie wurde inzwischen noch einmal geändert.');
    expect(place.textContent).toContain('„Abend a“ ist wieder wie vorher');
  });

  it('has no retry for drafts, which cannot be cancelled', async () => {
    const draft = toOwnEvent({ ...EVENTS[1], isVisible: undefined, state: 'draft', publishStatus: 'draft' });
    const { place, undo } = await open('cancel', { a: STORED('published') }, [event('a'), draft]);
    expect(await leftIn(place, /bleibt, wie sie ist/)).toContain('Besucher haben den Entwurf noch nicht gesehen');
    expect(undo()).toBeDefined();
  });
});
