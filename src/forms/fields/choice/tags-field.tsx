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
  const { typed, keep, stop, error } = useUnpicked(field);
  const input = useRef<HTMLElement>(null);
  const { picked, chips, again, add, remove, dropAgain } = useTags(field, { typed, keep, input });
  const count = picked.length;
  const counter = max === undefined ? undefined : t`${count} von höchstens ${max} gewählt`;
  const isPicked = ({ key }: Named) => picked.some((one) => one.key === key);
  const framed = {
    ...field,
    error,
    ref(element: HTMLElement | null) {
      input.current = element;
      field.ref(element);
    },
  };

  function hearKey(event: KeyboardEvent) {
    // Only moves the focus, so that one Backspace too many removes nothing.
    if (event.key === 'Backspace' && typed === '')
      chips.current?.querySelector<HTMLElement>('li:last-child > button')?.focus();
    if (event.key !== 'Enter' || !again || event.nativeEvent.isComposing) return;
    event.preventDefault();
    dropAgain();
  }

  return (
    <FieldFrame
      field={framed}
      isRequired={isRequired}
      hint={hint}
      counter={counter}
      text={picked.map(({ label }) => label).join(', ')}
    >
      <TagChips list={chips} label={field.label} picked={picked} onRemove={remove} beside={input} />
      <SearchBox
        field={framed}
        about={{ isRequired, hint, counter }}
        text={typed}
        wanted={again ? '' : typed.trim()}
        type={keep}
        pick={add}
        stop={() => {
          dropAgain();
          stop();
        }}
        find={async (text, signal) => (await find(text, signal)).filter(({ value }) => !isPicked(value))}
        onKey={hearKey}
      />
    </FieldFrame>
  );
}

type Typing = Pick<ReturnType<typeof useUnpicked>, 'typed' | 'keep'> & { input: RefObject<HTMLElement | null> };

/** Keeps the picked entries, with the callbacks that add and remove them. */
function useTags<Picked extends Named>(
  { value: picked = NONE, set }: FieldState<readonly Picked[] | undefined>,
  { typed, keep, input }: Typing,
) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const chips = useRef<HTMLUListElement>(null);
  const goTo = useRef<number>(undefined);
  const named = typed.trim().toLowerCase();
  /** The picked entry that equals the typed name. */
  const again = picked.find(({ label }) => label.toLowerCase() === named);

  // When a chip is removed, its neighbour takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when the chips change.
  useLayoutEffect(() => {
    const place = goTo.current;
    goTo.current = undefined;
    if (place === undefined) return;
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(place, picked.length - 1)] ?? input.current)?.focus();
  }, [picked]);

  return {
    ...{ picked, chips, again },
    add(one: Picked) {
      keep('');
      if (picked.some(({ key }) => key === one.key)) return;
      set([...picked, one]);
      const { label } = one;
      announce(t`${label} hinzugefügt`);
    },
    remove({ key: gone, label }: Named, place: number) {
      goTo.current = place;
      set(picked.filter(({ key }) => key !== gone));
      announce(t`${label} entfernt`);
    },
    dropAgain() {
      if (!again) return;
      const { label } = again;
      keep('');
      announce(t`${label} ist schon gewählt`);
    },
  };
}
