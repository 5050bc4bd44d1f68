/** SQL: the ids of the organisations whose members share their records with an account; both are placeholders. */
const sharedOrganizations = (client: string, account: string) =>
  `array(select own.organization_id from organization_members own where own.client = ${client} and own.account_id = ${account})`;

/** SQL: whether an account shares the organisation of a record with its other members; `alias` is its row. */
export const isShared = (alias: string, client: string, account: string): string =>
  `(${alias}.organization_id = any(${sharedOrganizations(client, account)}))`;

/**
 * SQL: whether an account may read and change a record of its client: its author, and all members of its organisation
 * where the client has switched that on. `alias` is the row of the record, the others are placeholders. All calls for
 * own records decide by this.
 */
export const isEditable = (alias: string, client: string, account: string): string =>
  `(${alias}.client = ${client} and (${alias}.owner_id = ${account} or ${isShared(alias, client, account)}))`;

/**
 * SQL: whether an account may change a picture: those of a record that it may change, and its own unless they belong to
 * a record of somebody else.
 */
export const isEditablePicture = (alias: string, client: string, account: string): string => {
  const isIn = (table: string, record: string, condition: string) =>
    `exists (select 1 from ${table} e where e.id in (${record}) and ${condition})`;
  const isInAny = (condition: string) =>
    `(${isIn('events', `${alias}.event_id, ${alias}.waiting_for`, condition)}
    or ${isIn('articles', `${alias}.article_id, ${alias}.article_waiting_for`, condition)})`;
  return `(${alias}.client = ${client} and (${alias}.owner_id = ${account} and not ${isInAny(`e.owner_id <> ${account}`)}
    or ${isInAny(`e.state <> 'deleted' and e.written is not null and ${isEditable('e', client, account)}`)}))`;
};

/** SQL: the relation of an account to the organisation of a record of another author; `alias` is its row. */
export const relationToOrganization = (alias: string, account: string): string =>
  `(select own.relation_id from organization_members own where own.client = ${alias}.client
    and own.account_id = ${account} and own.organization_id = ${alias}.organization_id)`;

/** SQL: what members learn of one another, a name and nothing else; `alias` is a row of accounts. */
export const memberJson = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'name', trim(${alias}.first_name || ' ' || ${alias}.last_name))`;

/** SQL: the author of a record, for other people; null for the author. `alias` is its row. */
export const authorJson = (alias: string, account: string): string =>
  `(select ${memberJson('author')} from accounts author where author.id = nullif(${alias}.owner_id, ${account}))`;

/** SQL: true if a record can be handed to another member of its organisation, else null; `alias` is its row. */
export const handoverSql = (alias: string, client: string, account: string): string =>
  `case when ${isShared(alias, client, account)} and exists (select 1 from organization_members m where m.client = ${client}
    and m.organization_id = ${alias}.organization_id and m.account_id <> ${alias}.owner_id) then true end`;
