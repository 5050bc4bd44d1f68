import { loadClient } from '../accounts/client-info';
import type { AppOptions } from '../app-options';
import type { Queryable } from '../database';
import type { DecisionKind } from '../mail/decision-texts';
import type { MailLanguage } from '../mail/mail-texts';
import { type Letter, recordMail, wordMail } from '../mail/mails';
import type { AccountAction } from './account-actions';
import { undoEnd } from './record-decision';
import type { RelationAction } from './relation-actions';

/** Called in a decision's transaction before its change: later a removed relation has no name. Answers the mail. */
export type OnDecision = (transaction: Queryable, accountId: number) => Promise<number | undefined>;

/** A decision that a person may have to learn of; without a kind no mail is written. */
export type Told = { client: string; kind: DecisionKind | undefined; relationId?: number; reason?: string };

/** The mail that a person gets after an action on the account. */
export const accountKinds: Partial<Record<AccountAction, DecisionKind>> = {
  verify: 'accountVerified',
  block: 'accountBlocked',
  unverify: 'accountUnverified',
};

/** The mail that a person gets after an action on a relation. */
export const relationKinds: Partial<Record<RelationAction, DecisionKind>> = {
  approve: 'relationApproved',
  reject: 'relationRejected',
  block: 'relationBlocked',
  remove: 'relationRemoved',
  keep: 'relationKept',
};

/** Tells the person of a decision by mail. */
export const telling =
  (options: AppOptions, told: Told): OnDecision =>
  (transaction, accountId) =>
    mailAbout(transaction, options, told, accountId);

async function mailAbout(
  transaction: Queryable,
  options: AppOptions,
  told: Told,
  accountId: number,
): Promise<number | undefined> {
  const letter = await letterAbout(transaction, told, accountId);
  return letter && recordMail(transaction, options, { ...letter, notBefore: undoEnd(options.now()) });
}

/** The mail that a decision would send; 'none' if it would send none. */
export type MailPreview = { to: string; subject: string; text: string } | 'none';

/** Writes the text of the mail for a decision that the operator has not made yet. */
export async function previewMail(options: AppOptions, told: Told, accountId: number): Promise<MailPreview> {
  const letter = await letterAbout(options.database, told, accountId);
  return letter ? { to: letter.to, ...wordMail(options, letter) } : 'none';
}

/** The mail that tells a person of a decision; undefined if there is nothing to tell or no confirmed address. */
async function letterAbout(
  from: Queryable,
  { client, kind, relationId, reason }: Told,
  accountId: number,
): Promise<Letter | undefined> {
  if (!kind) return undefined;
  // An address that nobody has confirmed may be a stranger's.
  const [person] = await from.query<{ email: string; language: MailLanguage }>(
    'select email, language from accounts where id = $1 and email_confirmed_at is not null',
    [accountId],
  );
  if (!person) return undefined;
  const relation = relationId === undefined ? '' : await relationName(from, relationId);
  return {
    kind,
    to: person.email,
    client: await loadClient(from, client),
    language: person.language,
    accountId,
    path: '/secure/profile',
    ...(relation && { relation }),
    ...(reason && { reason }),
  };
}

/** Role and place of a relation; a place that a person has merely suggested is not named. */
async function relationName(from: Queryable, relationId: number): Promise<string> {
  const [row] = await from.query<{ name: string }>(
    `select concat_ws(', ', o.name, a.name) as name from role_relations r join accounts p on p.id = r.account_id
     left join roles o on o.client = p.client and o.role_id = r.role_id
     left join addresses a on a.address_id = r.address_id and a.state = 'approved' where r.id = $1`,
    [relationId],
  );
  return row?.name ?? '';
}
