/*
 * The sync log of this device's favourites and the accounts that share them, as pure functions of the stored value.
 *
 * Favourite buttons only write the list of ids. Later decisions are found by comparing that list with the log, which
 * has the time of each decision by the server's clock. Of two decisions about an event the later one counts; at the
 * same moment, the one that saves it. So order and number of syncs do not matter.
 */

/** A decision about an event: saved or removed, `at` in milliseconds since 1970. */
export type FavouriteDecision = { kept: boolean; at: number };
/** Decisions by event id. */
export type FavouriteDecisions = Readonly<Record<string, FavouriteDecision>>;

export type SyncLog = {
  /** Decisions of this device while nobody is logged in. */
  own: FavouriteDecisions;
  /** The account that received `own`. Removals on this device reach that account, too. */
  given?: string | undefined;
  /** The account whose favourites the device shows; undefined for the device's own. */
  owner?: string | undefined;
  /** Decisions of the owner, as far as this device has received them. */
  theirs: FavouriteDecisions;
  /** Unsent decisions by account, also of accounts that have logged out. */
  unsent: Readonly<Record<string, FavouriteDecisions>>;
};

/** The response of an account. */
export type AccountDecisions = { owner: string; marks: FavouriteDecisions };

export const EMPTY_SYNC_LOG: SyncLog = { own: {}, theirs: {}, unsent: {} };

/** Checks whether a decision overrides another one about the same event. */
const overrides = (one: FavouriteDecision, other: FavouriteDecision | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && one.kept && !other.kept);

function mergeDecisions(one: FavouriteDecisions, other: FavouriteDecisions): FavouriteDecisions {
  const newer = Object.entries(other).filter(([id, decision]) => overrides(decision, one[id]));
  return { ...one, ...Object.fromEntries(newer) };
}

const filterDecisions = (
  decisions: FavouriteDecisions,
  isIncluded: (decision: FavouriteDecision, id: string) => boolean,
): FavouriteDecisions =>
  Object.fromEntries(Object.entries(decisions).filter(([id, decision]) => isIncluded(decision, id)));

const isEmpty = (decisions: FavouriteDecisions) => Object.keys(decisions).length === 0;

const activeDecisions = ({ owner, own, theirs }: SyncLog): FavouriteDecisions => (owner === undefined ? own : theirs);

/** Returns the ids that the device shows by its log, oldest first. */
export const shownIds = (log: SyncLog): string[] =>
  Object.entries(activeDecisions(log))
    .filter(([, { kept }]) => kept)
    .sort(([, one], [, other]) => one.at - other.at)
    .map(([id]) => id);

/** Returns the decisions since the log was written, by comparing it with the current list. */
function changesIn(log: SyncLog, ids: readonly string[], now: number): FavouriteDecisions {
  const previous = activeDecisions(log);
  // Added one after the other, so that the list keeps its order.
  const added = ids
    .filter((id) => !previous[id]?.kept)
    .map((id, index) => [id, { kept: true, at: now + index }] as const);
  const removed = shownIds(log).filter((id) => !ids.includes(id));
  return Object.fromEntries([...added, ...removed.map((id) => [id, { kept: false, at: now }] as const)]);
}

const additionsOf = (decisions: FavouriteDecisions) => filterDecisions(decisions, (decision) => decision.kept);
const without = (decisions: FavouriteDecisions, excluded: FavouriteDecisions) =>
  filterDecisions(decisions, (_, id) => !excluded[id]);

/** Returns the log with the decisions made since it was written; the same object if there are none. */
export function withLocalChanges(log: SyncLog, ids: readonly string[], now: number): SyncLog {
  const changes = changesIn(log, ids, now);
  if (isEmpty(changes)) return log;
  const { owner, given, theirs } = log;
  const removed = without(changes, additionsOf(changes));
  const own = without(log.own, removed);
  if (owner !== undefined) {
    return { ...log, own, theirs: { ...theirs, ...changes }, unsent: unsentWith(log, owner, changes) };
  }
  // The account that received this device's favourites gets these removals at its next log-in.
  const unsent = given === undefined ? log.unsent : unsentWith(log, given, removed);
  return { ...log, own: { ...own, ...additionsOf(changes) }, unsent };
}

const unsentWith = ({ unsent }: SyncLog, account: string, changes: FavouriteDecisions) =>
  isEmpty(changes) ? unsent : { ...unsent, [account]: { ...unsent[account], ...changes } };

/** Returns the unsent decisions of the shown account. */
export const unsentOf = ({ owner, unsent }: SyncLog): FavouriteDecisions =>
  owner === undefined ? {} : (unsent[owner] ?? {});

/**
 * Returns the log after a response of an account. A new log-in receives the device's own favourites.
 *
 * @param sent decisions sent with the call; later ones stay unsent
 */
export function withAccountAnswer(
  log: SyncLog,
  { owner, marks: decisions }: AccountDecisions,
  sent: FavouriteDecisions,
): SyncLog {
  const { [owner]: unsentBefore = {}, ...others } = log.unsent;
  const stillPending = filterDecisions(
    unsentBefore,
    (decision, id) => sent[id]?.at !== decision.at || sent[id].kept !== decision.kept,
  );
  const deviceDecisions = log.owner === owner ? {} : log.own;
  const stillUnsent = filterDecisions(mergeDecisions(stillPending, deviceDecisions), (decision, id) =>
    overrides(decision, decisions[id]),
  );
  const theirs = mergeDecisions(decisions, stillUnsent);
  // Events that another device removed disappear here, too.
  const removals = filterDecisions(theirs, (decision) => !decision.kept);
  const unsent = isEmpty(stillUnsent) ? others : { ...others, [owner]: stillUnsent };
  return { own: without(log.own, removals), given: owner, owner, theirs, unsent };
}

/**
 * Returns the log after a log-out: the device shows its own favourites, and unsent decisions wait for the next log-in.
 */
export const withoutAccount = ({ own, given, unsent }: SyncLog): SyncLog => ({ own, given, theirs: {}, unsent });
