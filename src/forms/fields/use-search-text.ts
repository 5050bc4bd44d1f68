import { useState } from 'react';
import { type FieldState, useField, useFormContent, useFormPart } from '../engine/form-context';

/**
 * A picked option as the form stores it: plain data with a label, and details to distinguish equal labels. The field
 * shows the short name in place of a long label.
 */
export type Named = { key: string; label: string; name?: string | undefined; details?: string | undefined };

/** Keeps text that was typed but not picked. The form stores it for its field, and cannot be sent with it. */
export function useUnpicked<Value>(field: FieldState<Value>) {
  const { form } = useFormContent();
  const { path } = field;
  const [isTyping, setIsTyping] = useState(false);
  const storedText = useFormPart(form, ({ state }) => state.fieldErrors[path]?.params?.text);
  const typed = typeof storedText === 'string' ? storedText : '';
  return {
    typed,
    setTyped(next: string) {
      setIsTyping(next !== '');
      form.setFieldError(path, next.trim() === '' ? undefined : 'unpicked', next);
    },
    stopTyping: () => setIsTyping(false),
    // No error while the user is typing and could not pick yet.
    error: isTyping && typed !== '' ? undefined : field.error,
  };
}

/** Keeps the text of a field that picks one option: the name of the pick, or the typed text. */
export function useSearchText<Picked extends Named>(path: string) {
  const field = useField<Picked | undefined>(path);
  const { value, set } = field;
  const { typed, setTyped, stopTyping, error } = useUnpicked(field);
  const text = value ? value.name || value.label : typed;
  return {
    field: { ...field, error },
    text,
    query: value ? '' : text.trim(),
    type(next: string) {
      setTyped(next);
      if (value !== undefined) set(undefined);
    },
    stopTyping,
    pick(picked: Picked) {
      setTyped('');
      set(picked);
    },
  };
}
