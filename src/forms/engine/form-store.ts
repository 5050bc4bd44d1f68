import { proxy, snapshot } from 'valtio';
import { copyOf, isSame, pathById, putAt, valueAt } from '../../lib/value-at';
import type { FormDescription } from './field-definitions';
import { hasRows, isPartOfForm, isReadOnly, nearestPath, sectionOf, withReadOnlyOf } from './form-paths';
import { type FieldProblem, isAbout, type Problems, problemsByPath, withFieldErrors } from './form-problems';
import { createMountedFields, type MountedFields } from './mounted-fields';
import { createPathSubscriptions, type Subscribe } from './path-subscriptions';

export type { FieldProblem } from './form-problems';

/** The state of a form. Values are plain data: no class instances, no files. */
export type FormState<Values extends object> = {
  values: Values;
  /** The paths of touched fields, whose problems are shown. */
  touched: Record<string, boolean>;
  /** True after the first attempt to submit; all problems are shown from then on. */
  isSubmitted: boolean;
  /** The problems found by the server, each until its field changes. */
  serverErrors: FieldProblem[];
  /** The problems that fields set themselves, mounted or not, for example for text that was typed but not picked. */
  fieldErrors: Problems;
  /** The problems currently shown: the first one of each field, by its path. */
  shownProblems: Problems;
  isSending: boolean;
  /** Counter of attempts that failed in validation or at the server; each gives the focus to the error summary. */
  failedAttempts: number;
};

export type Form<Values extends object> = Pick<MountedFields, 'mount' | 'registerOpener' | 'reveal' | 'canReveal'> & {
  /** The state for `useSnapshot`; to be changed through the functions below only. */
  state: FormState<Values>;
  /**
   * Subscribes to changes; the callback runs synchronously.
   *
   * @param path limits the subscription to problems and to the values of the field, row or group at it
   * @returns a function that unsubscribes
   */
  subscribe: Subscribe;
  /** Returns all problems, shown or not: those of the rules, then those of the server. */
  problems(): FieldProblem[];
  /** Sets a value, unless its field is read-only. */
  set(path: string, value: unknown): void;
  touch(path: string): void;
  /**
   * Marks a field invalid, for example for text that was typed but not picked; the form cannot be sent then. Without a
   * code, clears the mark. `details` is stored with the text until that changes.
   */
  setFieldError(path: string, code?: string, text?: string, details?: Readonly<Record<string, string>>): void;
  /** Delays submission while a field still looks up its text. @returns a function that ends the delay */
  trackLookup(): () => void;
  /** Resolves when no lookup is pending; undefined if there is none. */
  pendingLookups(): Promise<unknown> | undefined;
  /** Checks whether a path leads to a field that is currently part of the form. */
  isPartOfForm(path: string): boolean;
  /** Checks whether the field at a path is read-only. */
  isReadOnly(path: string): boolean;
  /** Shows all problems. @returns true if there are none */
  check(): boolean;
  /**
   * Shows problems of the server; those without a field in the form get the path ''.
   *
   * @param sent the rejected values; paths may contain indices of their rows
   * @returns true if a field of the form shows any of them
   */
  setServerErrors(problems: readonly FieldProblem[], sent?: Values): boolean;
  /**
   * Shows problems found by others, each until its field changes or the form is sent; does not count as a failed
   * attempt.
   */
  setExternalErrors(problems: readonly FieldProblem[]): void;
  /** Replaces the description, for example when settings have changed. */
  describe(description: FormDescription<Values>): void;
  /** Replaces values and initial values, and clears the state of all fields: after loading or discarding. */
  reset(values: Values): void;
  /** Replaces the values as if the user had typed them, from a draft. Read-only fields keep their values. */
  restore(values: Values): void;
  /** Replaces initial and current values, and keeps the state of the fields: after saving or merging. */
  rebase(initialValues: Values, values: Values): void;
  /** Hides each problem until its field is left again: after saving. */
  hideErrors(): void;
  /** Returns the initial values. */
  initialValues(): Values;
  /** Checks whether any value differs from its initial value. */
  isDirty(): boolean;
  /** Returns the current values, which must not be changed. */
  values(): Values;
};

