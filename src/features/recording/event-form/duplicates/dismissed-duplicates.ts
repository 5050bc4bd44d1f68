import { array, type Infer, is, string, tuple, unknown } from 'superstruct';
import { type DraftOwner, draftNote } from '../../../../app/drafts/drafts';
import { readStored } from '../../../../lib/parse';

const NAME = 'told-apart';
const MAX = 50;

/** A pair of a title and the id of an event. */
const Pair = tuple([string(), string()]);
type Pair = Infer<typeof Pair>;
const plain = (title: string) => title.trim().toLowerCase();

const pairsOf = (owner: DraftOwner): Pair[] =>
  (readStored(draftNote(owner, NAME).read(), array(unknown())) ?? []).filter((one) => is(one, Pair));

/** Returns the ids of suggested duplicates that the author dismissed for this title on this device. */
export const dismissedDuplicates = (owner: DraftOwner, title: string): string[] =>
  pairsOf(owner).flatMap(([known, id]) => (known === plain(title) ? id : []));

/** Stores on this device, until log-out, that events of this title are not the given ones. */
export function dismissDuplicate(owner: DraftOwner, title: string, ids: readonly string[]): void {
  const before = pairsOf(owner);
  const known = dismissedDuplicates(owner, title);
  const added = ids.filter((id) => !known.includes(id)).map((id): Pair => [plain(title), id]);
  if (added.length > 0) draftNote(owner, NAME).write(JSON.stringify([...before, ...added].slice(-MAX)));
}
