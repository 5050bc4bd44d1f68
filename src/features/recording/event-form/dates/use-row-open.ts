import { useState } from 'react';
import { snapshot } from 'valtio';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';

/**
 * Whether the fields of a row are shown: once something in it is wrong or unfinished they are, so that the summary of
 * errors can lead to them, and they stay until the user closes them or adds another row.
 *
 * @param isUnfinished whether the row lacks what its line would say
 * @param closings grows when finished rows are to be closed
 */
export function useRowOpen(path: string, isUnfinished: boolean, closings: number) {
  const { form } = useFormContent();
  const hasProblem = useFormPart(
    form,
    ({ state }) => Object.keys(snapshot(state).shown).some((one) => one.startsWith(`${path}.`)),
    path,
  );
  const [open, setOpen] = useState({ isOpen: false, closings });
  const isOpen = open.isOpen && open.closings === closings;
  const mustOpen = isUnfinished || hasProblem;
  // It stays open when the last problem goes: the user is still typing.
  if (mustOpen && !isOpen) setOpen({ isOpen: true, closings });
  return {
    isOpen: mustOpen || isOpen,
    canClose: !mustOpen,
    setIsOpen: (next: boolean) => setOpen({ isOpen: next, closings }),
  };
}
