import { describe, expect, it } from 'vitest';
import { newSeries } from '../../../../../../src/features/recording/event-form/dates/new-rows';
import { describeEvent } from '../../../../../../src/features/recording/event-form/describe-event';
import { type EventDraft, emptyDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { ReviewPanel } from '../../../../../../src/features/recording/event-form/review/review-panel';
import * as checks from '../../../../../../src/model/rules/event-problems';
import type { EventReview } from '../../../../../../src/model/written/event-review';
import type { FormControl } from '../../../../../../src/portal/form/form-control';
import { toSettings } from '../../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../../src/settings/to-work-settings';
import { createForm } from '../../../../../../src/ui/form/form-store';
import { settle } from '../../../../../support/settle';
import { aPortal, show, withReact } from '../../../../portal/form/harness';

withReact();

const WAITING: EventReview = { state: 'waiting', since: '2026-11-20T18:30:00Z', reason: '', fields: [] };
const REJECTED: EventReview = { ...WAITING, state: 'rejected', reason: 'Plakat mit Schrift', fields: ['media'] };

type More = {
  /** The fields that stand on the screen. */
  onScreen?: readonly string[];
  /** What a draft of this device has brought back. */
  typed?: Partial<EventDraft>;
  /** The element that the form stands in. */
  tag?: string;
};

/** The panel above the form of an event. */
async function open(review: EventReview, draft: Partial<EventDraft> = {}, more: More = {}) {
  const { onScreen = [], typed = {}, tag = 'event-portal' } = more;
  const portal = aPortal();
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  Object.assign(portal, { element: document.createElement(tag) });
  const rules = { ...toWorkSettings({}).settings, authenticatedArea: toSettings({}).settings.authenticatedArea };
  const description = describeEvent({ checks, rules, today: '2026-11-21', statusOf: () => undefined });
  const form = createForm(description, { ...emptyDraft(), ...draft });
  form.restore({ ...form.values(), ...typed });
  const focused: string[] = [];
  for (const path of onScreen) form.mount(path, { focus: () => void focused.push(path) });
  const control = { form, description } as unknown as FormControl<EventDraft>;
  const panel = (now: EventReview) => <ReviewPanel review={now} control={control} id="e1" />;
  const shown = await show(portal, panel(review));
  return {
    form,
    focused,
    change: (next: EventReview) => shown.render(panel(next)),
    words: () => shown.place.textContent ?? '',
    links: () => [...shown.place.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    buttons: () => [...shown.place.querySelectorAll('button')],
    marked: () => Object.keys(form.state.shown),
  };
}

describe('the panel of an event that waits', () => {
  it('says that nobody finds it yet, and offers no link to it', async () => {
    const { words, links } = await open(WAITING);
    expect(words()).toContain('Fr, 20. Nov., 19:30 Uhr');
    expect(words()).toContain('Besucher finden sie, sobald sie freigegeben ist.');
    expect(links()).toEqual([]);
  });

  it('says what visitors see meanwhile where they see an earlier version', async () => {
    const { words, links } = await open(WAITING, { state: 'published' });
    expect(words()).toContain('Besucher sehen noch die bisherige Fassung.');
    expect(links()).toEqual(['#/events/e1']);
  });
});

it('has no link to an earlier version in an element without a page for visitors', async () => {
  expect((await open(WAITING, { state: 'published' }, { tag: 'event-recording' })).links()).toEqual([]);
});

describe('the panel of a rejected event', () => {
  it('says why, and leads to each field that is named', async () => {
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

  it.each([
    ['dates', {}, 'dates'],
    ['dates', { series: [newSeries()] }, 'series'],
    ['status', {}, 'dates'],
    ['status', { status: 'cancelled' as const }, 'status'],
    ['title', {}, 'title'],
    ['en', {}, 'en'],
    ['price', {}, 'price'],
  ])('marks what is named %s with %o at %s', async (name, draft, path) => {
    const { marked } = await open({ ...REJECTED, fields: [name] }, draft);
    expect(marked()).toEqual([path]);
  });

  it('leaves out names that this form does not know', async () => {
    const { marked, buttons } = await open({ ...REJECTED, fields: ['somethingNewer'] });
    expect([marked(), buttons()]).toEqual([[], []]);
  });

  it('marks a field until it is changed, and never in the way of a save', async () => {
    const { form, marked } = await open({ ...REJECTED, fields: ['title', 'price'] }, { title: 'Orgel' });
    expect(form.state.failedAttempts).toBe(0);
    await settle(() => form.set('title', 'Orgelkonzert'));
    expect(marked()).toEqual(['price']);
    await settle(() => form.set('price.text', 'Eintritt frei'));
    expect(marked()).toEqual([]);
  });

  it('does not mark what was corrected on this device before', async () => {
    const typed = { title: 'Orgelkonzert' };
    const { marked } = await open({ ...REJECTED, fields: ['title', 'tags'] }, { title: 'Orgel' }, { typed });
    expect(marked()).toEqual(['tags']);
  });

  it('does not mark again what was corrected, once it is saved as a draft', async () => {
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
