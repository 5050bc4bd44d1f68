import { useEffect, useState } from 'react';
import { sectionOf } from '../../../../forms/engine/form-paths';
import type { FormControl } from '../../../../forms/saving/form-control';
import { isSame } from '../../../../lib/value-at';
import type { RecordDraft } from '../record-draft';
import { type IsFilled, isSectionFilled } from './is-section-filled';

/** How a section stands: the problems that are shown in it, whether it is filled in, and whether it lacks something. */
export type SectionStates = Partial<Record<string, { problems: number; isDone: boolean; isMissing: boolean }>>;

/** The user pauses this long once a word is typed: judging the whole form at each key would hold the keys up. */
const PAUSE_MS = 250;

/** How the sections of the form stand, as soon as the user pauses; told again only when one of them stands otherwise. */
export function useSectionStates<Draft extends RecordDraft>(
  { form, description }: FormControl<Draft>,
  isFilled: IsFilled<Draft>,
): SectionStates {
  const [states, setStates] = useState(() => statesOf({ form, description }, isFilled));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const next = statesOf({ form, description }, isFilled);
      setStates((before) => (isSame(before, next) ? before : next));
    }
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    look();
    const end = form.subscribe(lookSoon);
    return () => {
      clearTimeout(timer);
      end();
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
  const shown = Object.keys(form.state.shown).map(sectionAt);
  const missing = description
    .problems({ ...draft, state: 'published' }, form.beginning())
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
