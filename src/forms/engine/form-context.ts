import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { snapshot } from 'valtio';
import { useTranslation } from '../../i18n/use-translation';
import { valueAt } from '../../lib/value-at';
import { focusInView } from '../../ui/bring-into-view';
import { afterPointerUp } from './after-pointer-up';
import type { Structure } from './field-definitions';
import { labelOf, type Naming } from './form-paths';
import type { FieldProblem, Form } from './form-store';

/** A form with its structure and messages. */
export type FormContent = {
  form: Form<object>;
  structure: Structure;
  /** Returns the message for a problem in the current locale, with what to do. */
  messageFor(problem: FieldProblem): string;
  /** Announces a text in the live region of the form. */
  announce(text: string): void;
};

const FormContext = createContext<FormContent | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** Returns the surrounding form. @throws {Error} outside a form */
export function useFormContent(): FormContent {
  const content = useContext(FormContext);
  if (!content) throw new Error('No form');
  return content;
}

/**
 * Subscribes to a part of a form; the component re-renders only when this part changes.
 *
 * @param path of the field or row, if the part depends on its values and problems only. With hundreds of rows, other
 * changes then do not call `partOf`.
 */
export const useFormPart = <Part, Values extends object>(
  form: Form<Values>,
  partOf: (form: Form<Values>) => Part,
  path?: string,
) =>
  // Not `useSnapshot`: this is as fast with 800 fields, and returns plain data instead of proxies.
  useSyncExternalStore(
    useCallback((listener) => form.subscribe(listener, path), [form, path]),
    () => partOf(form),
  );

/** Returns the label of the field or row at a path. Row numbers change when the list re-renders. */
export function useLabel(path: string, naming?: Naming): string {
  const { form, structure } = useFormContent();
  const { _ } = useTranslation();
  return labelOf(structure, path, form.values(), _, naming);
}

/** The state and callbacks of a field. */
export type FieldState<Value> = {
  path: string;
  /** The unique id of the control; hint and error have `${id}-hint` and `${id}-error`. */
  id: string;
  /** The label from the description of the form. */
  label: string;
  value: Value;
  /** The message of the problem; undefined while it is not shown. */
  error: string | undefined;
  /** True if the field is shown as text. */
  isReadOnly: boolean;
  /** Marks the field as touched on blur; its problem is shown from then on. */
  touch(): void;
  set(value: Value): void;
  /** The stable ref callback of the control, which receives the focus from the error summary. */
  ref(control: HTMLElement | null): void;
};

/**
 * Connects a field to the surrounding form.
 *
 * @param path the path of its value: 'official.plz', or 'appointments.17.date' in the row with the id 17
 */
export function useField<Value>(path: string): FieldState<Value> {
  const { form, messageFor } = useFormContent();
  const id = useId();
  const label = useLabel(path, 'inFrame');
  const control = useRef<HTMLElement>(null);
  const value = useFormPart(form, () => valueAt(form.values(), path), path) as Value;
  const isReadOnly = useFormPart(form, () => form.isReadOnly(path), path);
  const problem = useFormPart(form, ({ state }) => snapshot(state).shownProblems[path], path) as
    | FieldProblem
    | undefined;

  const ref = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  useEffect(() => form.mount(path, { focus: () => focusInView(control.current) }), [form, path]);

  return {
    path,
    id,
    label,
    value,
    isReadOnly,
    error: problem && messageFor(problem),
    touch: () => afterPointerUp(() => form.touch(path)),
    set: (next) => form.set(path, next),
    ref,
  };
}

/** Lets the form open sections that are not always visible: tabs, steps, folded sections. */
export function useOpener(sections: readonly string[], open: (section: string) => void): void {
  const { form } = useFormContent();
  const openNow = useEffectEvent(open);
  const names = sections.join(' ');
  useEffect(
    () =>
      form.registerOpener({
        sections: names.split(' '),
        // Synchronous, because a field in a folded section cannot take the focus.
        open: (section) => flushSync(() => openNow(section)),
      }),
    [form, names],
  );
}

/** The texts and marks of a field beside its value. */
export type FieldExtras = { isRequired?: boolean | undefined; hint?: unknown; counter?: unknown; note?: unknown };

/** Returns the attributes that every control of a field needs: name, state, and the ids of its description. */
export const controlProps = <Value>({ path, id, error, touch, ref }: FieldState<Value>, extras: FieldExtras) => ({
  ref,
  id,
  name: path,
  'aria-required': extras.isRequired || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(id, extras.hint, error, extras.counter, extras.note),
  onBlur: touch,
});

/** Returns the ids that describe a control, for `aria-describedby`. */
export const describedBy = (id: string, hint: unknown, error: unknown, counter?: unknown, note?: unknown) =>
  [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`, note && `${id}-note`]
    .filter(Boolean)
    .join(' ') || undefined;
