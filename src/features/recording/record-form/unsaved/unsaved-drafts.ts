import { type ListedDraft, listDrafts } from '../../../../app/drafts/drafts';
import { randomHex } from '../../../../lib/random-hex';
import { safeStorage } from '../../../../lib/storage';
import type { RecordKind } from '../../record-kind';

/** More than that stay on no device: before one begins another, the oldest is asked about. */
const MAX = 20;
const prefixOf = ({ kind }: Owner) => `${kind}:new:`;

/** Survives the reload of its tab; another tab has another one. */
const tab = safeStorage(() => window.sessionStorage);
const keyOf = ({ host, kind }: Owner) => `event-portal:new-${kind}:${host}`;

/** The id of the draft that a query asks for, as `draftRoute` makes it. */
const asked = (query: string) => /^[\da-f]{1,16}$/.exec(new URLSearchParams(query).get('draft') ?? '')?.[0];

type Owner = { host: string; personId: string /** What is begun. */; kind: RecordKind['name'] };

/** The new events or articles that a person has begun on this device and never saved, the last changed first. */
export const unsavedDrafts = (owner: Owner): (ListedDraft & { id: string })[] =>
  listDrafts(owner.host, owner.personId).flatMap((draft) =>
    draft.name.startsWith(prefixOf(owner)) ? { ...draft, id: draft.name.slice(prefixOf(owner).length) } : [],
  );

/** Whether there is room for another one. */
export const mayBeginAnother = (owner: Owner): boolean => unsavedDrafts(owner).length < MAX;

/** An id for the draft of a new one: 64 random bits. */
export const newDraftId = (): string => randomHex(8);

/**
 * Names the draft of a new event or article: the one that the address asks for, or the one that this tab has begun, or else a new
 * one, so that two tabs never write into the same. Where there are too many, the oldest comes back to be finished or
 * discarded.
 *
 * @param query of the route
 * @param remembers false where the tab is a copy of another one, whose draft it must not go on with
 */
export function newDraftName(owner: Owner, query: string, remembers = true): string {
  const drafts = unsavedDrafts(owner);
  const own = remembers ? tab.get(keyOf(owner)) : undefined;
  const begun = drafts.find(({ id }) => id === own)?.id;
  const oldest = drafts.length < MAX || !remembers ? undefined : drafts.at(-1)?.id;
  const id = asked(query) ?? begun ?? oldest ?? newDraftId();
  tab.set(keyOf(owner), id);
  return prefixOf(owner) + id;
}

/**
 * Names the draft that this tab has begun, where it would go on with it; undefined for another one.
 *
 * @param query of the route
 */
export function ownDraftName(owner: Owner, query: string): string | undefined {
  const own = tab.get(keyOf(owner));
  return own !== undefined && (asked(query) ?? own) === own ? prefixOf(owner) + own : undefined;
}
