import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EventDraft, emptyEventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { watchTagProposals } from '../../../../../../src/features/recording/event-form/tags/watch-tag-proposals';
import { pickTag } from '../../../../../../src/features/recording/record-form/record-draft';
import { proposedValue } from '../../../../../../src/features/recording/record-form/record-form-context';
import { describeForm } from '../../../../../../src/forms/engine/field-definitions';
import { createForm } from '../../../../../../src/forms/engine/form-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const description = describeForm<EventDraft>({ sections: [], fields: {} as never, problems: () => [] });

function watch(propose = async ({ title }: { title: string }) => [pickTag(title)]) {
  const form = createForm(description, emptyEventDraft());
  const end = watchTagProposals({ form, proposed: proposedValue([]), propose });
  return { form, end, tags: () => form.values().tags.map(({ label }) => label) };
}

it('holds the form back until the tags of the last title are there', async () => {
  const { form, tags } = watch();
  expect(form.pendingLookups()).toBeUndefined();
  form.set('title', 'Jaz');
  form.set('title', 'Jazz');
  const pending = form.pendingLookups();
  expect(pending).toBeDefined();
  await vi.advanceTimersByTimeAsync(300);
  await pending;
  expect(tags()).toEqual(['Jazz']);
  expect(form.pendingLookups()).toBeUndefined();
});

it('leaves tags alone that the author has edited', async () => {
  const { form, tags } = watch();
  form.set('tags', [pickTag('Chor')]);
  form.set('title', 'Jazz');
  expect(form.pendingLookups()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(300);
  expect(tags()).toEqual(['Chor']);
});

it('ignores tags of an earlier title, and all after its end', async () => {
  const answers: ((name: string) => void)[] = [];
  const { form, end, tags } = watch(() => new Promise((resolve) => answers.push((name) => resolve([pickTag(name)]))));
  form.set('title', 'Jazz');
  await vi.advanceTimersByTimeAsync(300);
  form.set('title', 'Orgel');
  await vi.advanceTimersByTimeAsync(300);
  answers[0]?.('Jazz');
  await vi.advanceTimersByTimeAsync(0);
  expect(tags()).toEqual([]);
  expect(form.pendingLookups()).toBeDefined();
  end();
  expect(form.pendingLookups()).toBeUndefined();
  answers[1]?.('Orgel');
  await vi.advanceTimersByTimeAsync(0);
  expect(tags()).toEqual([]);
});

it('goes on without tags where their search fails', async () => {
  const { form, tags } = watch(() => Promise.reject(new Error('no answer')));
  form.set('title', 'Jazz');
  await vi.advanceTimersByTimeAsync(300);
  expect(form.pendingLookups()).toBeUndefined();
  expect(tags()).toEqual([]);
});
