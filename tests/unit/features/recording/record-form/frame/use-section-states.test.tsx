import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { type EventDraft, emptyEventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { EVENT_SECTIONS } from '../../../../../../src/features/recording/event-form/sections';
import {
  type SectionStates,
  useSectionStates,
} from '../../../../../../src/features/recording/record-form/frame/use-section-states';
import { describeForm } from '../../../../../../src/forms/engine/field-definitions';
import { createForm } from '../../../../../../src/forms/engine/form-store';
import type { FormControl } from '../../../../../../src/forms/saving/form-control';
import { aPortal, show, withReact } from '../../../../forms/saving/harness';

withReact();

const problems = vi.fn(({ title }: EventDraft) => (title === '' ? [{ path: 'title', code: 'required' }] : []));

const isFilled = ({ title }: EventDraft, name: string) => name === 'title' && title !== '';

async function shown() {
  vi.useFakeTimers();
  const fields = { title: { section: 'texts', label: 'Titel' } };
  const description = describeForm<Pick<EventDraft, 'title'>>({
    ...{ sections: EVENT_SECTIONS, fields },
    problems: (values) => problems(values as EventDraft),
  });
  const form = createForm(description, emptyEventDraft());
  const control = { form, description } as unknown as FormControl<EventDraft>;
  let seen: SectionStates = {};
  function Probe() {
    seen = useSectionStates(control, isFilled);
    return null;
  }
  await show(aPortal(), <Probe />);
  return { form, states: () => seen };
}

it('validates the sections when the user pauses, not at each key', async () => {
  const { form, states } = await shown();
  expect(states().texts).toEqual({ problems: 0, isDone: false, isMissing: true });
  problems.mockClear();
  for (const title of ['J', 'Ja', 'Jaz', 'Jazz']) act(() => form.set('title', title));
  // Each key is judged by the form itself.
  expect(problems).toHaveBeenCalledTimes(4);
  expect(states().texts?.isDone).toBe(false);
  await act(() => vi.runAllTimersAsync());
  expect(problems).toHaveBeenCalledTimes(5);
  expect(states().texts).toEqual({ problems: 0, isDone: true, isMissing: false });
});

it('counts the problems that are shown', async () => {
  const { form, states } = await shown();
  act(() => void form.check());
  await act(() => vi.runAllTimersAsync());
  expect(states().texts).toEqual({ problems: 1, isDone: false, isMissing: true });
});
