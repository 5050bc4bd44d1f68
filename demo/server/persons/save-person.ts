import { relationProblems } from '../../../src/model/relation-problems';
import type { ClientInfo } from '../clients/client-info';
import { recordOwnAction } from '../history/record-history';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { checkVersion } from '../platform/http/versions';
import { unknownReferences } from './known-references';
import { loadRoles } from './make-relation';
import { loadPerson, type PersonRecord } from './person-json';
import { planRelations, type RelationChange } from './plan-relations';
import { officialColumns, personColumns, privateColumns } from './profile-columns';
import type { ProfileInput } from './profile-input';
import { lockRelations, writeRelations } from './write-relations';

/** A person to save; all fields have been read and checked one by one. */
export type PersonSave = {
  accountId: number;
  client: ClientInfo;
  profile: ProfileInput;
  /** The tags of If-Match; undefined for '*'. */
  versions: readonly string[] | undefined;
};

/**
 * Saves profile and relations, all or nothing.
 *
 * @throws {Problem} 404 login_not_found, 412 conflict, 422 wrong_data or a relation's code
 */
export async function savePerson(transaction: Queryable, save: PersonSave, now: Date): Promise<void> {
  const { accountId, client } = save;
  const before = await lockVersion(transaction, save);
  const steps = await planSave(transaction, save);
  await updateProfile(transaction, save, now);
  await writeRelations(transaction, { accountId, client }, steps, now);
  const after = await loadPerson(transaction, accountId);
  const fields = after ? changedFields(before.data, after.data) : [];
  await recordOwnAction(transaction, { client: client.key, accountId, action: 'saved', details: { fields } }, now);
}

/** Returns the names of the changed fields; the history must not contain their personal values. */
const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .sort();

async function lockVersion(transaction: Queryable, { accountId, versions }: PersonSave): Promise<PersonRecord> {
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  const record = await loadPerson(transaction, accountId);
  if (!record) throw new Problem(404, 'login_not_found');
  checkVersion(versions, { id: accountId, version: record.version, current: record.data });
  return record;
}

async function planSave(transaction: Queryable, { accountId, client, profile }: PersonSave): Promise<RelationChange[]> {
  const sent = profile.relations;
  const stored = await lockRelations(transaction, accountId);
  const { steps, problems, drafts } = planRelations(stored, sent);
  const unknown = await unknownReferences(transaction, { client: client.key, accountId }, profile, steps);
  if (unknown.length > 0) throw new Problem(422, 'wrong_data', unknown);
  const roles = await loadRoles(transaction, client.key);
  const typeOfRole = (id: number) => roles.find(({ roleId }) => roleId === id)?.type;
  const ruleProblems = relationProblems(drafts, typeOfRole, client.settings.authenticatedArea, stored)
    // Unsent relations come after the sent ones; the form could not show their problems.
    .filter(({ path }) => Number(path.split('.')[1] ?? 0) < sent.length || path === 'roleRelations')
    .map(({ path, code, params }) => ({ path, code, ...(params && { params }) }));
  const [first, ...others] = [...problems, ...ruleProblems];
  if (first) throw new Problem(422, first.code, [first, ...others]);
  return steps;
}

/** Updates the profile; an address that the client has switched off keeps its values. */
async function updateProfile(transaction: Queryable, { accountId, client, profile }: PersonSave, now: Date) {
  const { enableOfficialAddress, enablePrivateAddress } = client.settings.authenticatedArea;
  const columns: Record<string, unknown> = {
    ...personColumns(profile),
    ...(enableOfficialAddress && officialColumns(profile)),
    ...(enablePrivateAddress && privateColumns(profile)),
    updated_at: now,
  };
  const assignments = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`);
  await transaction.query(`update accounts set version = version + 1, ${assignments.join(', ')} where id = $1`, [
    accountId,
    ...Object.values(columns),
  ]);
}
