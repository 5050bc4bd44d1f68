import { type DraftOwner, draftNote } from '../../../../app/drafts/drafts';

const noteOf = (owner: DraftOwner) => draftNote(owner, 'last-relation');

/** Returns the id of the role relation that a person used last on this device; '' for none. */
export const lastRelation = (owner: DraftOwner): string => noteOf(owner).read() ?? '';

/** Remembers the id of the role relation of a saved record. */
export function rememberRelation(owner: DraftOwner, id: string): void {
  if (id !== '') noteOf(owner).write(id);
}
