import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import { describeEvent } from '../../../../../../src/features/recording/event-form/describe-event';
import { type EventDraft, emptyEventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { EVENT_FORM_TEXTS } from '../../../../../../src/features/recording/event-form/event-words';
import { NO_NEEDS } from '../../../../../../src/features/recording/record-form/for-whom/for-whom-draft';
import { RecordFoot } from '../../../../../../src/features/recording/record-form/frame/record-foot';
import {
  proposedValue,
  RecordFormProvider,
} from '../../../../../../src/features/recording/record-form/record-form-context';
import { createForm } from '../../../../../../src/forms/engine/form-store';
import type { FormControl } from '../../../../../../src/forms/saving/form-control';
import { toPerson } from '../../../../../../src/model/answers/person';
import * as checks from '../../../../../../src/model/rules/event-problems';
import { toSettings } from '../../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../../src/settings/to-work-settings';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, aPortal, get, show, withReact } from '../../../../forms/saving/harness';
import { STORED } from '../../event-form/harness';

withReact();

const SEND = 'Zur Prüfung senden';
const KEEP = 'Speichern, ohne zu veröffentlichen';
const BACK = 'Offline nehmen';
const MENU = 'Weitere Aktionen';

type Shown = {
  state: EventDraft['state'];
  isWaiting: boolean;
  isTakenDown?: boolean;
  relations?: readonly object[];
  rightsManagement?: string;
};

/** The foot of a form, by the settings of `eventRecording`; what it does to the form is told to `done`. */
async function showFoot(
  eventRecording: object,
  { state, isWaiting, isTakenDown = false, relations = [], rightsManagement = 'free' }: Shown,
) {
  const portal = aPortal();
  const authenticatedArea = { rightsManagement };
  Object.assign(portal.client, { serverSettings: proxy({ raw: { eventRecording, authenticatedArea } }) });
  Object.assign(portal, toSettings({ authenticatedArea }));
  const done: unknown[] = [];
  const person = toPerson({ id: 'p1', roleRelations: relations });
  const rules = { ...toWorkSettings({}).settings, authenticatedArea: portal.settings.authenticatedArea };
  const description = describeEvent({ checks, rules, today: '2026-11-21', statusOf: () => undefined });
  const relation = String(person.roleRelations[0]?.id ?? '');
  const form = createForm(description, { ...emptyEventDraft(), state, relation });
  const control = {
    form: { ...form, set: (...change: unknown[]) => done.push(change) },
    submit: async () => done.push('sent'),
    draft: proxy({ hasStorageFailed: false, savedAt: undefined }),
  } as unknown as FormControl<EventDraft>;
  const content = {
    ...{ rubrics: [], person, needs: NO_NEEDS, proposed: proposedValue([]), files: () => STORED, id: 'e1' },
    load: () => Promise.reject(new Error('There is nothing at the server')),
    updateForm: () => undefined,
  };
  const { place } = await show(
    portal,
    <RecordFormProvider value={content}>
      <RecordFoot {...{ control, isWaiting, isTakenDown }} texts={EVENT_FORM_TEXTS} Preview={() => null} />
    </RecordFormProvider>,
  );
  const names = () =>
    [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent);
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
  const openMenu = () => settle(() => get(place, `[aria-label="${MENU}"]`).click());
  return { place, done, names, press, openMenu };
}

itForAll(
  [
    ['none', 'draft', false, ['Entwurf speichern'], 'Veröffentlichen'],
    ['none', 'published', false, [KEEP, BACK], 'Änderungen veröffentlichen'],
    ['new', 'draft', false, ['Entwurf speichern'], SEND],
    ['new', 'draft', true, ['Aus der Prüfung nehmen'], SEND],
    ['none', 'unpublished', false, [KEEP, BACK], 'Änderungen veröffentlichen'],
    ['new', 'published', false, [KEEP, BACK], 'Änderungen veröffentlichen'],
    ['all', 'draft', false, ['Entwurf speichern'], SEND],
    ['all', 'published', false, [KEEP, BACK], SEND],
    ['all', 'published', true, ['Aus der Prüfung nehmen', BACK], SEND],
  ] as const,
  afresh,
)(
  'with the review of %s, a %s event that waits (%s) has %j in its menu, and %s',
  async (review, state, isWaiting, items, send) => {
    const foot = await showFoot({ review }, { state, isWaiting });
    await until(() => expect(foot.names()).toEqual([MENU, 'Vorschau', send]));
    await foot.openMenu();
    expect(foot.names()).toEqual([MENU, ...items, 'Vorschau', send]);
  },
);

itForAll(
  [
    ['free', [], 'Veröffentlichen'],
    ['flexible', [], 'Zur Freigabe senden'],
    ['flexible', [{ id: 1, status: 'new', address: 10 }], 'Zur Freigabe senden'],
    ['flexible', [{ id: 1, status: 'approved', address: 10 }], 'Veröffentlichen'],
  ] as const,
  afresh,
)('with rights %s and the relations %j, an event is sent by "%s"', async (rightsManagement, relations, send) => {
  const foot = await showFoot({}, { state: 'draft', isWaiting: false, relations, rightsManagement });
  await until(() => expect(foot.names()).toEqual([MENU, 'Vorschau', send]));
});

it('has no preview if the client disables it', async () => {
  const foot = await showFoot({ showReportPreview: false }, { state: 'draft', isWaiting: false });
  expect(foot.names()).toEqual([MENU, 'Veröffentlichen']);
});

it('only saves a draft of an event that was taken down', async () => {
  const { names, press, done } = await showFoot({}, { state: 'draft', isWaiting: false, isTakenDown: true });
  expect(names()).toEqual(['Vorschau', 'Entwurf speichern']);
  await press('Entwurf speichern');
  expect(done).toEqual([['state', 'draft'], 'sent']);
});

it('unpublishes an event only after a confirmation', async () => {
  const { place, done, openMenu, press } = await showFoot({}, { state: 'published', isWaiting: false });
  await openMenu();
  await press(BACK);
  expect(place.querySelector('dialog')?.textContent).toContain('Besucher finden die Veranstaltung dann nicht mehr.');
  await press('Veröffentlicht lassen');
  expect([place.querySelector('dialog'), done]).toEqual([null, []]);
  await openMenu();
  await press(BACK);
  await press('Offline nehmen');
  expect(done).toEqual([['state', 'draft'], 'sent']);
});

it('saves changes of a published event without publishing them', async () => {
  const { done, openMenu, press } = await showFoot({}, { state: 'published', isWaiting: false });
  await openMenu();
  await press(KEEP);
  expect(done).toEqual([['state', 'unpublished'], 'sent']);
});
