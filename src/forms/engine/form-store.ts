import { proxy, snapshot } from 'valtio';
import { copyOf, isSame, pathById, putAt, valueAt } from '../../lib/value-at';
import type { FormDescription } from './field-definitions';
import { hasRows, isAsked, isReadOnly, placeFor, sectionOf, withReadOnlyOf } from './form-paths';
import { type FieldProblem, isAbout, type Problems, problemsByPath, withOwn } from './form-problems';
import { createMountedFields, type MountedFields } from './mounted-fields';
import { createPathSubscriptions, type Subscribe } from './path-subscriptions';

export type { FieldProblem } from './form-problems';

/** The state of a form. Values are plain data: no class instances, no files. */
export type FormState<Values extends object> = {
  values: Values;
  /** Paths of the fields that the user has left once: their problems are shown from then on. */
  touched: Record<string, boolean>;
  /** After the first attempt to submit all problems are shown. */
  isSubmitted: boolean;
  /** The problems that the server has found, each until its field changes. */
  refused: FieldProblem[];
  /**
   * The problems that fields have found themselves, whether they are on the screen or not: text that is no value yet,
   * because it was typed but not picked.
   */
  own: Problems;
  /** The problems that are shown now: the first one of each field, by its path. */
  shown: Problems;
  isSending: boolean;
  /** Grows with each attempt that the form or the server has refused, so that the summary can take the focus. */
  failedAttempts: number;
};

export type Form<Values extends object> = Pick<MountedFields, 'mount' | 'openBy' | 'reveal' | 'canReveal'> & {
  /** For `useSnapshot`. Change it through the functions below only. */
  state: FormState<Values>;
  /**
   * Calls back at once after each change. @param path hears only of problems and of the values of the field, the row
   * or the group at it @returns ends the subscription
   */
  subscribe: Subscribe;
  /** All problems now, whether they are shown yet or not: those of the rules, then those of the server. */
  problems(): FieldProblem[];
  /** Puts a value in its place, unless it is only to be read. */
  set(path: string, value: unknown): void;
  leave(path: string): void;
  /**
   * Sets the problem that a field itself has found with its text; the form cannot be sent with it. Without a code the
   * problem is removed. `more` is kept with the text until that changes.
   */
  setFieldError(path: string, code?: string, text?: string, more?: Readonly<Record<string, string>>): void;
  /** Lets sending wait for a field that is still looking up what was typed. @returns ends the wait */
  expectAnswer(): () => void;
  /** Settles when no field looks anything up; undefined where none does. */
  answersExpected(): Promise<unknown> | undefined;
  /** Whether a path leads to a field of the form as it is filled in now. */
  isAsked(path: string): boolean;
  /** Whether the place at a path is only to be read. */
  isReadOnly(path: string): boolean;
  /** Shows all problems. @returns whether there is none */
  check(): boolean;
  /**
   * Shows the problems that the server has found; one for which the form has no place stands at the path ''.
   *
   * @param sent the values that it refused; paths may name their rows by place
   * @returns whether the form has a place for any
   */
  setServerErrors(problems: readonly FieldProblem[], sent?: Values): boolean;
  /** Shows what somebody else has found, each until its field changes or the form is sent; no attempt has failed. */
  mark(problems: readonly FieldProblem[]): void;
  /** Takes another description, as when the settings have changed. */
  describe(description: FormDescription<Values>): void;
  /** Takes other values as the new untouched beginning: after loading, discarding. */
  reset(values: Values): void;
  /**
   * Takes other values as if the user had typed them: from a draft. Places that are only to be read keep their values.
   */
  restore(values: Values): void;
  /** Takes another beginning and other values; the state of the fields stays: after saving, merging. */
  rebase(beginning: Values, values: Values): void;
  /** Hides each problem until the user leaves its field again: after saving. */
  forgetMarks(): void;
  /** What the form began with. */
  beginning(): Values;
  /** Whether something differs from the beginning. */
  isDirty(): boolean;
  /** The values as they stand; not to be changed. */
  values(): Values;
};

