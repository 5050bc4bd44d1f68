import type { IconName } from '../ui/icons';

/** The kinds of queue entries with their labels. A new kind needs its labels, its source and its view. */
export const queueKinds = {
  event: 'Veranstaltung',
  article: 'Artikel',
  advert: 'Anzeige',
  account: 'Neue Person',
  relation: 'Organisation',
  address: 'Adresse',
} as const;

/** One of queueKinds. */
export type QueueKind = keyof typeof queueKinds;

/** Every kind, in display order. */
export const kindsOfQueue: readonly QueueKind[] = ['advert', 'event', 'article', 'relation', 'account', 'address'];

/** The labels of several entries of a kind. */
export const manyOfKind: Readonly<Record<QueueKind, string>> = {
  event: 'Veranstaltungen',
  article: 'Artikel',
  advert: 'Anzeigen',
  account: 'Neue Personen',
  relation: 'Organisationen',
  address: 'Adressen',
};

/** The icons of the kinds. */
export const kindIcons: Readonly<Record<QueueKind, IconName>> = {
  event: 'calendar',
  article: 'text',
  advert: 'megaphone',
  account: 'person',
  relation: 'organisation',
  address: 'pin',
};

/** The position of an entry in the order of the queue, even after its decision. */
export type EntryKey = {
  kind: QueueKind;
  id: number;
  /** The start of the wait; null if it is unknown. */
  since: Date | null;
  /** The first day of an advert or an event, in Berlin; null without one. */
  firstDay: string | null;
};

/** An entry of a client that waits for an operator's decision. */
export type QueueEntry = EntryKey & {
  title: string;
  /** A line with details of the entry. */
  detail: string;
  organisation: string | null;
  person: string | null;
  /** The amount of an advert, with VAT. */
  cents: number | null;
  /** The version that an operator decides on; '' for an account, which has none. */
  seen: string;
  /** True for an organisation's first request, or a removal of a relation. */
  isNew: boolean;
  isRemoval: boolean;
  /** The record of a changed event or article, and its owner. */
  change: { recordId: string; ownerId: number } | null;
  /** Its position in the chosen order; the first is 1. */
  number: number;
};

/** Returns the name of an entry in addresses and forms. */
export const entryName = ({ kind, id }: Pick<QueueEntry, 'kind' | 'id'>): string => `${kind}/${id}`;
