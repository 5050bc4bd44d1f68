/**
 * The answer to a question that was asked before, its events in the order in which the user has them on screen: a row
 * that moves away under the hand closes its open menu and loses the focus. What is new stands where the server put it.
 */
export function inTheirPlaces<Event extends { id: string }>(seen: readonly Event[], now: readonly Event[]): Event[] {
  const byId = new Map(now.map((event) => [event.id, event]));
  const stayed = seen.flatMap(({ id }) => byId.get(id) ?? []);
  const isSeen = new Set(stayed);
  return now.map((event) => (isSeen.has(event) ? (stayed.shift() ?? event) : event));
}
