import { proxy, snapshot, subscribe } from 'valtio';
import { copyOf, isSame, putAt, valueAt } from '../../lib/value-at';
import { type FieldProblem, isAbout, type Problems, problemsByPath, withMoved, withOwn } from './form-problems';

export type { FieldProblem } from './form-problems';

/** What a form is at a moment. Values are plain data: no class instances, no files. */
export type FormState<Values extends object> = {
  values: Values;
  /** Paths of the fields that were left once: their problems are shown from then on. */
  touched: Record<string, boolean>;
  /** After the first attempt to submit all problems are shown. */
  isSubmitted: boolean;
  /** What the server refused, each until its field changes. */
  refused: FieldProblem[];
  /** What a field knows of itself: text that is no value yet, as what was typed but not picked. */
  own: Problems;
  /** The problems that are shown now, the first one of each field by its path. */
  shown: Problems;
  isSending: boolean;
  /** Grows with each attempt that was kept back or refused, so that the summary can take the focus. */
  failedAttempts: number;
};

/** Everything that is wrong, as a pure function of the values and of what they were made of. An unfinished form is legal. */
export type Rules<Values> = (values: Values, before: Values) => readonly FieldProblem[];

/** A field as the summary knows it. */
export type KnownField = { label: string; focus(): void };

export type Form<Values extends object> = {
  /** For `useSnapshot`. Change it by the functions below only. */
  state: FormState<Values>;
  /** Calls back at once after each change. @returns its end */
  subscribe(hearer: () => void): () => void;
  /** Everything that is wrong now, whether it is shown yet or not: by the rules, then what the server refused. */
  problems(): FieldProblem[];
  set(path: string, value: unknown): void;
  leave(path: string): void;
  /** Keeps the form back for what a field itself finds wrong; without a code no longer. */
  keepBack(path: string, code?: string): void;
  /** Changes the rows of a list; what is known of a row goes along. @param order the places that the rows had before; a number outside the list is a new row */
  rearrange(path: string, order: readonly number[], row?: object): void;
  /** Names for the rows of a list, which stay with them wherever they go. */
  rowKeys(path: string): number[];
  /** Shows everything that is wrong. @returns whether nothing is */
  check(): boolean;
  /** Shows what the server refused. */
  refuse(problems: readonly FieldProblem[]): void;
  /** Takes other rules, as when the settings have changed. */
  follow(problemsOf: Rules<Values>): void;
  /** Takes other values as the new untouched beginning: after loading, discarding. */
  reset(values: Values): void;
  /** Takes other values as if typed: from a draft. */
  restore(values: Values): void;
  /** Takes another beginning and the values above it; what is known of the fields stays: after saving, merging. */
  rebase(beginning: Values, values: Values): void;
  /** Shows no problem before its field is left again: after saving. */
  forgetMarks(): void;
  /** What the form began with. */
  beginning(): Values;
  /** Whether something differs from the beginning. */
  isDirty(): boolean;
  /** The values as they stand; not to be changed. */
  values(): Values;
  /** Labels and focus of the fields on screen, by path. */
  fields: Map<string, KnownField>;
};

/** The state of one form, on valtio alone: a field re-renders when its own value or problem changes. */
export function createForm<Values extends object>(initial: Values, rules: Rules<Values>): Form<Values> {
  let beginning = copyOf(initial);
  let problemsOf = rules;
  const fields: Form<Values>['fields'] = new Map();
  const state = proxy<FormState<Values>>({ ...untouched(initial), isSending: false, failedAttempts: 0 });
  const values = () => snapshot(state).values as Values;
  const problems = () => {
    const { own, refused } = snapshot(state);
    // What a field that has left the screen thinks of its text is past.
    const here = Object.values(own as Problems).filter(({ path }) => fields.has(path));
    return [...withOwn(problemsOf(values(), beginning), here), ...(refused as FieldProblem[])];
  };
  const show = () => showDue(state, problems());

  function start(next: Values) {
    Object.assign(state, untouched(next));
    show();
  }

  return {
    state,
    subscribe: (hearer) => subscribe(state, hearer, true),
    values,
    problems,
    ...listsOf(state, show),
    fields,
    set(path, value) {
      putAt(state.values, path, copyOf(value));
      if (state.refused.some((problem) => isAbout(problem.path, path)))
        state.refused = state.refused.filter((problem) => !isAbout(problem.path, path));
      show();
    },
    leave(path) {
      state.touched[path] = true;
      show();
    },
    keepBack(path, code) {
      if (state.own[path]?.code === code) return;
      if (code) state.own[path] = { path, code };
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
    refuse(refused) {
      state.refused = refused.map((problem) => ({ ...problem }));
      show();
      state.failedAttempts += 1;
    },
    follow(next) {
      problemsOf = next;
      show();
    },
    reset(next) {
      beginning = copyOf(next);
      start(next);
    },
    restore: start,
    rebase(base, next) {
      beginning = copyOf(base);
      putChanged(state.values, next);
      // Text that is no value yet is over where a value has come.
      for (const path of Object.keys(state.own)) if (valueAt(state.values, path) !== undefined) delete state.own[path];
      show();
    },
    forgetMarks() {
      Object.assign(state, { touched: {}, isSubmitted: false, refused: [] });
      show();
    },
    beginning: () => beginning,
    isDirty: () => !isSame(values(), beginning),
  };
}

const untouched = <Values extends object>(values: Values) => ({
  values: copyOf(values),
  touched: {},
  isSubmitted: false,
  refused: [],
  own: {},
  shown: {},
});

/** Puts what is another value now in its place, so that only its fields are drawn again. */
function putChanged(values: object, next: object) {
  for (const key of new Set([...Object.keys(values), ...Object.keys(next)]))
    if (!isSame(valueAt(values, key), valueAt(next, key))) putAt(values, key, copyOf(valueAt(next, key)));
}

/** Writes only what has changed, so that only fields whose problem is another one are drawn again. */
function showDue({ shown, touched, refused, isSubmitted }: FormState<object>, problems: readonly FieldProblem[]) {
  const isDue = ({ path }: FieldProblem) =>
    isSubmitted || touched[path] === true || refused.some((problem) => problem.path === path);
  const due = problemsByPath(problems.filter(isDue));
  for (const path of Object.keys(shown)) if (!due.has(path)) delete shown[path];
  for (const [path, problem] of due) if (!isSame(shown[path], problem)) shown[path] = copyOf(problem);
}

/** Lists of rows: appointments, links, roles. */
function listsOf(state: FormState<object>, show: () => void): Pick<Form<object>, 'rearrange' | 'rowKeys'> {
  const keys = new WeakMap<object, number>();
  let lastKey = 0;

  const rowsAt = (path: string): object[] => {
    const rows = valueAt(state.values, path);
    return Array.isArray(rows) ? rows : [];
  };

  function keyOf(row: object): number {
    const key = keys.get(row) ?? ++lastKey;
    keys.set(row, key);
    return key;
  }

  return {
    rowKeys: (path) => rowsAt(path).map(keyOf),
    rearrange(path, order, row) {
      const before = rowsAt(path);
      const after = order.map((place) => before[place] ?? copyOf(row)).filter((item) => item !== undefined);
      putAt(state.values, path, after);
      const moved = withMoved(state, path, (place) => order.indexOf(place));
      Object.assign(state, moved);
      show();
    },
  };
}
