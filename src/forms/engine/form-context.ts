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

/** A form, its description, and how its problems are put into words. */
export type FormContent = {
  form: Form<object>;
  structure: Structure;
  /** Says what is wrong and what to do, in the visitor's language. */
  messageFor(problem: FieldProblem): string;
  /** Speaks in the one live region of the form. */
  announce(text: string): void;
};

const FormContext = createContext<FormContent | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** @throws {Error} outside a form */
export function useFormContent(): FormContent {
  const content = useContext(FormContext);
  if (!content) throw new Error('No form');
  return content;
}

/**
 * A part of a form as it is now; the component re-renders only when this part changes.
 *
 * @param path of the field or row on whose values and problems the part depends, where it depends on nothing else: in a
 * form with hundreds of rows nobody else is asked at each key
 */
export const useFormPart = <Part, Values extends object>(
  form: Form<Values>,
  partOf: (form: Form<Values>) => Part,
  path?: string,
) =>
  // Not useSnapshot: this is as fast with 800 fields, and gives plain data instead of proxies.
  useSyncExternalStore(
    useCallback((hear) => form.subscribe(hear, path), [form, path]),
    () => partOf(form),
  );

/** The name of the place at a path. The number of a row changes when its list re-renders. */
export function useLabel(path: string, naming?: Naming): string {
  const { form, structure } = useFormContent();
  const { _ } = useTranslation();
  return labelOf(structure, path, form.values(), _, naming);
}

/** What a field of a form needs. */
export type Field<Value> = {
  path: string;
  /** Unique id of the control; hint and error are `${id}-hint` and `${id}-error`. */
  id: string;
  /** The label from the description of the form. */
  label: string;
  value: Value;
  /** The problem in words, once it is to be shown. */
  error: string | undefined;
  /** Whether it is only to be read, and so shown as text. */
  isReadOnly: boolean;
  /** Called when the user leaves the field: its problem is shown from then on. */
  leave(): void;
  set(value: Value): void;
  /** Ref of the control, so that the summary can lead to it; the same for good. */
  ref(control: HTMLElement | null): void;
};

/**
 * One field of the form above it.
 *
 * @param path the path of its value: 'official.plz', or 'appointments.17.date' in the row with the id 17
 */
export function useField<Value>(path: string): Field<Value> {
  const { form, messageFor } = useFormContent();
  const id = useId();
  const label = useLabel(path, 'inFrame');
  const control = useRef<HTMLElement>(null);
  const value = useFormPart(form, () => valueAt(form.values(), path), path) as Value;
  const isReadOnly = useFormPart(form, () => form.isReadOnly(path), path);
  const problem = useFormPart(form, ({ state }) => snapshot(state).shown[path], path) as FieldProblem | undefined;

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
    leave: () => afterPointerUp(() => form.leave(path)),
    set: (next) => form.set(path, next),
    ref,
  };
}

/**
 * Lets the form above open sections where the screen does not show all of them at a time: tabs, steps, folded sections.
 */
export function useOpener(sections: readonly string[], open: (section: string) => void): void {
  const { form } = useFormContent();
  const openNow = useEffectEvent(open);
  const names = sections.join(' ');
  useEffect(
    () =>
      form.openBy({
        sections: names.split(' '),
        // At once, because a field in a folded section cannot take the focus.
        open: (section) => flushSync(() => openNow(section)),
      }),
    [form, names],
  );
}

/** What a field shows beside its value. */
export type About = { isRequired?: boolean | undefined; hint?: unknown; counter?: unknown; note?: unknown };

/** The attributes of every control of a field: name, state, and the ids of its description. */
export const controlProps = <Value>({ path, id, error, leave, ref }: Field<Value>, about: About) => ({
  ref,
  id,
  name: path,
  'aria-required': about.isRequired || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(id, about.hint, error, about.counter, about.note),
  onBlur: leave,
});

/** The ids that describe a control, for `aria-describedby`. */
export const describedBy = (id: string, hint: unknown, error: unknown, counter?: unknown, note?: unknown) =>
  [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`, note && `${id}-note`]
    .filter(Boolean)
    .join(' ') || undefined;
