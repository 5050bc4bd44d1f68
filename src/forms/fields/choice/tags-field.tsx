import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type FieldState, useField, useFormContent } from '../../engine/form-context';
import { FieldFrame } from '../field-frame';
import { SearchBox } from '../search-box';
import { type Named, useUnpicked } from '../use-search-text';
import type { Find } from '../use-suggestions';
import { TagChips } from './tag-chips';

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** The maximum number of picks. Picking more is possible; the rules of the form report it. */
  max?: number | undefined;
};

const NONE: readonly never[] = [];

/** Renders a search to pick several of many. The value is the list of picked entries, in the order of picking. */
export function TagsField<Picked extends Named>({ path, isRequired, hint, find, max }: Props<Picked>) {
  const { t } = useLingui();
  const field = useField<readonly Picked[] | undefined>(path);
  const { typed, setTyped, stopTyping, error } = useUnpicked(field);
  const input = useRef<HTMLElement>(null);
  const { picked, chips, duplicate, add, remove, rejectDuplicate } = useTags(field, { typed, setTyped, input });
  const count = picked.length;
  const counter = max === undefined ? undefined : t`${count} von höchstens ${max} gewählt`;
  const isPicked = ({ key }: Named) => picked.some((tag) => tag.key === key);
  const framed = {
    ...field,
    error,
    ref(element: HTMLElement | null) {
      input.current = element;
      field.ref(element);
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    // Only moves the focus, so that one Backspace too many removes nothing.
    if (event.key === 'Backspace' && typed === '')
      chips.current?.querySelector<HTMLElement>('li:last-child > button')?.focus();
    if (event.key !== 'Enter' || !duplicate || event.nativeEvent.isComposing) return;
    event.preventDefault();
    rejectDuplicate();
  }

  return (
    <FieldFrame
      field={framed}
      isRequired={isRequired}
      hint={hint}
      counter={counter}
      text={picked.map(({ label }) => label).join(', ')}
    >
      <TagChips list={chips} label={field.label} picked={picked} onRemove={remove} nextControl={input} />
      <SearchBox
        field={framed}
        extras={{ isRequired, hint, counter }}
        text={typed}
        query={duplicate ? '' : typed.trim()}
        type={setTyped}
        pick={add}
        stopTyping={() => {
          rejectDuplicate();
          stopTyping();
        }}
        find={async (text, signal) => (await find(text, signal)).filter(({ value }) => !isPicked(value))}
        onKey={onKeyDown}
      />
    </FieldFrame>
  );
}

type Typing = Pick<ReturnType<typeof useUnpicked>, 'typed' | 'setTyped'> & { input: RefObject<HTMLElement | null> };

/** Keeps the picked entries, with the callbacks that add and remove them. */
function useTags<Picked extends Named>(
  { value: picked = NONE, set }: FieldState<readonly Picked[] | undefined>,
  { typed, setTyped, input }: Typing,
) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const chips = useRef<HTMLUListElement>(null);
  const focusIndex = useRef<number>(undefined);
  const typedName = typed.trim().toLowerCase();
  /** The picked entry that equals the typed name. */
  const duplicate = picked.find(({ label }) => label.toLowerCase() === typedName);

  // When a chip is removed, its neighbour takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when the chips change.
  useLayoutEffect(() => {
    const index = focusIndex.current;
    focusIndex.current = undefined;
    if (index === undefined) return;
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, picked.length - 1)] ?? input.current)?.focus();
  }, [picked]);

  return {
    ...{ picked, chips, duplicate },
    add(tag: Picked) {
      setTyped('');
      if (picked.some(({ key }) => key === tag.key)) return;
      set([...picked, tag]);
      const { label } = tag;
      announce(t`${label} hinzugefügt`);
    },
    remove({ key: removedKey, label }: Named, index: number) {
      focusIndex.current = index;
      set(picked.filter(({ key }) => key !== removedKey));
      announce(t`${label} entfernt`);
    },
    rejectDuplicate() {
      if (!duplicate) return;
      const { label } = duplicate;
      setTyped('');
      announce(t`${label} ist schon gewählt`);
    },
  };
}
