import { useState } from 'react';
import type { FormControl } from '../../../../forms/saving/form-control';
import type { SectionDefinition } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import { type IsFilled, isSectionFilled } from './is-section-filled';

/** Keeps which sections are open: at first those that are needed, have values or begin so. */
export function useOpenSections<Draft extends RecordDraft>(
  sections: readonly SectionDefinition[],
  { form, description }: FormControl<Draft>,
  isFilled: IsFilled<Draft>,
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        sections
          .filter(
            ({ name, isNeeded, isOpenAtFirst }) =>
              isNeeded || isOpenAtFirst || isSectionFilled(description, form.values(), name, isFilled),
          )
          .map(({ name }) => name),
      ),
  );
  return {
    isOpen: (section: string) => open.has(section),
    unfold: (section: string) => setOpen((before) => new Set(before).add(section)),
    toggle: (section: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(section)) after.add(section);
        return after;
      }),
  };
}
