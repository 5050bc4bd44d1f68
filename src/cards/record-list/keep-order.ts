/**
 * Returns the rows of a newer answer in the order in which the user has them on screen: a row that moves away under the
 * hand closes its open menu and loses the focus. What is new stands where the server put it.
 */
export function keepOrder<Row extends { id: string }>(seen: readonly Row[], now: readonly Row[]): Row[] {
  const byId = new Map(now.map((row) => [row.id, row]));
  const stayed = seen.flatMap(({ id }) => byId.get(id) ?? []);
  const isSeen = new Set(stayed);
  return now.map((row) => (isSeen.has(row) ? (stayed.shift() ?? row) : row));
}
