import type { SessionOperator } from '../operators/roles';
import { mayDo } from '../operators/route-roles';
import { entryName, kindsOfQueue, type QueueEntry, type QueueKind } from './queue-kinds';

/** The orders of the queue: by urgency, or by a column from the lowest or, with a sign, the highest value. */
export const queueSorts = ['urgency', 'since', '-since', 'first', '-first'] as const;

/** One of queueSorts. */
export type QueueSort = (typeof queueSorts)[number];

/** The choice of an operator: one kind or all, the order, and some entries or all. */
export type QueueChoice = {
  kind: QueueKind | undefined;
  sort: QueueSort;
  /** The names of the chosen entries, which are looked at one after the other; empty for all. */
  only: readonly string[];
};

/** The choice that shows everything, the most urgent first. */
export const WHOLE_QUEUE: QueueChoice = { kind: undefined, sort: 'urgency', only: [] };

/** The maximum number of entries that are looked at one after the other, so that their names fit in an address. */
const MAX_ONLY = 50;
const ENTRY_NAMES = /^(?:[a-z]+\/\d{1,9})(?:,[a-z]+\/\d{1,9})*$/;

/** Parses a kind; undefined for any other text. */
export const parseKind = (name: string): QueueKind | undefined => kindsOfQueue.find((kind) => kind === name);

/** Reads a choice from the lines of an address or of a form. */
export function readChoice(line: (name: 'kind' | 'sort' | 'only') => string): QueueChoice {
  const only = line('only');
  return {
    kind: parseKind(line('kind')),
    sort: queueSorts.find((sort) => sort === line('sort')) ?? 'urgency',
    only: ENTRY_NAMES.test(only) ? only.split(',').slice(0, MAX_ONLY) : [],
  };
}

/** Returns the lines of a choice, those of the default left out. */
export const choiceLines = ({ kind, sort, only }: QueueChoice): Readonly<Record<string, string>> => ({
  ...(kind && { kind }),
  ...(sort !== 'urgency' && { sort }),
  ...(only.length > 0 && { only: only.join(',') }),
});

/** Returns the path of an entry or of a page of the queue below a client's path. */
export function queuePath(choice: QueueChoice, entry?: Pick<QueueEntry, 'kind' | 'id'>, page = 1): string {
  const lines = { ...choiceLines(choice), ...(page > 1 && { page: String(page) }) };
  const query = new URLSearchParams(lines).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return `${entry ? `/queue/${entryName(entry)}` : ''}${query && `?${query}`}`;
}

/** The routes that decide on the kinds: who may call one may see what waits of its kind, and undo a decision on it. */
export const decisionRoutes: Readonly<Record<QueueKind, string>> = {
  event: 'POST /:client/reviews/event/:id',
  article: 'POST /:client/reviews/article/:id',
  advert: 'POST /:client/adverts/:id',
  account: 'POST /:client/persons/:id',
  relation: 'POST /:client/persons/:id/relations/:relation',
  address: 'POST /:client/addresses/:id',
};

/** Returns the kinds on which an operator may decide. */
export const kindsOf = ({ role }: Pick<SessionOperator, 'role'>): QueueKind[] =>
  kindsOfQueue.filter((kind) => mayDo(role, decisionRoutes[kind]));
