import { beforeAll, expect } from 'vitest';
import { loadTransport } from '../../../../../src/api/api';
import { errorMessage, SAVE_ERRORS } from '../../../../../src/app/error-messages';
import { articleKind } from '../../../../../src/features/recording/article-kind';
import { eventKind } from '../../../../../src/features/recording/event-kind';
import { CopyFailed } from '../../../../../src/features/recording/record-list/copy-failed';
import { useCopy } from '../../../../../src/features/recording/record-list/use-copy';
import { RecordKindProvider } from '../../../../../src/features/recording/use-record-kind';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, click, show, withReact } from '../../../forms/saving/harness';
import { alertIn, aServer, CODES, FAULTS, FINAL, leftIn, press } from './faulty-server';

withReact();
beforeAll(async () => {
  await loadTransport();
});

function Copy() {
  const copy = useCopy();
  return (
    <>
      <button type="button" className="copy" onClick={() => void copy.run({ id: 'b', title: 'Abend b' })} />
      <CopyFailed copy={copy} reason={(error) => errorMessage(error, SAVE_ERRORS).title.message ?? ''} />
    </>
  );
}

itForAll(FINAL, afresh)('a final refusal of a copy has a message without retry: %s', async (name) => {
  const { server, portal } = aServer('b');
  server.fault = FAULTS[name];
  const { place } = await show(
    portal,
    <RecordKindProvider value={eventKind}>
      <Copy />
    </RecordKindProvider>,
  );
  await press(place, '.copy', name);
  expect(await leftIn(place, /„Abend b“ ließ sich nicht kopieren.{20}/)).not.toMatch(CODES);
});

const PASSING = Object.keys(FAULTS).filter((name) => !FINAL.includes(name));
itForAll(
  PASSING.map((name, index) => [name, index % 2 ? articleKind : eventKind] as const),
  afresh,
)('a failed copy shows the reason, and a retry creates only one: %s', async (name, kind) => {
  const { server, portal, gone } = aServer('b');
  server.fault = FAULTS[name];
  const { place } = await show(
    portal,
    <RecordKindProvider value={kind}>
      <Copy />
    </RecordKindProvider>,
  );
  await press(place, '.copy', name);
  const alert = await alertIn(place);
  expect(alert).toMatch(/„Abend b“ ließ sich nicht kopieren.{20}/);
  expect(alert).not.toMatch(CODES);
  expect(gone).toEqual([]);
  server.fault = undefined;
  await click(place, '[role="alert"] button');
  await until(() => expect(gone).toEqual([kind.editRoute('b2')]));
  expect(new Set(server.keys).size).toBe(1);
  expect(place.querySelector('[role="alert"]')).toBeNull();
});
