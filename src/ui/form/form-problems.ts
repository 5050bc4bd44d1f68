/** One thing that is wrong, and the field it is shown at: `{ path: 'official.plz', code: 'required' }`. */
export type FieldProblem = { path: string; code: string; params?: Readonly<Record<string, unknown>> };

/** The problem of each field, by its path. */
export type Problems = Record<string, FieldProblem>;

/** Half of an address or one row of a list may be what the server did not like about the whole. */
export const isAbout = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);

/** The first problem of each field, in the order of the rules. */
export function problemsByPath(problems: readonly FieldProblem[]): Map<string, FieldProblem> {
  const first = new Map<string, FieldProblem>();
  for (const problem of problems) if (!first.has(problem.path)) first.set(problem.path, problem);
  return first;
}

/** What a field knows of itself says more than the rules do, which see no value there. */
export function withOwn(found: readonly FieldProblem[], own: readonly FieldProblem[]): FieldProblem[] {
  const known = new Set(found.map(({ path }) => path));
  return [
    ...found.map((problem) => own.find(({ path }) => path === problem.path) ?? problem),
    ...own.filter(({ path }) => !known.has(path)),
  ];
}
