import { beforeAll, expect } from 'vitest';
import { loadTransport } from '../../../../../src/api/api';
import { articleKind } from '../../../../../src/features/recording/article-kind';
import { eventKind } from '../../../../../src/features/recording/event-kind';
import { HandOverForm } from '../../../../../src/features/recording/record-list/hand-over/hand-over-form';
import { RecordKindProvider } from '../../../../../src/features/recording/use-record-kind';
import { toMember } from '../../../../../src/model/answers/member';
import { toOwnEvent } from '../../../../../src/model/answers/own-event';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, click, get, show, withReact } from '../../../forms/saving/harness';
import { alertIn, aServer, CODES, FAULTS, FINAL, press } from './faulty-server';

withReact();
beforeAll(async () => {
  await loadTransport();
});

const EVENT = toOwnEvent({
  ...{ id: 'b', title: 'Abend b', publishStatus: 'draft', state: 'draft', appointmentCount: 0, canHandOver: true },
  updatedAt: '2026-11-20T18:30:00Z',
});
const MEMBERS = [
  { id: 7, name: 'Tim Lang' },
  { id: 8, name: '' },
].map(toMember);

itForAll(
  Object.keys(FAULTS).map((name, index) => [name, index % 2 ? articleKind : eventKind] as const),
  afresh,
)('a record that could not be handed over has its reason, and a retry hands it over once: %s', async (name, kind) => {
  const { server, portal } = aServer('b');
  const done: unknown[] = [];
  const { place } = await show(
    portal,
    <RecordKindProvider value={kind}>
      <HandOverForm
        record={EVENT}
        members={MEMBERS}
        reason={() => 'Der Grund.'}
        onClose={() => undefined}
        onDone={(member) => done.push(member.name)}
      />
    </RecordKindProvider>,
  );
  expect(place.textContent).toContain('Mitglied ohne Namen');
  await click(place, '[type="submit"]');
  await until(() => expect(place.textContent).toContain('Bitte wählen Sie jemanden aus.'));
  expect(server.sent).toEqual([]);
  server.fault = FAULTS[name];
  await click(place, '[value="7"]');
  await press(place, '[type="submit"]', name);
  const alert = await alertIn(place);
  expect(alert).not.toMatch(CODES);
  expect(done).toEqual([]);
  expect(get<HTMLInputElement>(place, '[value="7"]').checked).toBe(true);
  server.fault = undefined;
  await click(place, FINAL.includes(name) ? '[type="submit"]' : '[role="alert"] button');
  await until(() => expect(done).toEqual(['Tim Lang']));
});
