/**
 * Returns the rows of a newer response in the order on screen. A row that moves under the pointer would close its open
 * menu and lose the focus. New rows stay where the server put them.
 */
export function keepOrder<Row extends { id: string }>(shownRows: readonly Row[], newRows: readonly Row[]): Row[] {
  const byId = new Map(newRows.map((row) => [row.id, row]));
  const remaining = shownRows.flatMap(({ id }) => byId.get(id) ?? []);
  const shownSet = new Set(remaining);
  return newRows.map((row) => (shownSet.has(row) ? (remaining.shift() ?? row) : row));
}
