import { type DraftOwner, draftNote } from '../../../../portal/drafts/drafts';

const NAME = 'told-apart';
const MOST = 50;

type Pair = [title: string, id: string];

const isPair = (one: unknown): one is Pair =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
const plain = (title: string) => title.trim().toLowerCase();

function pairsOf(owner: DraftOwner): Pair[] {
  try {
    const stored: unknown = JSON.parse(draftNote(owner, NAME).read() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

/** The ids of the events that an event of this title is not, as its author has said. */
export const toldApart = (owner: DraftOwner, title: string): string[] =>
  pairsOf(owner).flatMap(([known, id]) => (known === plain(title) ? id : []));

/** Remembers on this device, until the log-out, that an event of this title is another one. */
export function tellApart(owner: DraftOwner, title: string, ids: readonly string[]): void {
  const before = pairsOf(owner);
  const known = toldApart(owner, title);
  const added = ids.filter((id) => !known.includes(id)).map((id): Pair => [plain(title), id]);
  if (added.length > 0) draftNote(owner, NAME).write(JSON.stringify([...before, ...added].slice(-MOST)));
}
