import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import type { RowAction } from './row-actions';
import { useRowOpen } from './use-row-open';

type Options = {
  /** Path of the row. */
  path: string;
  /** Its first field, where the focus goes when it is opened: 'date'. */
  first: string;
  /** As of `useRowOpen`. */
  isUnfinished: boolean;
  closings: number;
};

/** What a row needs that the user opens and closes: its state, and the action that turns it. */
type RowTurn = {
  /** Of the element around the row. */
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Nothing where the row has to stay open. */
  turns: readonly RowAction[];
};

/** Opens and closes a row, and keeps the focus in it. */
export function useRowTurn({ path, first, isUnfinished, closings }: Options): RowTurn {
  const { t } = useLingui();
  const { form } = useFormContent();
  const name = useLabel(path);
  const { isOpen, canClose, setIsOpen } = useRowOpen(path, isUnfinished, closings);
  const box = useRef<HTMLDivElement>(null);
  const isToFocus = useRef(false);
  useEffect(() => {
    if (!isToFocus.current) return;
    isToFocus.current = false;
    // The button that was pressed stands in another place now.
    if (isOpen) form.reveal(`${path}.${first}`);
    else box.current?.querySelector<HTMLElement>('[data-action=pencil]')?.focus();
  }, [isOpen, form, path, first]);

  function turn(next: boolean) {
    isToFocus.current = true;
    setIsOpen(next);
  }
  const open = useEffectEvent(() => turn(true));
  // Whoever leads to the first field of a closed row opens it.
  useEffect(
    () => (isOpen ? undefined : form.mount(`${path}.${first}`, { focus: () => open() })),
    [isOpen, form, path, first],
  );

  const close: RowAction = { icon: 'up', label: t`${name} zuklappen`, act: () => turn(false), isExpanded: true };
  const edit: RowAction = { icon: 'pencil', label: t`${name} bearbeiten`, act: () => turn(true), isExpanded: false };
  return { box, isOpen, turns: isOpen ? (canClose ? [close] : []) : [edit] };
}
