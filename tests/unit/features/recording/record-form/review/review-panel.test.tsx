import { describe, expect, it, vi } from 'vitest';
import { noticesOf } from '../../../../../../src/app/notices';
import { newSeries } from '../../../../../../src/features/recording/event-form/dates/new-rows';
import { describeEvent } from '../../../../../../src/features/recording/event-form/describe-event';
import { type EventDraft, emptyEventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { eventForm } from '../../../../../../src/features/recording/event-form/event-form-kind';
import { NO_NEEDS } from '../../../../../../src/features/recording/record-form/for-whom/for-whom-draft';
import type { RecordDraft } from '../../../../../../src/features/recording/record-form/record-draft';
import {
  proposedValue,
  RecordFormProvider,
} from '../../../../../../src/features/recording/record-form/record-form-context';
import { ReviewPanel } from '../../../../../../src/features/recording/record-form/review/review-panel';
import { loadOwnEvent, type Versioned } from '../../../../../../src/features/recording/written-api';
import { createForm } from '../../../../../../src/forms/engine/form-store';
import type { FormControl } from '../../../../../../src/forms/saving/form-control';
import type { EditableEvent } from '../../../../../../src/model/answers/event-record';
import type { EventReview } from '../../../../../../src/model/answers/event-review';
import { toPerson } from '../../../../../../src/model/answers/person';
import * as checks from '../../../../../../src/model/rules/event-problems';
import { toSettings } from '../../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../../src/settings/to-work-settings';
import { itForAll } from '../../../../../support/it-for-all';
import { settle } from '../../../../../support/settle';
import { afresh, aPortal, deferred, show, withReact } from '../../../../forms/saving/harness';
import { STORED } from '../../event-form/harness';

withReact();

const WAITING: EventReview = { state: 'waiting', since: '2026-11-20T18:30:00Z', reason: '', fields: [] };
const REJECTED: EventReview = { ...WAITING, state: 'rejected', reason: 'Plakat mit Schrift', fields: ['media'] };

type More = {
  /** The fields that stand on the screen. */
  onScreen?: readonly string[];
  /** Input that a draft of this device has restored. */
  typed?: Partial<EventDraft>;
  /** The element that the form stands in. */
  tag?: string;
  /** Returns the response to a request for the event. */
  ask?: () => unknown;
  /** The client's text about the time that an approval takes. */
  approvalTime?: string;
};

/** The panel above the form of an event. */
async function open(review: EventReview, draft: Partial<EventDraft> = {}, more: More = {}) {
  const { onScreen = [], typed = {}, tag = 'event-portal', ask = () => ({}), approvalTime = '' } = more;
  const portal = aPortal({ personId: 'p1' });
  const { settings } = toSettings({ authenticatedArea: { approvalTime } });
  Object.assign(portal, { settings });
  const asked: string[] = [];
  portal.client.api.get = async (path) => {
    asked.push(path);
    return { data: await ask(), meta: undefined, etag: 'v2' };
  };
  const learnt: (EventReview | undefined)[] = [];
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  Object.assign(portal, { element: document.createElement(tag) });
  const rules = { ...toWorkSettings({}).settings, authenticatedArea: toSettings({}).settings.authenticatedArea };
  const description = describeEvent({ checks, rules, today: '2026-11-21', statusOf: () => undefined });
  const form = createForm(description, { ...emptyEventDraft(), ...draft });
  form.restore({ ...form.values(), ...typed });
  const focused: string[] = [];
  for (const path of onScreen) form.mount(path, { focus: () => void focused.push(path) });
  const control = { form, description, version: 'v1' } as unknown as FormControl<RecordDraft>;
  const learn = ({ record }: Versioned<unknown>) => void learnt.push((record as EditableEvent).review);
  const load = (id: string, signal: AbortSignal) => loadOwnEvent(portal.client, id, signal);
  const content = {
    rubrics: [],
    person: toPerson({ id: 'p1' }),
    needs: NO_NEEDS,
    proposed: proposedValue([]),
    files: () => STORED,
    id: 'e1',
    load,
  };
  const placeOf = eventForm.pathOf as (name: string, draft: RecordDraft) => string;
  const panel = (now: EventReview) => (
    <RecordFormProvider value={content}>
      <ReviewPanel review={now} id="e1" {...{ control, updateForm: learn, pathOf: placeOf }} />
    </RecordFormProvider>
  );
  const shown = await show(portal, panel(review));
  return {
    form,
    focused,
    asked,
    learnt,
    end: shown.end,
    news: () => shown.place.querySelector('[role=status]')?.textContent,
    notice: () => noticesOf(portal).state.current?.text,
    change: (next: EventReview) => shown.render(panel(next)),
    words: () => shown.place.textContent ?? '',
    links: () => [...shown.place.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    buttons: () => [...shown.place.querySelectorAll('button')],
    marked: () => Object.keys(form.state.shownProblems),
  };
}

describe('the panel of an event in review', () => {
  it('names the organisation that it waits for, and how long that takes', async () => {
    const relation = { id: 5, name: 'Musikverein Talheim' };
    const { words, change } = await open({ ...WAITING, relation }, {}, { approvalTime: 'meist einen Werktag' });
    expect(words()).toContain(
      'Wartet auf die Freigabe von Musikverein Talheim. Die Freigabe dauert meist einen Werktag.',
    );
    await change({ ...WAITING, relation: { id: 5, name: '' } });
    expect(words()).toContain('Wartet auf die Freigabe Ihrer Organisation.');
    await change(WAITING);
    expect(words()).not.toContain('Wartet auf die Freigabe');
  });

  it('explains that visitors cannot see it yet, without a link', async () => {
    const { words, links } = await open(WAITING);
    expect(words()).toContain('Fr, 20. Nov., 19:30 Uhr');
    expect(words()).toContain('Besucher finden sie, sobald sie freigegeben ist.');
    expect(links()).toEqual([]);
  });

  it('explains that visitors see an earlier version', async () => {
    const { words, links } = await open(WAITING, { state: 'published' });
    expect(words()).toContain('Besucher sehen noch die bisherige Fassung.');
    expect(links()).toEqual(['#/events/e1']);
  });
});

it('has no link to an earlier version in an element without a page for visitors', async () => {
  expect((await open(WAITING, { state: 'published' }, { tag: 'event-recording' })).links()).toEqual([]);
});

describe('the review of an event with an open form', () => {
  const MINUTE_MS = 60_000;
  const rejected = () => ({ id: 'e1', state: 'draft', review: REJECTED });
  const comeBack = () => settle(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('is requested when the user returns to the tab, and once a minute', async () => {
    vi.useFakeTimers();
    const { asked, learnt, end } = await open(WAITING, {}, { ask: rejected });
    await settle(() => vi.advanceTimersByTime(MINUTE_MS - 1));
    expect(asked).toEqual([]);
    await settle(() => vi.advanceTimersByTime(1));
    await comeBack();
    expect([asked, learnt]).toEqual([
      ['my/events/e1', 'my/events/e1'],
      [REJECTED, REJECTED],
    ]);
    await end();
    await comeBack();
    await settle(() => vi.advanceTimersByTime(MINUTE_MS));
    expect(asked).toHaveLength(2);
  });

  it('is not requested in a hidden tab, during a save, or after a decision', async () => {
    const { asked, form, change } = await open(WAITING, {}, { ask: rejected });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await comeBack();
    vi.restoreAllMocks();
    form.state.isSending = true;
    await comeBack();
    form.state.isSending = false;
    await change(REJECTED);
    await comeBack();
    expect(asked).toEqual([]);
  });

  it('is unchanged if the response is older than a save, or fails', async () => {
    const answer = deferred<object>();
    const { asked, learnt, form } = await open(WAITING, {}, { ask: () => answer.promise });
    await comeBack();
    form.rebase(form.values(), form.values());
    await settle(() => answer.resolve(rejected()));
    expect(learnt).toEqual([]);
    const offline = await open(WAITING, {}, { ask: () => Promise.reject(new Error('offline')) });
    await comeBack();
    expect([asked.length, offline.asked.length, offline.learnt]).toEqual([2, 1, []]);
  });

  it('is announced when it is rejected, and not when the form opens so', async () => {
    const { news, change } = await open(WAITING);
    expect(news()).toBe('');
    await change(REJECTED);
    expect(news()).toBe('Wir haben Ihre Veranstaltung geprüft. Bitte ändern Sie noch etwas.');
    expect((await open(REJECTED)).news()).toBe('');
  });

  it('is announced when it is approved', async () => {
    const { learnt, notice } = await open(WAITING, {}, { ask: () => ({ id: 'e1', state: 'published' }) });
    await comeBack();
    expect([learnt, notice()]).toEqual([[undefined], 'Ihre Veranstaltung ist freigegeben.']);
  });
});

describe('the panel of a rejected event', () => {
  it('shows the reason, and links to each named field', async () => {
    const fields = ['rubrics', 'media', 'dates'];
    const { words, buttons, focused } = await open(
      { ...REJECTED, fields },
      {},
      { onScreen: ['rubric', 'media', 'dates'] },
    );
    expect(words()).toContain('Plakat mit Schrift');
    expect(buttons().map((button) => button.textContent)).toEqual(['Rubrik', 'Bilder', 'Termine']);
    for (const button of buttons()) await settle(() => button.click());
    expect(focused).toEqual(['rubric', 'media', 'dates']);
  });

  itForAll(
    [
      ['dates', {}, 'dates'],
      ['dates', { series: [newSeries()] }, 'series'],
      ['status', {}, 'dates'],
      ['status', { status: 'cancelled' as const }, 'status'],
      ['title', {}, 'title'],
      ['en', {}, 'en'],
      ['price', {}, 'price'],
    ],
    afresh,
  )('marks %s with %o at %s', async (name, draft, path) => {
    const { marked } = await open({ ...REJECTED, fields: [name] }, draft);
    expect(marked()).toEqual([path]);
  });

  it('omits unknown names', async () => {
    const { marked, buttons } = await open({ ...REJECTED, fields: ['somethingNewer'] });
    expect([marked(), buttons()]).toEqual([[], []]);
  });

  it('marks a field until it is changed, without blocking a save', async () => {
    const { form, marked } = await open({ ...REJECTED, fields: ['title', 'price'] }, { title: 'Orgel' });
    expect(form.state.failedAttempts).toBe(0);
    await settle(() => form.set('title', 'Orgelkonzert'));
    expect(marked()).toEqual(['price']);
    await settle(() => form.set('price.text', 'Eintritt frei'));
    expect(marked()).toEqual([]);
  });

  it('does not mark a field that was corrected on this device before', async () => {
    const typed = { title: 'Orgelkonzert' };
    const { marked } = await open({ ...REJECTED, fields: ['title', 'tags'] }, { title: 'Orgel' }, { typed });
    expect(marked()).toEqual(['tags']);
  });

  it('does not mark a corrected field again after it was saved as a draft', async () => {
    const { form, change, marked } = await open({ ...REJECTED, fields: ['title'] }, { title: 'Orgel' });
    await settle(() => form.set('title', 'Orgelkonzert'));
    form.rebase(form.values(), form.values());
    await change({ ...REJECTED, fields: ['title'] });
    expect(marked()).toEqual([]);
  });

  it('can be sent with its marks', async () => {
    const { form, marked } = await open({ ...REJECTED, fields: ['title'] }, { title: 'Orgel' });
    expect(marked()).toEqual(['title']);
    expect(form.check()).toBe(true);
  });
});
