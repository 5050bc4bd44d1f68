import { type ListTotals, toId, toListTotals } from '../../model/answers/list-meta';
import { readList } from '../../model/answers/read-list';
import type { Client } from '../../portal/client';
import { pathOfOwn } from './own-path';
import { type OwnFilter, type OwnList, queryOf } from './own-records/own-filter';

type Caller = Pick<Client, 'api'>;

/** A page of own records. */
export type OwnPage<Row, Standing extends string> = ListTotals<Standing> & { rows: Row[] };

/** The own records of a list, a page of them. GET /api/{path} @throws {ShapeError} when the answer cannot be read */
export async function findOwn<Row extends { id: string }, Standing extends string>(
  { api }: Caller,
  { path, standings, read }: Pick<OwnList<Row, Standing>, 'path' | 'standings' | 'read'>,
  filter: OwnFilter<Standing>,
  signal?: AbortSignal,
): Promise<OwnPage<Row, Standing>> {
  const { data, meta } = await api.get(path, queryOf(filter), signal);
  return { ...toListTotals(meta, standings), rows: readList(data, 'List', read) };
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
  toId((await api.post(`${pathOfOwn(path, id)}/copy`, {}, { idempotencyKey })).data);
