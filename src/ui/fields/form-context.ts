import { createContext, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { snapshot } from 'valtio';
import { valueAt } from '../../lib/value-at';
import { afterPress } from './after-press';
import type { FieldProblem, Form } from './form-store';

/** A form and how its problems are put into words. */
export type FormContent = {
  form: Form<object>;
  /** Says what is wrong and what to do, in the visitor's language. */
  wordsOf(problem: FieldProblem): string;
  /** Speaks in the one live region of the form. */
  announce(text: string): void;
};

const FormContext = createContext<FormContent | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** @throws {Error} outside a form */
export function useFormContent(): FormContent {
  const content = useContext(FormContext);
  if (!content) throw new Error('A field needs a FormProvider above it');
  return content;
}

/** Something of a form as it is now; the caller is drawn again when it is another one, and only then. */
export const useFormPart = <Part, Values extends object>(form: Form<Values>, partOf: (form: Form<Values>) => Part) =>
  // Not useSnapshot: this one is as quick for 800 fields, and gives plain data instead of proxies of it.
  useSyncExternalStore(form.subscribe, () => partOf(form));

/** What a field of a form needs. */
export type Field<Value> = {
  /** Unique id of the control; hint and error are `${id}-hint` and `${id}-error`. */
  id: string;
  value: Value;
  /** What is wrong, in words, once it is to be shown. */
  error: string | undefined;
  /** Shows its problem from now on. */
  leave(): void;
  set(value: Value): void;
  /** Put on the control, so that the summary can lead to it. */
  ref(control: HTMLElement | null): void;
};

/**
 * One field of the form above it.
 *
 * @param path where its value stands: 'official.plz', 'appointments.0.date'
 * @param label what the summary calls it
 */
export function useField<Value>(path: string, label: string): Field<Value> {
  const { form, wordsOf } = useFormContent();
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const value = useFormPart(form, () => valueAt(form.values(), path)) as Value;
  const problem = useFormPart(form, ({ state }) => snapshot(state).shown[path]) as FieldProblem | undefined;

  useEffect(() => {
    const field = { label, focus: () => control.current?.focus() };
    form.fields.set(path, field);
    return () => {
      // A row that has moved here may stand in its place already.
      if (form.fields.get(path) === field) form.fields.delete(path);
    };
  }, [form, path, label]);

  return {
    id,
    value,
    error: problem && wordsOf(problem),
    leave: () => afterPress(() => form.leave(path)),
    set: (next) => form.set(path, next),
    ref: (element) => {
      control.current = element;
    },
  };
}

/** The ids that describe a control, for `aria-describedby`. */
export const describedBy = (id: string, hint: unknown, error: unknown, counter?: unknown): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`].filter(Boolean).join(' ') || undefined;
