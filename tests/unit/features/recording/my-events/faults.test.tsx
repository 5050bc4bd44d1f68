import { beforeAll, describe, expect, it } from 'vitest';
import { loadTransport } from '../../../../../src/api/api';
import { type CalledDeed, doWith } from '../../../../../src/features/recording/my-events/deeds';
import { OutcomeNotice } from '../../../../../src/features/recording/my-events/outcome-notice';
import { type OwnEvent, toOwnEvent } from '../../../../../src/features/recording/my-events/own-event';
import { standingChanges } from '../../../../../src/features/recording/my-events/standing-changes-lazy';
import { useDeeds } from '../../../../../src/features/recording/my-events/use-deeds';
import { until } from '../../../../support/settle';
import { click, get, show, withReact } from '../../../portal/form/harness';
import { alertIn, aServer, CODES, FAULTS, LOGGED_OUT, press } from '../own-records/faulty-server';

withReact();
beforeAll(async () => {
  await Promise.all([loadTransport(), standingChanges.load()]);
});

const event = (id: string): OwnEvent =>
  toOwnEvent({
    id,
    title: `Abend ${id}`,
    standing: 'published',
    state: 'published',
    appointmentCount: 1,
    updatedAt: '2026-11-20T18:30:00Z',
  });
const EVENTS = ['a', 'b', 'c'].map(event);

describe.each<CalledDeed>(['delete', 'restore', 'publish', 'cancel'])('of several events at once: %s', (deed) => {
  function List() {
    const { run, outcome, dismiss, progress } = useDeeds(() => undefined);
    return (
      <>
        <button type="button" className="all" onClick={() => void run(deed, EVENTS)}>
          {progress?.done}
        </button>
        {outcome && (
          <OutcomeNotice
            outcome={outcome}
            onUndo={() => undefined}
            onRetry={(events) => void run(deed, events)}
            onClose={dismiss}
          />
        )}
      </>
    );
  }

  it.each(Object.keys(FAULTS).filter((name) => name !== LOGGED_OUT))(
    'the one that fails is named with the reason, the others are done: %s',
    async (name) => {
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
      expect(get(place, '[role="status"]').textContent).toContain('Abend b');
    },
  );

  it('without a session the rest is not tried, and all of it can be tried again', async () => {
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

it('a fault that nobody tells would be noticed: the control', async () => {
  const { server, portal } = aServer('b');
  server.fault = FAULTS['500'];
  await expect(doWith(portal.client, 'delete', event('b'))).rejects.toThrow();
  server.fault = undefined;
  await expect(doWith(portal.client, 'delete', event('b'))).resolves.toBe(false);
});
