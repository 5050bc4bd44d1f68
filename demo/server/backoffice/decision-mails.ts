import { loadClient } from '../accounts/client-info';
import type { AppOptions } from '../app-options';
import type { Queryable } from '../database';
import type { DecisionKind } from '../mail/decision-texts';
import type { MailLanguage } from '../mail/mail-texts';
import { type Letter, recordMail, wordMail } from '../mail/mails';
import type { AccountAction } from './account-actions';
import { undoEnd } from './record-decision';
import type { RelationAction } from './relation-actions';

/** Called inside the transaction of a decision, before it is carried out: a removed relation has no name. Answers the mail. */
export type OnDecision = (transaction: Queryable, accountId: number) => Promise<number | undefined>;

/** A decision that a person may have to be told of; without a kind there is nothing to tell. */
export type Told = { client: string; kind: DecisionKind | undefined; relationId?: number; reason?: string };

/** What a person is told when something was done with the account. */
export const accountKinds: Partial<Record<AccountAction, DecisionKind>> = {
  verify: 'accountVerified',
  block: 'accountBlocked',
  unverify: 'accountUnverified',
};

/** What a person is told when something was done with a relation. */
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

/** The mail that a decision would send; 'none' when nobody would be told. */
export type MailPreview = { to: string; subject: string; text: string } | 'none';

/** Words the mail of a decision that is not made yet. */
export async function previewMail(options: AppOptions, told: Told, accountId: number): Promise<MailPreview> {
  const letter = await letterAbout(options.database, told, accountId);
  return letter ? { to: letter.to, ...wordMail(options, letter) } : 'none';
}

/** The mail that tells a person of a decision; undefined when there is nothing to tell or nobody to be told. */
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
