import { createContext, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { snapshot } from 'valtio';
import { useSpeech } from '../../i18n/use-speech';
import { valueAt } from '../../lib/value-at';
import { afterPress } from './after-press';
import type { Structure } from './describe-form';
import { labelOf } from './form-paths';
import type { FieldProblem, Form } from './form-store';

/** A form, what it is, and how its problems are put into words. */
export type FormContent = {
  form: Form<object>;
  structure: Structure;
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

/** What the place of a path is called. The number of a row is another one when its list is drawn again. */
export function useLabel(path: string): string {
  const { form, structure } = useFormContent();
  const { say } = useSpeech();
  return labelOf(structure, path, form.values(), say);
}

/** What a field of a form needs. */
export type Field<Value> = {
  path: string;
  /** Unique id of the control; hint and error are `${id}-hint` and `${id}-error`. */
  id: string;
  /** As the description of the form calls it. */
  label: string;
  value: Value;
  /** What is wrong, in words, once it is to be shown. */
  error: string | undefined;
  /** Whether it is shown as text, as it takes no other value. */
  isReadOnly: boolean;
  /** Shows its problem from now on. */
  leave(): void;
  set(value: Value): void;
  /** Put on the control, so that the summary can lead to it. */
  ref(control: HTMLElement | null): void;
};

/**
 * One field of the form above it.
 *
 * @param path where its value stands: 'official.plz', 'appointments.17.date' in the row of this id
 */
export function useField<Value>(path: string): Field<Value> {
  const { form, wordsOf } = useFormContent();
  const id = useId();
  const label = useLabel(path);
  const control = useRef<HTMLElement>(null);
  const value = useFormPart(form, () => valueAt(form.values(), path)) as Value;
  const isReadOnly = useFormPart(form, () => form.isReadOnly(path));
  const problem = useFormPart(form, ({ state }) => snapshot(state).shown[path]) as FieldProblem | undefined;

  useEffect(() => form.mount(path, { focus: () => control.current?.focus() }), [form, path]);

  return {
    path,
    id,
    label,
    value,
    isReadOnly,
    error: problem && wordsOf(problem),
    leave: () => afterPress(() => form.leave(path)),
    set: (next) => form.set(path, next),
    ref: (element) => {
      control.current = element;
    },
  };
}

/**
 * Lets the form above open sections, where not all of them are on the screen at a time: tabs, steps, one that is folded
 * up.
 */
export function useOpener(sections: readonly string[], open: (section: string) => void): void {
  const { form } = useFormContent();
  const latest = useRef(open);
  latest.current = open;
  const names = sections.join(' ');
  useEffect(
    () =>
      form.openBy({
        sections: names.split(' '),
        // At once: what is folded up cannot take the focus before it is open.
        open: (section) => flushSync(() => latest.current(section)),
      }),
    [form, names],
  );
}

/** What is said of a field beside its value. */
export type About = { isRequired?: boolean | undefined; hint?: unknown; counter?: unknown };

/** What every control says of its field: its name, its state, what describes it. */
export const controlProps = <Value>({ path, id, error, leave, ref }: Field<Value>, about: About) => ({
  ref,
  id,
  name: path,
  'aria-required': about.isRequired || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(id, about.hint, error, about.counter),
  onBlur: leave,
});

/** The ids that describe a control, for `aria-describedby`. */
export const describedBy = (id: string, hint: unknown, error: unknown, counter?: unknown): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`].filter(Boolean).join(' ') || undefined;
