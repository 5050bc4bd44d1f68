/** SQL: the name of the operator of a row; null for one of the shared password, which had no names. */
export const operatorNameSql = (row: string): string =>
  `(select o.name from operators o where o.id = ${row}.operator_id)`;
