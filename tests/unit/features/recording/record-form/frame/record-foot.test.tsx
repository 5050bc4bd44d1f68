import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import type { EventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { EVENT_FORM_TEXTS } from '../../../../../../src/features/recording/event-form/event-words';
import { RecordFoot } from '../../../../../../src/features/recording/record-form/frame/record-foot';
import type { FormControl } from '../../../../../../src/forms/saving/form-control';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, aPortal, show, withReact } from '../../../../forms/saving/harness';

withReact();

const SEND = 'Zur Prüfung senden';
const KEEP = 'Speichern, ohne zu veröffentlichen';
const BACK = 'Offline nehmen';

/** The foot of a form, by the settings of `eventRecording`; what it does to the form is told to `done`. */
async function showFoot(eventRecording: object, { state, isWaiting }: { state: string; isWaiting: boolean }) {
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: { eventRecording } }) });
  const done: unknown[] = [];
  const control = {
    form: {
      initialValues: () => ({ state }),
      set: (...change: unknown[]) => done.push(change),
    },
    submit: async () => done.push('sent'),
    draft: proxy({ hasStorageFailed: false, savedAt: undefined }),
  } as unknown as FormControl<EventDraft>;
  const { place } = await show(
    portal,
    <RecordFoot {...{ control, isWaiting }} texts={EVENT_FORM_TEXTS} Preview={() => null} />,
  );
  return { place, done, names: () => [...place.querySelectorAll('button')].map((button) => button.textContent) };
}

itForAll(
  [
    ['none', 'draft', false, ['Entwurf speichern', 'Veröffentlichen']],
    ['none', 'published', false, [KEEP, 'Änderungen veröffentlichen', BACK]],
    ['new', 'draft', false, ['Entwurf speichern', SEND]],
    ['new', 'draft', true, ['Aus der Prüfung nehmen', SEND]],
    ['none', 'unpublished', false, [KEEP, 'Änderungen veröffentlichen', BACK]],
    ['new', 'published', false, [KEEP, 'Änderungen veröffentlichen', BACK]],
    ['all', 'draft', false, ['Entwurf speichern', SEND]],
    ['all', 'published', false, [KEEP, SEND, BACK]],
    ['all', 'published', true, ['Aus der Prüfung nehmen', SEND, BACK]],
  ] as const,
  afresh,
)('with the review of %s, a %s event that waits (%s) ends in %j', async (review, state, isWaiting, names) => {
  const foot = await showFoot({ review }, { state, isWaiting });
  await until(() => expect(foot.names()).toEqual(['Vorschau', ...names]));
});

it('has no preview if the client disables it', async () => {
  const foot = await showFoot({ showReportPreview: false }, { state: 'draft', isWaiting: false });
  expect(foot.names()).toEqual(['Entwurf speichern', 'Veröffentlichen']);
});

it('unpublishes an event only after a confirmation', async () => {
  const { place, done } = await showFoot({}, { state: 'published', isWaiting: false });
  const button = (name: string) =>
    until(() => {
      const found = [...place.querySelectorAll('button')].findLast(({ textContent }) => textContent === name);
      if (!found) throw new Error(`There is no ${name}`);
      return found;
    });
  const press = async (name: string) => {
    const found = await button(name);
    await settle(() => found.click());
  };
  await press(BACK);
  expect(place.querySelector('dialog')?.textContent).toContain('Besucher finden die Veranstaltung dann nicht mehr.');
  await press('Veröffentlicht lassen');
  expect([place.querySelector('dialog'), done]).toEqual([null, []]);
  await press(BACK);
  await press('Offline nehmen');
  expect(done).toEqual([['state', 'draft'], 'sent']);
});

it('saves changes of a published event without publishing them', async () => {
  const { place, done } = await showFoot({}, { state: 'published', isWaiting: false });
  await settle(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === KEEP)?.click());
  expect(done).toEqual([['state', 'unpublished'], 'sent']);
});
