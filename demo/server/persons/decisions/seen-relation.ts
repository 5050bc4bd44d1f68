/** SQL: the state of a relation on a page, its status and the newest entry of its history. */
export const relationStateSql = (relation: string): string =>
  `concat(${relation}.status, ' ', (select max(h.id) from relation_history h where h.relation_id = ${relation}.id))`;
