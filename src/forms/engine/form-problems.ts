/** One problem and the field that it is shown at: `{ path: 'official.plz', code: 'required' }`. */
export type FieldProblem = { path: string; code: string; params?: Readonly<Record<string, unknown>> };

/** The problem of each field, by its path. */
export type Problems = Record<string, FieldProblem>;

/** Whether a change concerns a problem: the server may refuse a whole address or list because of one part of it. */
export const isAbout = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);

/** The first problem of each field, in the order of the rules. */
export function problemsByPath(problems: readonly FieldProblem[]): Map<string, FieldProblem> {
  const first = new Map<string, FieldProblem>();
  for (const problem of problems) if (!first.has(problem.path)) first.set(problem.path, problem);
  return first;
}

/** Prefers the problem that a field has found itself to that of the rules, which only see a missing value. */
export function withOwn(found: readonly FieldProblem[], own: readonly FieldProblem[]): FieldProblem[] {
  const isOther = ({ path }: FieldProblem) => own.every((problem) => problem.path !== path);
  return [...found.filter(isOther), ...own];
}
