/** Each keeps its plan in every connection, up to a few hundred KB. */
const MAX_NAMED = 32;
const ASKED_OFTEN = 3;
/** Statements that are counted; callers may ask for any combination of filters. */
const MAX_COUNTED = 1000;

/**
 * Gives a name to each statement that is asked for the third time, and the same one ever after, until there are
 * enough of them: what has a name is planned once.
 */
export function newStatementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    const count = (counts.get(sql) ?? 0) + 1;
    if (counts.size >= MAX_COUNTED) counts.clear();
    counts.set(sql, count);
    if (count < ASKED_OFTEN) return undefined;
    counts.delete(sql);
    const name = `often_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
