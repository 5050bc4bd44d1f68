import { type KeyboardEvent, useState } from 'react';
import { type Field, useField } from '../../engine/form-context';

/** How text becomes a value and a value text. */
export type Reading<Value> = {
  /** The value of an empty text. */
  empty: Value | '' | undefined;
  /** The value of a text; undefined when it has none. */
  read(text: string): Value | undefined;
  /** The text of the field for a value, or for a typed text that could not be read. */
  write(value: Value | string): string;
};

/** A field that the user types into freely. */
export type TypedText<Value> = {
  field: Field<Value | string | undefined>;
  /** What stands in the field now. */
  text: string;
  isTyping: boolean;
  type(text: string): void;
  /** Takes a value that was picked instead of typed. */
  pick(value: Value): void;
  /** On Enter writes the value in its usual spelling, as when the user leaves the field. */
  settleOnEnter(event: KeyboardEvent): void;
};

/**
 * The text of a field whose value is something else: a day, a number. Text that cannot be read is kept as it was typed
 * in the form, in its draft and in its conflicts; the rules of the form report what is wrong with it.
 */
export function useTypedText<Value>(path: string, { empty, read, write }: Reading<Value>): TypedText<Value> {
  const field = useField<Value | string | undefined>(path);
  const [typed, setTyped] = useState<string>();
  const { value, set } = field;
  // No error while the user is still typing.
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
