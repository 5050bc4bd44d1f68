import { integer, record, string, type } from 'superstruct';
import { parse } from '../../lib/parse';
import { readList } from '../../portal/catalogue/read-list';
import type { Client } from '../../portal/client';
import { type OwnEvent, STANDINGS, type Standing, toOwnEvent } from './my-events/own-event';
import { type OwnFilter, queryOf } from './my-events/own-filter';
import { pathOfOwn } from './own-path';

type Caller = Pick<Client, 'api'>;

/** A page of own events. */
export type OwnPage = {
  events: OwnEvent[];
  /** How many there are with the filter. */
  total: number;
  pageCount: number;
  /** How many there are of each standing, whatever the filter says of it. */
  counts: Readonly<Record<Standing, number>>;
};

const Meta = type({ pageSize: integer(), total: integer(), counts: record(string(), integer()) });

/** The own events, a page of them. GET /api/my/events @throws {ShapeError} when the answer cannot be read */
export async function findOwnEvents({ api }: Caller, filter: OwnFilter, signal?: AbortSignal): Promise<OwnPage> {
  const { data, meta } = await api.get('my/events', queryOf(filter), signal);
  const { total, pageSize, counts } = parse(meta, Meta, 'Events');
  return {
    events: readList(data, 'Events', toOwnEvent),
    total,
    pageCount: Math.max(1, Math.ceil(total / Math.max(1, pageSize))),
    counts: Object.fromEntries(STANDINGS.map((name) => [name, counts[name] ?? 0])) as Record<Standing, number>,
  };
}

/** Deletes an own record; for ten minutes it can be restored. DELETE /api/{path}/{id} */
export const deleteOwn = async ({ api }: Caller, path: string, id: string, idempotencyKey: string): Promise<void> => {
  await api.delete(pathOfOwn(path, id), undefined, { idempotencyKey });
};

/** Brings a deleted record back. POST /api/{path}/{id}/restore */
export const restoreOwn = async ({ api }: Caller, path: string, id: string, idempotencyKey: string): Promise<void> => {
  await api.post(`${pathOfOwn(path, id)}/restore`, {}, { idempotencyKey });
};

/** Makes a draft with all that a record has but for its dates. POST /api/{path}/{id}/copy @returns its id */
export const copyOwn = async ({ api }: Caller, path: string, id: string, idempotencyKey: string): Promise<string> =>
  parse((await api.post(`${pathOfOwn(path, id)}/copy`, {}, { idempotencyKey })).data, type({ id: string() }), 'Copy')
    .id;
