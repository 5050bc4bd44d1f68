import { type ListedDraft, listDrafts } from '../../../../app/drafts/drafts';
import { randomHex } from '../../../../lib/random-hex';
import { safeStorage } from '../../../../lib/storage';
import type { RecordKind } from '../../record-kind';

/** The maximum number of unsaved drafts per device; before another begins, the oldest is offered. */
const MAX_DRAFTS = 20;
const prefixOf = ({ kind }: Owner) => `${kind}:new:`;

/** The session storage, which survives a reload and is separate for each tab. */
const tabStorage = safeStorage(() => window.sessionStorage);
const keyOf = ({ host, kind }: Owner) => `event-portal:new-${kind}:${host}`;

/** Returns the draft id of a query, as `draftRoute` makes it. */
const requestedId = (query: string) => /^[\da-f]{1,16}$/.exec(new URLSearchParams(query).get('draft') ?? '')?.[0];

type Owner = { host: string; personId: string /** The kind of record. */; kind: RecordKind['name'] };

/** Lists the drafts of new records that a person has not saved on this device, last changed first. */
export const unsavedDrafts = (owner: Owner): (ListedDraft & { id: string })[] =>
  listDrafts(owner.host, owner.personId).flatMap((draft) =>
    draft.name.startsWith(prefixOf(owner)) ? { ...draft, id: draft.name.slice(prefixOf(owner).length) } : [],
  );

/** Checks whether the device may hold another draft. */
export const mayBeginAnother = (owner: Owner): boolean => unsavedDrafts(owner).length < MAX_DRAFTS;

/** Returns a draft id of 64 random bits. */
export const newDraftId = (): string => randomHex(8);

/**
 * Returns the name of the draft for a new record: the one in the address, else that of this tab, else a new one. Two
 * tabs thus never share a draft. With too many drafts, the oldest is opened, to be finished or discarded.
 *
 * @param query of the route
 * @param remembers false in a duplicated tab, which must not continue the draft of the original
 */
export function newDraftName(owner: Owner, query: string, remembers = true): string {
  const drafts = unsavedDrafts(owner);
  const tabDraftId = remembers ? tabStorage.get(keyOf(owner)) : undefined;
  const continuedId = drafts.find(({ id }) => id === tabDraftId)?.id;
  const oldestId = drafts.length < MAX_DRAFTS || !remembers ? undefined : drafts.at(-1)?.id;
  const id = requestedId(query) ?? continuedId ?? oldestId ?? newDraftId();
  tabStorage.set(keyOf(owner), id);
  return prefixOf(owner) + id;
}

/**
 * Returns the name of this tab's draft; undefined if there is none or the query asks for another.
 *
 * @param query of the route
 */
export function ownDraftName(owner: Owner, query: string): string | undefined {
  const tabDraftId = tabStorage.get(keyOf(owner));
  return tabDraftId !== undefined && (requestedId(query) ?? tabDraftId) === tabDraftId
    ? prefixOf(owner) + tabDraftId
    : undefined;
}
