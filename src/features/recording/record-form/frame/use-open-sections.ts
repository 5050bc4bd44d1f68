import { useState } from 'react';
import { snapshot } from 'valtio';
import { useFormPart } from '../../../../forms/engine/form-context';
import { sectionOf } from '../../../../forms/engine/form-paths';
import type { FormControl } from '../../../../forms/saving/form-control';
import type { RowDefinition } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import { type IsFilled, isSectionFilled } from './is-section-filled';

/** Keeps which rows are open: at first those that the client requires and that are empty, later those with problems. */
export function useOpenSections<Draft extends RecordDraft>(
  rows: readonly RowDefinition[],
  { form, description }: FormControl<Draft>,
  isFilled: IsFilled<Draft>,
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        rows
          .filter(
            ({ name, isNeeded, isProposed }) =>
              isNeeded && !isProposed && !isSectionFilled(description, form.values(), name, isFilled),
          )
          .map(({ name }) => name),
      ),
  );
  const withProblems = useFormPart(form, ({ state }) =>
    [...new Set(Object.keys(snapshot(state).shownProblems).map((path) => sectionOf(description, path)))].join(' '),
  );
  const [lastProblems, setLastProblems] = useState('');
  const unfold = (...names: readonly string[]) => setOpen((before) => new Set([...before, ...names]));
  if (withProblems !== lastProblems) {
    setLastProblems(withProblems);
    unfold(...withProblems.split(' '));
  }
  return {
    isOpen: (section: string) => open.has(section),
    unfold,
    toggle: (section: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(section)) after.add(section);
        return after;
      }),
  };
}
