import { useEffect, useState } from 'react';
import { isSame } from '../../../../lib/value-at';
import type { FormControl } from '../../../../portal/form/form-control';
import { sectionOf } from '../../../../ui/form/form-paths';
import type { EventDraft } from '../../event-form/event-draft';
import { isFilled } from '../../event-form/section-lines';
import { EVENT_SECTIONS, type EventSection } from '../../event-form/sections';

/** How a section stands: the problems that are shown in it, and whether it could be published as it is. */
export type SectionStates = Partial<Record<EventSection, { problems: number; isDone: boolean }>>;

/** The user pauses this long once a word is typed: judging the whole event at each key would hold the keys up. */
const PAUSE_MS = 250;

/** How the sections of the form stand, as soon as the user pauses; told again only when one of them stands otherwise. */
export function useSectionStates({ form, description }: FormControl<EventDraft>): SectionStates {
  const [states, setStates] = useState(() => statesOf({ form, description }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const next = statesOf({ form, description });
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
  }, [form, description]);
  return states;
}

function statesOf({ form, description }: Pick<FormControl<EventDraft>, 'form' | 'description'>): SectionStates {
  const draft = form.values();
  const sectionAt = (path: string) => sectionOf(description, path);
  const shown = Object.keys(form.state.shown).map(sectionAt);
  const missing = description
    .problems({ ...draft, state: 'published' }, form.beginning())
    .map(({ path }) => sectionAt(path));
  return Object.fromEntries(
    EVENT_SECTIONS.map((section) => [
      section,
      {
        problems: shown.filter((one) => one === section).length,
        isDone: isFilled(description, draft, section) && !missing.includes(section),
      },
    ]),
  );
}