/** Creates the state of a form in a valtio proxy; a field re-renders when its value or problem changes. */
export function createForm<Values extends object>(
  initialDescription: FormDescription<Values>,
  record: Values,
): Form<Values> {
  let initialValues = copyOf(record);
  let description = initialDescription;
  const state = proxy<FormState<Values>>({ ...initialState(record), isSending: false, failedAttempts: 0 });
  const values = () => snapshot(state).values as Values;
  const mountedFields = createMountedFields((path) => sectionOf(description, path));

  function problems(): FieldProblem[] {
    const currentValues = values();
    const { fieldErrors, serverErrors } = snapshot(state);
    const byRules = description.problems(currentValues, initialValues).map((problem) => byId(problem, currentValues));
    // A row may have got another id since.
    const activeFieldErrors = Object.entries(fieldErrors as Problems)
      .map(([path, problem]) => ({ ...problem, path }))
      .filter(({ path }) => isActivePath(path) && hasRows(description, path, currentValues));
    const activeServerErrors = (serverErrors as FieldProblem[]).filter(({ path }) =>
      hasRows(description, path, currentValues),
    );
    return [...withFieldErrors(byRules, activeFieldErrors), ...activeServerErrors];
  }
  const isActivePath = (path: string) => isPartOfForm(description, path, values(), initialValues);
  const isReadOnlyNow = (path: string) => isReadOnly(description, path, values(), initialValues);
  const updateShown = () => showDueProblems(state, problems());

  function changed(path: string) {
    mountedFields.cancelReveal();
    const remainingErrors = state.serverErrors.filter((problem) => !isAbout(problem.path, path));
    if (remainingErrors.length < state.serverErrors.length) state.serverErrors = remainingErrors;
    updateShown();
  }
  function start(next: Values) {
    Object.assign(state, initialState(next));
    updateShown();
  }

  return {
    state,
    subscribe: createPathSubscriptions(state),
    values,
    problems,
    ...mountedFields,
    isPartOfForm: isActivePath,
    isReadOnly: isReadOnlyNow,
    set(path, value) {
      if (isReadOnlyNow(path)) return;
      const isFirst = valueAt(state.values, path) === undefined;
      putAt(state.values, path, copyOf(value));
      // The value may come from a dialog that adds the text which the search did not find, so the field's error is
      // obsolete.
      if (isFirst && value !== undefined) delete state.fieldErrors[path];
      changed(path);
    },
    touch(path) {
      state.touched[path] = true;
      updateShown();
    },
    ...createErrorActions(state, {
      problems,
      updateShown,
      fieldPathFor: (path, formValues) => nearestPath(description, path, formValues),
    }),
    ...createLookupTracker(),
    describe(next) {
      description = next;
      updateShown();
    },
    reset(next) {
      initialValues = copyOf(next);
      start(next);
    },
    restore: (next) => start(withReadOnlyOf(description, next, initialValues)),
    rebase(base, next) {
      initialValues = copyOf(base);
      putChanged(state.values, next);
      // A new value replaces unpicked text of a single field. Beside a list the text stays, because it is one more
      // entry.
      for (const path of Object.keys(state.fieldErrors)) {
        const value = valueAt(state.values, path);
        if (value !== undefined && !Array.isArray(value)) delete state.fieldErrors[path];
      }
      updateShown();
    },
    initialValues: () => initialValues,
    isDirty: () => !isSame(values(), initialValues),
  };
}

/** Creates the part of the form that delays submission during lookups. */
function createLookupTracker(): Pick<Form<object>, 'trackLookup' | 'pendingLookups'> {
  const lookups = new Set<Promise<void>>();
  return {
    trackLookup() {
      let end: () => void = () => undefined;
      const lookup = new Promise<void>((resolve) => {
        end = resolve;
      });
      lookups.add(lookup);
      return () => {
        lookups.delete(lookup);
        end();
      };
    },
    pendingLookups: () => (lookups.size > 0 ? Promise.all(lookups) : undefined),
  };
}

type ErrorActions<Values extends object> = Pick<
  Form<Values>,
  'setFieldError' | 'check' | 'setServerErrors' | 'setExternalErrors' | 'hideErrors'
>;
type ErrorDependencies = Pick<Form<object>, 'problems'> & {
  updateShown(): void;
  fieldPathFor(path: string, values: object): string;
};

/** Creates the part of the form that finds problems and decides when to show them. */
function createErrorActions<Values extends object>(
  state: FormState<Values>,
  { problems, updateShown, fieldPathFor }: ErrorDependencies,
): ErrorActions<Values> {
  function setErrors(errors: readonly FieldProblem[], sent: object = state.values) {
    state.serverErrors = errors.flatMap((problem) => {
      const { path } = byId(problem, sent);
      const fieldPath = fieldPathFor(path, sent);
      // Its row may have been removed since.
      return fieldPathFor(path, state.values) === fieldPath ? [{ ...problem, path: fieldPath }] : [];
    });
    updateShown();
  }
  return {
    setExternalErrors: setErrors,
    setFieldError(path, code, text, details) {
      if (state.fieldErrors[path]?.code === code && state.fieldErrors[path]?.params?.text === text) return;
      if (code) state.fieldErrors[path] = { path, code, ...(text !== undefined && { params: { ...details, text } }) };
      else delete state.fieldErrors[path];
      updateShown();
    },
    check() {
      state.isSubmitted = true;
      state.serverErrors = [];
      updateShown();
      const isValid = problems().length === 0;
      if (!isValid) state.failedAttempts += 1;
      return isValid;
    },
    setServerErrors(errors, sent) {
      setErrors(errors, sent);
      const hasField = state.serverErrors.some(({ path }) => path !== '');
      if (hasField) state.failedAttempts += 1;
      else setErrors([]);
      return hasField;
    },
    hideErrors() {
      Object.assign(state, { touched: {}, isSubmitted: false, serverErrors: [] });
      updateShown();
    },
  };
}

const byId = (problem: FieldProblem, values: object): FieldProblem => ({
  ...problem,
  path: pathById(values, problem.path),
});

const initialState = <Values extends object>(values: Values) => ({
  values: copyOf(values),
  touched: {},
  isSubmitted: false,
  serverErrors: [],
  fieldErrors: {},
  shownProblems: {},
});

/** Writes only changed values, so that only their fields re-render. */
function putChanged(values: object, next: object) {
  for (const key of Object.keys({ ...values, ...next }))
    if (!isSame(valueAt(values, key), valueAt(next, key))) putAt(values, key, copyOf(valueAt(next, key)));
}

/** Writes only changed problems, so that only their fields re-render. */
function showDueProblems(
  { shownProblems, touched, serverErrors, isSubmitted }: FormState<object>,
  problems: readonly FieldProblem[],
) {
  const isDue = ({ path }: FieldProblem) =>
    isSubmitted || touched[path] === true || serverErrors.some((problem) => problem.path === path);
  const due = problemsByPath(problems.filter(isDue));
  for (const path of Object.keys(shownProblems)) if (!due.has(path)) delete shownProblems[path];
  for (const [path, problem] of due) if (!isSame(shownProblems[path], problem)) shownProblems[path] = copyOf(problem);
}
