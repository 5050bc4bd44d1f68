/** The maximum number of named statements: each keeps its plan in every connection, up to a few hundred KB. */
const MAX_NAMED = 32;
const MIN_RUNS = 3;
/** The maximum number of counted statements; callers may combine filters in any way. */
const MAX_COUNTED = 1000;

/**
 * Returns a function that names each statement from its third run on, always the same, up to the maximum. A named
 * statement is planned once.
 */
export function newStatementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (sql) => {
    const existingName = names.get(sql);
    if (existingName !== undefined || names.size >= MAX_NAMED) return existingName;
    const count = (counts.get(sql) ?? 0) + 1;
    if (counts.size >= MAX_COUNTED) counts.clear();
    counts.set(sql, count);
    if (count < MIN_RUNS) return undefined;
    counts.delete(sql);
    const name = `often_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
