import { useState } from 'react';
import { snapshot } from 'valtio';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';

/**
 * Keeps the open state of a row. A row with an error or without its required values opens, so that the error summary
 * can link to its fields. It stays open until the user closes it or adds another row.
 *
 * @param isUnfinished true if the row lacks values that its closed line would show
 * @param closeCount counter that grows to close finished rows
 */
export function useRowOpen(path: string, isUnfinished: boolean, closeCount: number) {
  const { form } = useFormContent();
  const hasProblem = useFormPart(
    form,
    ({ state }) => Object.keys(snapshot(state).shownProblems).some((one) => one.startsWith(`${path}.`)),
    path,
  );
  const [open, setOpen] = useState({ isOpen: false, closeCount });
  const isOpen = open.isOpen && open.closeCount === closeCount;
  const mustOpen = isUnfinished || hasProblem;
  // The row stays open when its last problem is solved, because the user is still typing.
  if (mustOpen && !isOpen) setOpen({ isOpen: true, closeCount });
  return {
    isOpen: mustOpen || isOpen,
    canClose: !mustOpen,
    setIsOpen: (next: boolean) => setOpen({ isOpen: next, closeCount }),
  };
}
