import type { Client } from '../../app/client';
import { type ListFilter, queryOf } from '../../cards/record-list/list-filter';
import { type ListTotals, toId, toListTotals } from '../../model/answers/list-meta';
import { readList } from '../../model/answers/read-list';
import { pathOfOwn } from './own-path';
import type { OwnList } from './record-list/own-list';

type Caller = Pick<Client, 'api'>;

/** A page of own records. */
export type OwnPage<Row, Status extends string> = ListTotals<Status> & { rows: Row[] };

/** The own records of a list, a page of them. GET /api/{path} @throws {ShapeError} when the answer cannot be read */
export async function findOwn<Row extends { id: string }, Status extends string>(
  { api }: Caller,
  list: Omit<OwnList<Row, Status>, 'words'>,
  filter: ListFilter<Status>,
  signal?: AbortSignal,
): Promise<OwnPage<Row, Status>> {
  const { data, meta } = await api.get(list.path, queryOf(list, filter), signal);
  return { ...toListTotals(meta, list.statuses), rows: readList(data, 'List', list.read) };
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
