import { useState } from 'react';
import { type Field, useField, useFormContent, useFormPart } from '../form/form-context';

/** What was picked, as the form keeps it: plain data with a name to show, and what tells it apart from others. */
export type Named = { key: string; label: string; details?: string | undefined };

/** Text that is typed and not picked yet, which the form keeps for its field, and which keeps the form back. */
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
      form.keepBack(path, next.trim() === '' ? undefined : 'unpicked', next);
    },
    stop: () => setIsTyping(false),
    // A user who is still typing has not had the chance to pick.
    error: isTyping && typed !== '' ? undefined : field.error,
  };
}

/** What stands in a field that picks one: what was picked, or what is typed and not picked yet. */
export function useSearchText<Picked extends Named>(path: string) {
  const field = useField<Picked | undefined>(path);
  const { value, set } = field;
  const { typed, keep, stop, error } = useUnpicked(field);
  const text = value?.label ?? typed;
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
