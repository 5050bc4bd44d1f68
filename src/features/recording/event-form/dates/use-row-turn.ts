import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import type { DateRowAction } from './row-actions';
import { useRowOpen } from './use-row-open';

type Options = {
  /** The path of the row. */
  path: string;
  /** The name of the first field, which gets the focus on opening: 'date'. */
  first: string;
  /** The same as for `useRowOpen`. */
  isUnfinished: boolean;
  closings: number;
};

/** The state of a foldable row, and the action that toggles it. */
type RowTurn = {
  /** Ref of the element around the row. */
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** The toggle action; empty if the row must stay open. */
  turns: readonly DateRowAction[];
};

/** Opens and closes a row, and keeps the focus in it. */
export function useRowToggle({ path, first, isUnfinished, closings }: Options): RowTurn {
  const { t } = useLingui();
  const { form } = useFormContent();
  const name = useLabel(path);
  const { isOpen, canClose, setIsOpen } = useRowOpen(path, isUnfinished, closings);
  const box = useRef<HTMLDivElement>(null);
  const isToFocus = useRef(false);
  useEffect(() => {
    if (!isToFocus.current) return;
    isToFocus.current = false;
    // The pressed button has moved, so the focus follows it.
    if (isOpen) form.reveal(`${path}.${first}`);
    else box.current?.querySelector<HTMLElement>('[data-action=pencil]')?.focus();
  }, [isOpen, form, path, first]);

  function turn(next: boolean) {
    isToFocus.current = true;
    setIsOpen(next);
  }
  const open = useEffectEvent(() => turn(true));
  // A closed row opens when its first field is to be focused.
  useEffect(
    () => (isOpen ? undefined : form.mount(`${path}.${first}`, { focus: () => open() })),
    [isOpen, form, path, first],
  );

  const close: DateRowAction = { icon: 'up', label: t`${name} zuklappen`, act: () => turn(false), isExpanded: true };
  const edit: DateRowAction = {
    icon: 'pencil',
    label: t`${name} bearbeiten`,
    act: () => turn(true),
    isExpanded: false,
  };
  return { box, isOpen, turns: isOpen ? (canClose ? [close] : []) : [edit] };
}
