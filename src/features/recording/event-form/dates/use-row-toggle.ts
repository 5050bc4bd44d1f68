import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import type { DateRowAction } from './row-actions';
import { useRowOpen } from './use-row-open';

type Options = {
  /** The path of the row. */
  path: string;
  /** The name of the first field, which gets the focus on opening: 'date'. */
  firstField: string;
  /** The same as for `useRowOpen`. */
  isUnfinished: boolean;
  closeCount: number;
};

/** The state of a foldable row, and the action that toggles it. */
type RowToggle = {
  /** Ref of the element around the row. */
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** The toggle action; empty if the row must stay open. */
  toggleActions: readonly DateRowAction[];
};

/** Opens and closes a row, and keeps the focus in it. */
export function useRowToggle({ path, firstField, isUnfinished, closeCount }: Options): RowToggle {
  const { t } = useLingui();
  const { form } = useFormContent();
  const name = useLabel(path);
  const { isOpen, canClose, setIsOpen } = useRowOpen(path, isUnfinished, closeCount);
  const box = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    // The pressed button has moved, so the focus follows it.
    if (isOpen) form.reveal(`${path}.${firstField}`);
    else box.current?.querySelector<HTMLElement>('[data-action=pencil]')?.focus();
  }, [isOpen, form, path, firstField]);

  function toggle(next: boolean) {
    mustFocus.current = true;
    setIsOpen(next);
  }
  const open = useEffectEvent(() => toggle(true));
  // A closed row opens when its first field is to be focused.
  useEffect(
    () => (isOpen ? undefined : form.mount(`${path}.${firstField}`, { focus: () => open() })),
    [isOpen, form, path, firstField],
  );

  const close: DateRowAction = { icon: 'up', label: t`${name} zuklappen`, act: () => toggle(false), isExpanded: true };
  const edit: DateRowAction = {
    icon: 'pencil',
    label: t`${name} bearbeiten`,
    act: () => toggle(true),
    isExpanded: false,
  };
  return { box, isOpen, toggleActions: isOpen ? (canClose ? [close] : []) : [edit] };
}
