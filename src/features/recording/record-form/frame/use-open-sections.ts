import { useState } from 'react';
import type { FormControl } from '../../../../portal/form/form-control';
import type { EventDraft } from '../../event-form/event-draft';
import { isFilled, type SectionLine } from '../../event-form/section-lines';
import type { EventSection } from '../../event-form/sections';

/** Which sections are unfolded. At first those that are needed, or that hold something. */
export function useOpenSections(lines: readonly SectionLine[], { form, description }: FormControl<EventDraft>) {
  const [open, setOpen] = useState<ReadonlySet<EventSection>>(
    () =>
      new Set(
        lines
          .filter(({ name, isNeeded }) => isNeeded || isFilled(description, form.values(), name))
          .map(({ name }) => name),
      ),
  );
  return {
    isOpen: (section: EventSection) => open.has(section),
    unfold: (section: EventSection) => setOpen((before) => new Set(before).add(section)),
    toggle: (section: EventSection) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(section)) after.add(section);
        return after;
      }),
  };
}
