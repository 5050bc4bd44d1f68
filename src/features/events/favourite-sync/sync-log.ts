/*
 * What this device knows of favourites and of the account that shares them, as plain functions of what is stored.
 *
 * Hearts only ever write the list of ids. What has been decided since is found by comparing that list with this ledger, which
 * knows when each decision was made, by the server's clock. Of two decisions about an event the later one counts, of two at the
 * same moment the one that keeps it. So it does not matter which device is heard first, nor how often.
 */

/** What somebody has decided about an event: `at` in milliseconds since 1970. */
export type FavouriteDecision = { kept: boolean; at: number };
/** By the id of the event. */
export type FavouriteDecisions = Readonly<Record<string, FavouriteDecision>>;

export type SyncLog = {
  /** What is remembered here while nobody is logged in. */
  own: FavouriteDecisions;
  /** The account that has got `own`, so that what is taken away here is taken away there, too. */
  given?: string | undefined;
  /** Whose favourites the device shows; its own where nobody is named. */
  owner?: string | undefined;
  /** What the owner remembers and has taken away, as far as it is known here. */
  theirs: FavouriteDecisions;
  /** What an account does not know yet, by account; also of one whose owner has logged out. */
  unsent: Readonly<Record<string, FavouriteDecisions>>;
};

/** What an account answers. */
export type AccountDecisions = { owner: string; marks: FavouriteDecisions };

export const EMPTY_SYNC_LOG: SyncLog = { own: {}, theirs: {}, unsent: {} };

/** Whether a decision counts in the place of another one about the same event. */
const counts = (one: FavouriteDecision, other: FavouriteDecision | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && one.kept && !other.kept);

function merged(one: FavouriteDecisions, other: FavouriteDecisions): FavouriteDecisions {
  const newer = Object.entries(other).filter(([id, mark]) => counts(mark, one[id]));
  return { ...one, ...Object.fromEntries(newer) };
}

const filtered = (
  marks: FavouriteDecisions,
  keeps: (mark: FavouriteDecision, id: string) => boolean,
): FavouriteDecisions => Object.fromEntries(Object.entries(marks).filter(([id, mark]) => keeps(mark, id)));

const isEmpty = (marks: FavouriteDecisions) => Object.keys(marks).length === 0;

const marksOf = ({ owner, own, theirs }: SyncLog): FavouriteDecisions => (owner === undefined ? own : theirs);

/** The ids that the device shows by its ledger, the oldest first. */
export const shownIds = (ledger: SyncLog): string[] =>
  Object.entries(marksOf(ledger))
    .filter(([, { kept }]) => kept)
    .sort(([, one], [, other]) => one.at - other.at)
    .map(([id]) => id);

/** What has been decided since the ledger was written: the list as it is now beside what the ledger says. */
function changesIn(ledger: SyncLog, ids: readonly string[], now: number): FavouriteDecisions {
  const before = marksOf(ledger);
  // One after the other, so that the list keeps its order.
  const added = ids
    .filter((id) => !before[id]?.kept)
    .map((id, index) => [id, { kept: true, at: now + index }] as const);
  const removed = shownIds(ledger).filter((id) => !ids.includes(id));
  return Object.fromEntries([...added, ...removed.map((id) => [id, { kept: false, at: now }] as const)]);
}

const kept = (marks: FavouriteDecisions) => filtered(marks, (mark) => mark.kept);
const without = (marks: FavouriteDecisions, gone: FavouriteDecisions) => filtered(marks, (_, id) => !gone[id]);

/** The ledger with what has been decided since. The same ledger where that is nothing. */
export function withLocalChanges(ledger: SyncLog, ids: readonly string[], now: number): SyncLog {
  const changes = changesIn(ledger, ids, now);
  if (isEmpty(changes)) return ledger;
  const { owner, given, theirs } = ledger;
  const removed = without(changes, kept(changes));
  const own = without(ledger.own, removed);
  if (owner !== undefined) {
    return { ...ledger, own, theirs: { ...theirs, ...changes }, unsent: withUnsent(ledger, owner, changes) };
  }
  // The account that has got what is here hears at its next log-in that some of it is gone.
  const unsent = given === undefined ? ledger.unsent : withUnsent(ledger, given, removed);
  return { ...ledger, own: { ...own, ...kept(changes) }, unsent };
}

const withUnsent = ({ unsent }: SyncLog, account: string, changes: FavouriteDecisions) =>
  isEmpty(changes) ? unsent : { ...unsent, [account]: { ...unsent[account], ...changes } };

/** What the account that the device shows has not heard of yet. */
export const unsentOf = ({ owner, unsent }: SyncLog): FavouriteDecisions =>
  owner === undefined ? {} : (unsent[owner] ?? {});

/**
 * The ledger after an account has answered. One that logs in here gets what this device remembers by itself.
 *
 * @param sent what it has been sent with the call; what has been decided since still waits
 */
export function withAccountAnswer(
  ledger: SyncLog,
  { owner, marks }: AccountDecisions,
  sent: FavouriteDecisions,
): SyncLog {
  const { [owner]: before = {}, ...others } = ledger.unsent;
  const waiting = filtered(before, (mark, id) => sent[id]?.at !== mark.at || sent[id].kept !== mark.kept);
  const brought = ledger.owner === owner ? {} : ledger.own;
  const rest = filtered(merged(waiting, brought), (mark, id) => counts(mark, marks[id]));
  const theirs = merged(marks, rest);
  // What another device has taken away is gone here, too.
  const gone = filtered(theirs, (mark) => !mark.kept);
  const unsent = isEmpty(rest) ? others : { ...others, [owner]: rest };
  return { own: without(ledger.own, gone), given: owner, owner, theirs, unsent };
}

/** The ledger after a log-out: the device shows its own again, and what the account has not got waits for its next log-in. */
export const withoutAccount = ({ own, given, unsent }: SyncLog): SyncLog => ({ own, given, theirs: {}, unsent });
