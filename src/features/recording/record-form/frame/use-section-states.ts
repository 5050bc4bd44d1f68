import { useEffect, useState } from 'react';
import { sectionOf } from '../../../../forms/engine/form-paths';
import type { FormControl } from '../../../../forms/saving/form-control';
import { isSame } from '../../../../lib/value-at';
import type { RecordDraft } from '../record-draft';
import { type IsFilled, isSectionFilled } from './is-section-filled';

/**
 * The state of each section: the number of shown problems, whether it is complete, and whether required values are
 * missing.
 */
export type SectionStates = Partial<Record<string, { problems: number; isDone: boolean; isMissing: boolean }>>;

/** The debounce in milliseconds after typing; validating the whole form on each key press would delay the input. */
const PAUSE_MS = 250;

/** Keeps the state of the sections, debounced; re-renders only when the state of a section changes. */
export function useSectionStates<Draft extends RecordDraft>(
  { form, description }: FormControl<Draft>,
  isFilled: IsFilled<Draft>,
): SectionStates {
  const [states, setStates] = useState(() => statesOf({ form, description }, isFilled));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      const next = statesOf({ form, description }, isFilled);
      setStates((before) => (isSame(before, next) ? before : next));
    }
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, PAUSE_MS);
    };
    update();
    const unsubscribe = form.subscribe(updateSoon);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, description, isFilled]);
  return states;
}

function statesOf<Draft extends RecordDraft>(
  { form, description }: Pick<FormControl<Draft>, 'form' | 'description'>,
  isFilled: IsFilled<Draft>,
): SectionStates {
  const draft = form.values();
  const sectionAt = (path: string) => sectionOf(description, path);
  const shown = Object.keys(form.state.shownProblems).map(sectionAt);
  const missing = description
    .problems({ ...draft, state: 'published' }, form.initialValues())
    .map(({ path }) => sectionAt(path));
  return Object.fromEntries(
    description.sections.map((section) => [
      section,
      {
        problems: shown.filter((one) => one === section).length,
        isDone: isSectionFilled(description, draft, section, isFilled) && !missing.includes(section),
        isMissing: missing.includes(section),
      },
    ]),
  );
}
