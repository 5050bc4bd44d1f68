import { number, optional, string, type } from 'superstruct';
import { enumerableStorage } from '../../lib/enumerable-storage';
import { readStored } from '../../lib/parse';
import { type SafeStorage, safeStorage } from '../../lib/storage';

/** The unsent values of a form, as they are stored. */
export type Draft = {
  /** ISO 8601. */
  at: string;
  schema: number;
  /** Of the record that it was made of. */
  version?: string | undefined;
  /** The record that it was made of. */
  base: object;
  values: object;
  /** The words of an older draft that no longer fitted the form. */
  unfitting?: string | undefined;
};

/** Whose drafts they are: of a person at one host, or of a guest. */
export type DraftOwner = { host: string; personId: string | undefined };

/** Where one draft stands. */
export type DraftPlace = {
  read(): Draft | undefined;
  /** @returns whether it outlives this page */
  write(draft: Draft): boolean;
  remove(): void;
};

const PREFIX = 'event-portal:draft';
const Stored = type({
  at: string(),
  schema: number(),
  version: optional(string()),
  base: type({}),
  values: type({}),
  unfitting: optional(string()),
});

const deviceDrafts = enumerableStorage(() => window.localStorage);
const tabDrafts = safeStorage(() => window.sessionStorage);

/** Ids and hosts may hold any character; one person's keys are never the beginning of another one's. */
const prefixOf = ({ host, personId }: DraftOwner) =>
  `${[PREFIX, host, personId === undefined ? 'guest' : `person ${personId}`].map(encodeURIComponent).join('/')}/`;

/** A person's drafts stay on the device until they are sent or discarded; a guest's go with the tab. */
export function draftPlace(owner: DraftOwner, name: string): DraftPlace {
  const storage = owner.personId === undefined ? tabDrafts : deviceDrafts;
  const key = prefixOf(owner) + encodeURIComponent(name);
  return {
    read: () => readDraft(storage, key),
    write: (draft) => storage.set(key, JSON.stringify(draft)),
    remove: () => storage.remove(key),
  };
}

function readDraft(storage: SafeStorage, key: string): Draft | undefined {
  const stored = readStored(storage.get(key), Stored);
  return stored && !Number.isNaN(Date.parse(stored.at)) ? stored : undefined;
}

/** Something small that belongs to a person's drafts on this device, and is forgotten with them. */
export function draftNote(owner: DraftOwner, name: string): { read(): string | undefined; write(text: string): void } {
  const key = `${prefixOf(owner)}~${encodeURIComponent(name)}`;
  return { read: () => deviceDrafts.get(key), write: (text) => void deviceDrafts.set(key, text) };
}

/** What is known of a draft without its form. */
export type ListedDraft = { name: string; at: string /** What it is called in its form. */; title: string };

/** A person's drafts on this device, the newest first. */
export function listDrafts(host: string, personId: string): ListedDraft[] {
  const prefix = prefixOf({ host, personId });
  return deviceDrafts
    .keys(prefix)
    .flatMap((key) => {
      const draft = readDraft(deviceDrafts, key);
      if (!draft) return [];
      const { title } = draft.values as { title?: unknown };
      const name = decodeURIComponent(key.slice(prefix.length));
      return [{ name, at: draft.at, title: typeof title === 'string' ? title.trim() : '' }];
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** The name of the database with the files of a person's drafts. */
export const filesOfDrafts = (owner: DraftOwner): string => prefixOf(owner);

const stayKey = (host: string) => `${PREFIX}s-stay:${host}`;

/** Lets drafts stay on this device at the next log-out, as their owner wishes, in every tab; or no longer. */
export function letDraftsStay(host: string, mayStay: boolean): void {
  if (mayStay) deviceDrafts.set(stayKey(host), '1');
  else deviceDrafts.remove(stayKey(host));
}

/** Removes a person's drafts from this device, with their files: at log-out, unless they are to stay. */
export function forgetDrafts(host: string, personId: string): void {
  if (deviceDrafts.get(stayKey(host)) !== undefined) return;
  const prefix = prefixOf({ host, personId });
  for (const key of deviceDrafts.keys(prefix)) deviceDrafts.remove(key);
  try {
    indexedDB.deleteDatabase(prefix);
  } catch {
    // Where the browser has no database there are no files in it.
  }
}
