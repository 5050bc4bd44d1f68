import { number, optional, string, type } from 'superstruct';
import { enumerableStorage } from '../../lib/enumerable-storage';
import { readStored } from '../../lib/parse';
import { type SafeStorage, safeStorage } from '../../lib/storage';

/** The stored unsent values of a form. */
export type Draft = {
  /** The time of the last change, ISO 8601. */
  at: string;
  schema: number;
  /** The version of the record on which the draft is based. */
  version?: string | undefined;
  /** The record on which the draft is based. */
  base: object;
  values: object;
  /** The texts of an older draft that no longer fit the form. */
  unfitting?: string | undefined;
};

/** The owner of drafts: a person at one host, or a guest. */
export type DraftOwner = { host: string; personId: string | undefined };

/** The storage of one draft. */
export type DraftStorage = {
  read(): Draft | undefined;
  /** @returns true if it outlives this page */
  write(draft: Draft): boolean;
  remove(): void;
};

const PREFIX = 'event-portal:draft';
const StoredDraft = type({
  at: string(),
  schema: number(),
  version: optional(string()),
  base: type({}),
  values: type({}),
  unfitting: optional(string()),
});

const deviceDrafts = enumerableStorage(() => window.localStorage);
const tabDrafts = safeStorage(() => window.sessionStorage);

/** Returns the key prefix of an owner. It is encoded, so that no owner's prefix begins with another one's. */
const prefixOf = ({ host, personId }: DraftOwner) =>
  `${[PREFIX, host, personId === undefined ? 'guest' : `person ${personId}`].map(encodeURIComponent).join('/')}/`;

/** Returns the storage of a draft. A person's draft stays until sent or discarded; a guest's ends with the tab. */
export function draftStorage(owner: DraftOwner, name: string): DraftStorage {
  const storage = owner.personId === undefined ? tabDrafts : deviceDrafts;
  const key = prefixOf(owner) + encodeURIComponent(name);
  return {
    read: () => readDraft(storage, key),
    write: (draft) => storage.set(key, JSON.stringify(draft)),
    remove: () => storage.remove(key),
  };
}

function readDraft(storage: SafeStorage, key: string): Draft | undefined {
  const stored = readStored(storage.get(key), StoredDraft);
  return stored && !Number.isNaN(Date.parse(stored.at)) ? stored : undefined;
}

/** Returns the storage of a small value that belongs to a person's drafts on this device, and is deleted with them. */
export function draftNote(owner: DraftOwner, name: string): { read(): string | undefined; write(text: string): void } {
  const key = `${prefixOf(owner)}~${encodeURIComponent(name)}`;
  return { read: () => deviceDrafts.get(key), write: (text) => void deviceDrafts.set(key, text) };
}

/** The data of a draft that is readable without its form. */
export type ListedDraft = { name: string; changedAt: string /** Title of the record in its form. */; title: string };

/** Returns a person's drafts on this device, newest first. */
export function listDrafts(host: string, personId: string): ListedDraft[] {
  const prefix = prefixOf({ host, personId });
  return deviceDrafts
    .keys(prefix)
    .flatMap((key) => {
      const draft = readDraft(deviceDrafts, key);
      if (!draft) return [];
      const { title } = draft.values as { title?: unknown };
      const name = decodeURIComponent(key.slice(prefix.length));
      return [{ name, changedAt: draft.at, title: typeof title === 'string' ? title.trim() : '' }];
    })
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Returns the name of the database with the files of a person's drafts. */
export const filesOfDrafts = (owner: DraftOwner): string => prefixOf(owner);

const keepOnLogOutKey = (host: string) => `${PREFIX}s-stay:${host}`;

/** Sets whether drafts stay on this device at the next log-out, in every tab. */
export function setDraftsStay(host: string, mayStay: boolean): void {
  if (mayStay) deviceDrafts.set(keepOnLogOutKey(host), '1');
  else deviceDrafts.remove(keepOnLogOutKey(host));
}

/** Deletes a person's drafts on this device with their files: at log-out, unless they may stay. */
export function deleteDrafts(host: string, personId: string): void {
  if (deviceDrafts.get(keepOnLogOutKey(host)) !== undefined) return;
  const prefix = prefixOf({ host, personId });
  for (const key of deviceDrafts.keys(prefix)) deviceDrafts.remove(key);
  try {
    indexedDB.deleteDatabase(prefix);
  } catch {
    // Without a database there are no files.
  }
}
