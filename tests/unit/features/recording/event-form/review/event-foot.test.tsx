import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import type { EventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { EventFoot } from '../../../../../../src/features/recording/event-form/frame/event-foot';
import type { FormControl } from '../../../../../../src/portal/form/form-control';
import { aPortal, show, withReact } from '../../../../portal/form/harness';

withReact();

const SEND = 'Zur Prüfung senden';
const BACK = 'Veröffentlichung zurücknehmen';

/** The names of the buttons, by the settings of `eventRecording`. */
async function buttons(eventRecording: object, { state, isWaiting }: { state: string; isWaiting: boolean }) {
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: { eventRecording } }) });
  const control = {
    form: { beginning: () => ({ state }) },
    draft: proxy({ isLost: false, savedAt: undefined }),
  } as unknown as FormControl<EventDraft>;
  const { place } = await show(portal, <EventFoot control={control} isWaiting={isWaiting} />);
  return [...place.querySelectorAll('button')].map((button) => button.textContent);
}

it.each([
  ['none', 'draft', false, ['Entwurf speichern', 'Veröffentlichen']],
  ['none', 'published', false, [BACK, 'Änderungen veröffentlichen']],
  ['new', 'draft', false, ['Entwurf speichern', SEND]],
  ['new', 'draft', true, ['Aus der Prüfung nehmen', SEND]],
  ['new', 'published', false, [BACK, 'Änderungen veröffentlichen']],
  ['all', 'draft', false, ['Entwurf speichern', SEND]],
  ['all', 'published', false, [BACK, SEND]],
  ['all', 'published', true, [BACK, SEND]],
] as const)('with the review of %s, a %s event that waits (%s) ends in %j', async (review, state, isWaiting, names) => {
  expect(await buttons({ review }, { state, isWaiting })).toEqual(['Vorschau', ...names]);
});

it('has no preview where the client shows none', async () => {
  const settings = { showReportPreview: false };
  expect(await buttons(settings, { state: 'draft', isWaiting: false })).toEqual([
    'Entwurf speichern',
    'Veröffentlichen',
  ]);
});
