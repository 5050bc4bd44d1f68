/** A problem with the path of the field that shows it: `{ path: 'official.plz', code: 'required' }`. */
export type FieldProblem = { path: string; code: string; params?: Readonly<Record<string, unknown>> };

/** The problems by the path of their field. */
export type Problems = Record<string, FieldProblem>;

/** Checks whether a change affects a problem, which may be about a whole address or list because of one part of it. */
export const isAbout = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);

/** Returns the first problem of each field, in the order of the rules. */
export function problemsByPath(problems: readonly FieldProblem[]): Map<string, FieldProblem> {
  const byPath = new Map<string, FieldProblem>();
  for (const problem of problems) if (!byPath.has(problem.path)) byPath.set(problem.path, problem);
  return byPath;
}

/** Merges problems; those that a field set itself replace those of the rules, which only see a missing value. */
export function withFieldErrors(
  ruleProblems: readonly FieldProblem[],
  fieldErrors: readonly FieldProblem[],
): FieldProblem[] {
  const isOther = ({ path }: FieldProblem) => fieldErrors.every((problem) => problem.path !== path);
  return [...ruleProblems.filter(isOther), ...fieldErrors];
}
