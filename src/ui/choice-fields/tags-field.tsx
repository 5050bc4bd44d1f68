import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FieldFrame } from '../fields/field-frame';
import { SearchBox } from '../fields/search-box';
import { type Named, useUnpicked } from '../fields/use-search-text';
import type { Find } from '../fields/use-suggestions';
import { useField, useFormContent } from '../form/form-context';
import { TagChips } from './tag-chips';

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** How many there may be. More can be picked, as one that is too many goes afterwards; the rules of the form say so. */
  max?: number | undefined;
};

const NONE: readonly never[] = [];

/** Picks several of many. Its value is the list of what is picked, in the order of picking. */
export function TagsField<Picked extends Named>({ path, isRequired, hint, find, max }: Props<Picked>) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const field = useField<readonly Picked[] | undefined>(path);
  const { value: picked = NONE, set } = field;
  const { typed, keep, stop, error } = useUnpicked(field);
  const chips = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLElement>(null);
  const goTo = useRef<number>(undefined);
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

  // The focus goes on to the neighbour of a chip that is taken away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows when the chips are other ones.
  useLayoutEffect(() => {
    const place = goTo.current;
    goTo.current = undefined;
    if (place === undefined) return;
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(place, count - 1)] ?? input.current)?.focus();
  }, [picked]);

  function add(one: Picked) {
    keep('');
    if (isPicked(one)) return;
    set([...picked, one]);
    const { label } = one;
    announce(t`${label} hinzugefügt`);
  }

  function remove({ key: gone, label }: Named, place: number) {
    goTo.current = place;
    set(picked.filter(({ key }) => key !== gone));
    announce(t`${label} entfernt`);
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
        wanted={typed.trim()}
        type={keep}
        pick={add}
        stop={stop}
        find={async (text, signal) => (await find(text, signal)).filter(({ value }) => !isPicked(value))}
        onKey={({ key }) => {
          // It only goes there: nothing is lost by one press too many.
          if (key === 'Backspace' && typed === '')
            chips.current?.querySelector<HTMLElement>('li:last-child > button')?.focus();
        }}
      />
    </FieldFrame>
  );
}
