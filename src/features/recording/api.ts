import type { Client } from '../../app/client';
import { type RecordListFilter, recordListQuery } from '../../cards/record-list/list-filter';
import { type ListTotals, toId, toListTotals } from '../../model/answers/list-meta';
import { type Member, toMember } from '../../model/answers/member';
import { readList } from '../../model/answers/read-list';
import { ownRecordPath } from './own-path';
import type { OwnRecordList } from './record-list/own-list';

type Caller = Pick<Client, 'api'>;

/** A page of the author's own records, with the totals of the whole list. */
export type OwnRecordPage<Row, Status extends string> = ListTotals<Status> & { rows: Row[] };

/** Loads one page of a list of own records. GET /api/{path} @throws {ShapeError} when the answer cannot be read */
export async function findOwnRecords<Row extends { id: string }, Status extends string>(
  { api }: Caller,
  list: Omit<OwnRecordList<Row, Status>, 'labels'>,
  filter: RecordListFilter<Status>,
  signal?: AbortSignal,
): Promise<OwnRecordPage<Row, Status>> {
  const { data, meta } = await api.get(list.path, recordListQuery(list, filter), signal);
  return { ...toListTotals(meta, list.statuses), rows: readList(data, 'List', list.read) };
}

/** Deletes an own record, which can be restored for ten minutes. DELETE /api/{path}/{id} */
export const deleteOwnRecord = async (
  { api }: Caller,
  path: string,
  id: string,
  idempotencyKey: string,
): Promise<void> => {
  await api.delete(ownRecordPath(path, id), undefined, { idempotencyKey });
};

/** Restores a deleted record. POST /api/{path}/{id}/restore */
export const restoreOwnRecord = async (
  { api }: Caller,
  path: string,
  id: string,
  idempotencyKey: string,
): Promise<void> => {
  await api.post(`${ownRecordPath(path, id)}/restore`, {}, { idempotencyKey });
};

/** Copies a record without its dates to a new draft. POST /api/{path}/{id}/copy @returns the id of the draft */
export const copyOwnRecord = async (
  { api }: Caller,
  path: string,
  id: string,
  idempotencyKey: string,
): Promise<string> => toId((await api.post(`${ownRecordPath(path, id)}/copy`, {}, { idempotencyKey })).data);

/** Finds the members to whom a record can be handed. GET /api/{path}/{id}/members @throws {ShapeError} */
export async function findMembers({ api }: Caller, path: string, id: string, signal?: AbortSignal): Promise<Member[]> {
  const { data } = await api.get(`${ownRecordPath(path, id)}/members`, undefined, signal);
  return readList(data, 'Members', toMember);
}

/** Hands a record over to another member. POST /api/{path}/{id}/handover */
export const handOverOwnRecord = async (
  { api }: Caller,
  path: string,
  id: string,
  { person, idempotencyKey }: { person: number; idempotencyKey: string },
): Promise<void> => {
  await api.post(`${ownRecordPath(path, id)}/handover`, { person }, { idempotencyKey });
};
