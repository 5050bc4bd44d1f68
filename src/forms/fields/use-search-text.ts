import { useState } from 'react';
import { type Field, useField, useFormContent, useFormPart } from '../engine/form-context';

/**
 * A pick as the form keeps it: plain data with a label to show, and details that tell it apart from others of that
 * label. Where the label is long, a short name stands in the field instead.
 */
export type Named = { key: string; label: string; name?: string | undefined; details?: string | undefined };

/** Text that is typed and not picked yet. The form keeps it for its field, and cannot be sent while it is there. */
export function useUnpicked<Value>(field: Field<Value>) {
  const { form } = useFormContent();
  const { path } = field;
  const [isTyping, setIsTyping] = useState(false);
  const kept = useFormPart(form, ({ state }) => state.own[path]?.params?.text);
  const typed = typeof kept === 'string' ? kept : '';
  return {
    typed,
    keep(next: string) {
      setIsTyping(next !== '');
      form.setFieldError(path, next.trim() === '' ? undefined : 'unpicked', next);
    },
    stop: () => setIsTyping(false),
    // No error while the user is still typing, who had no chance to pick yet.
    error: isTyping && typed !== '' ? undefined : field.error,
  };
}

/** The text of a field that picks one: the name of the pick, or the text that is typed and not picked yet. */
export function useSearchText<Picked extends Named>(path: string) {
  const field = useField<Picked | undefined>(path);
  const { value, set } = field;
  const { typed, keep, stop, error } = useUnpicked(field);
  const text = value ? value.name || value.label : typed;
  return {
    field: { ...field, error },
    text,
    wanted: value ? '' : text.trim(),
    type(next: string) {
      keep(next);
      if (value !== undefined) set(undefined);
    },
    stop,
    pick(picked: Picked) {
      keep('');
      set(picked);
    },
  };
}
