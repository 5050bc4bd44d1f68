import { awaitingRows } from '../awaiting-records';

/** SQL: the state of a relation on a page, its status and the newest entry of its history. */
export const relationStateSql = (relation: string): string =>
  `concat(${relation}.status, ' ', (select max(h.id) from relation_history h where h.relation_id = ${relation}.id))`;

/**
 * SQL: a hash of all that an operator decides on with a relation: its state, the state of a suggested address, and the versions of
 * the records that wait with it.
 */
export const seenRelationSql = (relation: string): string =>
  `md5(concat(${relationStateSql(relation)}, ' ', (select concat(sa.address_id, ' ', sa.state, ' ', sa.version) from addresses sa
     where sa.address_id = ${relation}.address_id and sa.client is not null), ' ', (select string_agg(concat(w.kind, '-', w.id, ' ', w.version), ' '
     order by w.kind, w.id) from (${awaitingRows(relation)}) w)))`;
