import { type KeyboardEvent, useState } from 'react';
import { type FieldState, useField } from '../../engine/form-context';

/** The conversion between text and value. */
export type TextFormat<Value> = {
  /** The value of an empty text. */
  empty: Value | '' | undefined;
  /** Parses a text; returns undefined if it is invalid. */
  parse(text: string): Value | undefined;
  /** Formats a value; returns text that could not be parsed as it is. */
  format(value: Value | string): string;
};

/** The state of a field with free text. */
export type TypedText<Value> = {
  field: FieldState<Value | string | undefined>;
  /** The current text of the field. */
  text: string;
  isTyping: boolean;
  type(text: string): void;
  /** Sets a value that was picked instead of typed. */
  pick(value: Value): void;
  /** Formats the text on Enter, as on blur. */
  formatOnEnter(event: KeyboardEvent): void;
};

/**
 * Keeps the text of a field with a parsed value, such as a day or a number. Invalid text is stored as the value, in
 * drafts and conflicts, too; the rules of the form report it.
 */
export function useTypedText<Value>(path: string, { empty, parse, format }: TextFormat<Value>): TypedText<Value> {
  const field = useField<Value | string | undefined>(path);
  const [typed, setTyped] = useState<string>();
  const { value, set } = field;
  // No error while the user is still typing.
  const isUnfinished = typed !== undefined && typed.trim() !== '' && parse(typed) === undefined;
  const stopTyping = () => setTyped(undefined);
  return {
    field: {
      ...field,
      error: isUnfinished ? undefined : field.error,
      touch() {
        stopTyping();
        field.touch();
      },
    },
    text: typed ?? (value === undefined ? '' : format(value)),
    isTyping: typed !== undefined,
    type(text) {
      setTyped(text);
      set(text.trim() === '' ? empty : (parse(text) ?? text));
    },
    pick(next) {
      stopTyping();
      set(next);
    },
    formatOnEnter: ({ key, nativeEvent }) => {
      if (key === 'Enter' && !nativeEvent.isComposing) stopTyping();
    },
  };
}
