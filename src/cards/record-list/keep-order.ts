/**
 * Returns the rows of a newer response in the order on screen. A row that moves under the pointer would close its open
 * menu and lose the focus. New rows stay where the server put them.
 */
export function keepOrder<Row extends { id: string }>(seen: readonly Row[], now: readonly Row[]): Row[] {
  const byId = new Map(now.map((row) => [row.id, row]));
  const stayed = seen.flatMap(({ id }) => byId.get(id) ?? []);
  const isSeen = new Set(stayed);
  return now.map((row) => (isSeen.has(row) ? (stayed.shift() ?? row) : row));
}