/** The state of one form, on valtio alone: a field re-renders when its own value or problem changes. */
export function createForm<Values extends object>(first: FormDescription<Values>, record: Values): Form<Values> {
  let beginning = copyOf(record);
  let description = first;
  const state = proxy<FormState<Values>>({ ...untouched(record), isSending: false, failedAttempts: 0 });
  const values = () => snapshot(state).values as Values;
  const places = createMountedFields((path) => sectionOf(description, path));

  function problems(): FieldProblem[] {
    const now = values();
    const { own, refused } = snapshot(state);
    const byRules = description.problems(now, beginning).map((problem) => byId(problem, now));
    // A row may have been given another id since.
    const ownNow = Object.entries(own as Problems)
      .map(([path, problem]) => ({ ...problem, path }))
      .filter(({ path }) => isAskedNow(path) && hasRows(description, path, now));
    const refusedNow = (refused as FieldProblem[]).filter(({ path }) => hasRows(description, path, now));
    return [...withOwn(byRules, ownNow), ...refusedNow];
  }
  const isAskedNow = (path: string) => isAsked(description, path, values(), beginning);
  const isReadOnlyNow = (path: string) => isReadOnly(description, path, values(), beginning);
  const show = () => showDue(state, problems());

  function changed(path: string) {
    places.stopWaiting();
    const left = state.refused.filter((problem) => !isAbout(problem.path, path));
    if (left.length < state.refused.length) state.refused = left;
    show();
  }
  function start(next: Values) {
    Object.assign(state, untouched(next));
    show();
  }

  return {
    state,
    subscribe: createPathSubscriptions(state),
    values,
    problems,
    ...places,
    isAsked: isAskedNow,
    isReadOnly: isReadOnlyNow,
    set(path, value) {
      if (isReadOnlyNow(path)) return;
      const isFirst = valueAt(state.values, path) === undefined;
      putAt(state.values, path, copyOf(value));
      // The value may come from elsewhere, as when a dialog adds what the user has typed and the search did not find.
      if (isFirst && value !== undefined) delete state.own[path];
      changed(path);
    },
    leave(path) {
      state.touched[path] = true;
      show();
    },
    ...judging(state, { problems, show, placeFor: (path, all) => placeFor(description, path, all) }),
    ...createWait(),
    describe(next) {
      description = next;
      show();
    },
    reset(next) {
      beginning = copyOf(next);
      start(next);
    },
    restore: (next) => start(withReadOnlyOf(description, next, beginning)),
    rebase(base, next) {
      beginning = copyOf(base);
      putChanged(state.values, next);
      // A new value takes the place of text that was no value yet; beside a list the text stays, because it is meant as
      // one more entry.
      for (const path of Object.keys(state.own)) {
        const value = valueAt(state.values, path);
        if (value !== undefined && !Array.isArray(value)) delete state.own[path];
      }
      show();
    },
    beginning: () => beginning,
    isDirty: () => !isSame(values(), beginning),
  };
}

/** What the form waits for before it is sent. */
function createWait(): Pick<Form<object>, 'expectAnswer' | 'answersExpected'> {
  const expected = new Set<Promise<void>>();
  return {
    expectAnswer() {
      let end: () => void = () => undefined;
      const answer = new Promise<void>((resolve) => {
        end = resolve;
      });
      expected.add(answer);
      return () => {
        expected.delete(answer);
        end();
      };
    },
    answersExpected: () => (expected.size > 0 ? Promise.all(expected) : undefined),
  };
}

type Judging<Values extends object> = Pick<
  Form<Values>,
  'setFieldError' | 'check' | 'setServerErrors' | 'mark' | 'forgetMarks'
>;
type Judge = Pick<Form<object>, 'problems'> & { show(): void; placeFor(path: string, values: object): string };

/** Finds the problems of a form, and decides when they are shown. */
function judging<Values extends object>(
  state: FormState<Values>,
  { problems, show, placeFor }: Judge,
): Judging<Values> {
  function mark(found: readonly FieldProblem[], sent: object = state.values) {
    state.refused = found.flatMap((problem) => {
      const { path } = byId(problem, sent);
      const place = placeFor(path, sent);
      // Its row may have been removed since.
      return placeFor(path, state.values) === place ? [{ ...problem, path: place }] : [];
    });
    show();
  }
  return {
    mark,
    setFieldError(path, code, text, more) {
      if (state.own[path]?.code === code && state.own[path]?.params?.text === text) return;
      if (code) state.own[path] = { path, code, ...(text !== undefined && { params: { ...more, text } }) };
      else delete state.own[path];
      show();
    },
    check() {
      state.isSubmitted = true;
      state.refused = [];
      show();
      const isFine = problems().length === 0;
      if (!isFine) state.failedAttempts += 1;
      return isFine;
    },
    setServerErrors(refused, sent) {
      mark(refused, sent);
      const hasPlace = state.refused.some(({ path }) => path !== '');
      if (hasPlace) state.failedAttempts += 1;
      else mark([]);
      return hasPlace;
    },
    forgetMarks() {
      Object.assign(state, { touched: {}, isSubmitted: false, refused: [] });
      show();
    },
  };
}

const byId = (problem: FieldProblem, values: object): FieldProblem => ({
  ...problem,
  path: pathById(values, problem.path),
});

const untouched = <Values extends object>(values: Values) => ({
  values: copyOf(values),
  touched: {},
  isSubmitted: false,
  refused: [],
  own: {},
  shown: {},
});

/** Writes only the values that have changed, so that only their fields re-render. */
function putChanged(values: object, next: object) {
  for (const key of Object.keys({ ...values, ...next }))
    if (!isSame(valueAt(values, key), valueAt(next, key))) putAt(values, key, copyOf(valueAt(next, key)));
}

/** Writes only the problems that have changed, so that only their fields re-render. */
function showDue({ shown, touched, refused, isSubmitted }: FormState<object>, problems: readonly FieldProblem[]) {
  const isDue = ({ path }: FieldProblem) =>
    isSubmitted || touched[path] === true || refused.some((problem) => problem.path === path);
  const due = problemsByPath(problems.filter(isDue));
  for (const path of Object.keys(shown)) if (!due.has(path)) delete shown[path];
  for (const [path, problem] of due) if (!isSame(shown[path], problem)) shown[path] = copyOf(problem);
}
