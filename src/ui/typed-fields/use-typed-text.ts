import { type KeyboardEvent, useState } from 'react';
import { type Field, useField } from '../form/form-context';

/** How text becomes a value and a value text. */
export type Reading<Value> = {
  /** The value of an empty text. */
  empty: Value | '' | undefined;
  /** The value that a text means; undefined for one that means none. */
  read(text: string): Value | undefined;
  /** What stands in the field for a value, or for a text that could not be read. */
  write(value: Value | string): string;
};

/** A field in which one types freely. */
export type TypedText<Value> = {
  field: Field<Value | string | undefined>;
  /** What stands in the field now. */
  text: string;
  isTyping: boolean;
  type(text: string): void;
  /** Takes a value that was picked instead of typed. */
  pick(value: Value): void;
  /** Writes the value in the usual way, as when the field is left. */
  settleOnEnter(event: KeyboardEvent): void;
};

/**
 * The text of a field whose value is something else: a day, a number. What cannot be read is kept as it was typed, in
 * the form, its draft and its conflicts alike; the rules of the form say what is wrong with it.
 */
export function useTypedText<Value>(path: string, { empty, read, write }: Reading<Value>): TypedText<Value> {
  const field = useField<Value | string | undefined>(path);
  const [typed, setTyped] = useState<string>();
  const { value, set } = field;
  // A user who is still typing has not had the chance to finish.
  const isUnfinished = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  const settle = () => setTyped(undefined);
  return {
    field: {
      ...field,
      error: isUnfinished ? undefined : field.error,
      leave() {
        settle();
        field.leave();
      },
    },
    text: typed ?? (value === undefined ? '' : write(value)),
    isTyping: typed !== undefined,
    type(text) {
      setTyped(text);
      set(text.trim() === '' ? empty : (read(text) ?? text));
    },
    pick(next) {
      settle();
      set(next);
    },
    settleOnEnter: ({ key, nativeEvent }) => {
      if (key === 'Enter' && !nativeEvent.isComposing) settle();
    },
  };
}
