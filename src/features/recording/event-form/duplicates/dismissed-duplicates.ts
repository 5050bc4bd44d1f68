import { array, type Infer, is, string, tuple, unknown } from 'superstruct';
import { type DraftOwner, draftNote } from '../../../../app/drafts/drafts';
import { readStored } from '../../../../lib/parse';

const NAME = 'told-apart';
const MAX_PAIRS = 50;

/** A pair of a title and the id of an event. */
const Pair = tuple([string(), string()]);
type Pair = Infer<typeof Pair>;
const normalizeTitle = (title: string) => title.trim().toLowerCase();

const readPairs = (owner: DraftOwner): Pair[] =>
  (readStored(draftNote(owner, NAME).read(), array(unknown())) ?? []).filter((one) => is(one, Pair));

/** Returns the ids of suggested duplicates that the author dismissed for this title on this device. */
export const dismissedDuplicates = (owner: DraftOwner, title: string): string[] =>
  readPairs(owner).flatMap(([storedTitle, id]) => (storedTitle === normalizeTitle(title) ? id : []));

/** Stores on this device, until log-out, that events of this title are not the given ones. */
export function dismissDuplicate(owner: DraftOwner, title: string, ids: readonly string[]): void {
  const pairs = readPairs(owner);
  const dismissed = dismissedDuplicates(owner, title);
  const added = ids.filter((id) => !dismissed.includes(id)).map((id): Pair => [normalizeTitle(title), id]);
  if (added.length > 0) draftNote(owner, NAME).write(JSON.stringify([...pairs, ...added].slice(-MAX_PAIRS)));
}
