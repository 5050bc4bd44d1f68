import { array, type Infer, is, string, tuple, unknown } from 'superstruct';
import { type DraftOwner, draftNote } from '../../../../app/drafts/drafts';
import { readStored } from '../../../../lib/parse';

const NAME = 'told-apart';
const MAX = 50;

/** A title, and the id of an event. */
const Pair = tuple([string(), string()]);
type Pair = Infer<typeof Pair>;
const plain = (title: string) => title.trim().toLowerCase();

const pairsOf = (owner: DraftOwner): Pair[] =>
  (readStored(draftNote(owner, NAME).read(), array(unknown())) ?? []).filter((one) => is(one, Pair));

/** The ids of the events that an event of this title is not, as its author has said. */
export const dismissedDuplicates = (owner: DraftOwner, title: string): string[] =>
  pairsOf(owner).flatMap(([known, id]) => (known === plain(title) ? id : []));

/** Remembers on this device, until the log-out, that an event of this title is another one. */
export function dismissDuplicate(owner: DraftOwner, title: string, ids: readonly string[]): void {
  const before = pairsOf(owner);
  const known = dismissedDuplicates(owner, title);
  const added = ids.filter((id) => !known.includes(id)).map((id): Pair => [plain(title), id]);
  if (added.length > 0) draftNote(owner, NAME).write(JSON.stringify([...before, ...added].slice(-MAX)));
}
