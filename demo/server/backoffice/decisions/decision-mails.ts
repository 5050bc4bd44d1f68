import { loadClient } from '../../clients/client-info';
import { type OnDecision, undoEnd } from '../../decisions/record-decision';
import { fieldLabels, type LabelledField } from '../../events/field-words';
import type { DecisionKind } from '../../mail/decision-texts';
import type { DecidedRecord, MailLanguage } from '../../mail/mail-texts';
import { composeMail, type MailDraft, recordMail } from '../../mail/mails';
import { loadRecipient } from '../../mail/recipient';
import type { AccountAction } from '../../persons/decisions/change-account';
import type { AddressAction } from '../../persons/decisions/decide-on-address';
import type { Queryable } from '../../platform/database/database';
import type { ReviewAction } from '../../reviews/decide-on-record';
import type { RelationAction } from '../../reviews/decide-on-relation';
import { type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import type { TakeDownAction } from '../../reviews/take-down';
import { latestContent } from '../../schema/record-tables';
import type { OfficeOptions } from '../options';

/** A decision that the person may get a mail about; without a kind there is no mail. */
export type MailedDecision = {
  client: string;
  kind: DecisionKind | undefined;
  relationId?: number;
  addressId?: number;
  review?: { kind: ReviewedKind; id: number };
  /** A published or taken down record, by its own id. */
  record?: { kind: ReviewedKind; id: string };
  /** The reviewed fields that the decision names. */
  fields?: readonly LabelledField[];
  reason?: string;
  /** The records that are decided with a relation. */
  records?: readonly DecidedRecord[];
};

/** The actions whose mails leave soon, because somebody is waiting for them. */
export const APPROVALS: readonly string[] = ['approve', 'correct', 'verify'] satisfies (
  | AccountAction
  | RelationAction
  | AddressAction
  | ReviewAction
  | 'correct'
)[];

/** The kinds of mails about these actions. */
const APPROVAL_KINDS: readonly (DecisionKind | undefined)[] = [
  ...['accountVerified', 'relationApproved', 'addressApproved'],
  ...['eventApproved', 'eventCorrected', 'articleApproved', 'articleCorrected'],
] as const;

/** The time for which the mail about an approval waits, so that a slip of the hand stays unnoticed. */
const APPROVAL_DELAY_MS = 60_000;

/** The mails about actions on an account. */
export const accountKinds: Partial<Record<AccountAction, DecisionKind>> = {
  verify: 'accountVerified',
  block: 'accountBlocked',
  unverify: 'accountUnverified',
};

/** The mails about actions on a relation. */
export const relationKinds: Partial<Record<RelationAction, DecisionKind>> = {
  approve: 'relationApproved',
  reject: 'relationRejected',
  block: 'relationBlocked',
  remove: 'relationRemoved',
  keep: 'relationKept',
};

/** The mails to the author of a suggested address. */
export const addressKinds: Record<AddressAction, DecisionKind> = {
  approve: 'addressApproved',
  remove: 'addressRejected',
};

/** The mails to the author of an event or an article. */
export const recordMails: Record<ReviewedKind, Record<ReviewAction | 'correct', DecisionKind>> = {
  event: { approve: 'eventApproved', correct: 'eventCorrected', reject: 'eventRejected' },
  article: { approve: 'articleApproved', correct: 'articleCorrected', reject: 'articleRejected' },
};

/** The mails about an operator's actions on a published or taken down record. */
export const publishedMails: Record<ReviewedKind, Record<TakeDownAction | 'edit', DecisionKind>> = {
  event: { take_down: 'eventTakenDown', put_back: 'eventPutBack', edit: 'eventEdited' },
  article: { take_down: 'articleTakenDown', put_back: 'articlePutBack', edit: 'articleEdited' },
};

/** The forms for authors. */
const FORM_PATHS: Record<ReviewedKind, string> = {
  event: '/secure/events/eventRecording',
  article: '/secure/articles/articleRecording',
};

/** Returns a callback that mails a decision to its person. */
export const mailOnDecision =
  (options: OfficeOptions, decision: MailedDecision): OnDecision =>
  (transaction, accountId, records) =>
    recordDecisionMail(transaction, options, { ...decision, ...(records && { records }) }, accountId);

async function recordDecisionMail(
  transaction: Queryable,
  options: OfficeOptions,
  decision: MailedDecision,
  accountId: number,
): Promise<number | undefined> {
  const draft = await draftMail(transaction, decision, accountId);
  const now = options.now();
  const notBefore = APPROVAL_KINDS.includes(decision.kind) ? new Date(now.getTime() + APPROVAL_DELAY_MS) : undoEnd(now);
  return draft && recordMail(transaction, options, { ...draft, notBefore });
}

/** Writes to a person whose approval has been undone after the mail about it had left. */
export async function recordWithdrawalMail(
  transaction: Queryable,
  options: Pick<OfficeOptions, 'mail' | 'publicUrl' | 'now'>,
  {
    client,
    accountId,
    subject,
    about,
  }: { client: string; accountId: number | null; subject: string; about: NonNullable<MailDraft['about']> },
): Promise<void> {
  if (accountId === null) return;
  const draft = await draftMail(transaction, { client, kind: 'approvalWithdrawn' }, accountId);
  if (draft) await recordMail(transaction, options, { ...draft, about, ...(subject && { event: subject }) });
}

/** The preview of a decision's mail, or the reason for none: an 'unconfirmed' address, or 'nobody' to read it. */
export type MailPreview = { to: string; subject: string; text: string } | 'unconfirmed' | 'nobody';

/** Returns the text of the mail for a pending decision. */
export async function previewMail(
  options: OfficeOptions,
  decision: MailedDecision,
  accountId: number | undefined,
): Promise<MailPreview> {
  if (accountId === undefined) return 'nobody';
  const draft = await draftMail(options.database, decision, accountId);
  return draft ? { to: draft.to.address, ...composeMail(options, draft) } : 'unconfirmed';
}

/** Returns the mail about a decision; undefined if there is none for it or no confirmed address. */
async function draftMail(
  from: Queryable,
  { client, kind, relationId, addressId, review, record, fields = [], reason, records = [] }: MailedDecision,
  accountId: number,
): Promise<MailDraft | undefined> {
  if (!kind) return undefined;
  // An unconfirmed address may be a stranger's.
  const [person] = await from.query<{ language: MailLanguage }>(
    'select language from accounts where id = $1 and email_confirmed_at is not null',
    [accountId],
  );
  if (!person) return undefined;
  const relation = relationId === undefined ? '' : await loadRelationName(from, relationId);
  const address = addressId === undefined ? '' : await loadAddressName(from, addressId);
  const reviewed = review ? await loadReviewed(from, review) : record && (await loadRecord(from, record));
  return {
    kind,
    to: await loadRecipient(from, accountId),
    client: await loadClient(from, client),
    language: person.language,
    accountId,
    path: reviewed ? `${FORM_PATHS[reviewed.kind]}/${encodeURIComponent(reviewed.id)}` : '/secure/profile',
    ...(reviewed && { event: reviewed.title, isChange: reviewed.isChange }),
    about: aboutOf({ reviewed, relationId, addressId, accountId }),
    ...(fields.length > 0 && { fields: fields.map((name) => fieldLabels[name][person.language]).join(', ') }),
    ...(relation && { relation }),
    ...(address && { address }),
    ...(reason && { reason }),
    ...(records.length > 0 && { records }),
  };
}

/** Returns the record of a decision, as in the history. */
function aboutOf({
  reviewed,
  relationId,
  addressId,
  accountId,
}: {
  reviewed: { kind: ReviewedKind; id: string } | undefined;
  relationId: number | undefined;
  addressId: number | undefined;
  accountId: number;
}): NonNullable<MailDraft['about']> {
  if (reviewed) return { kind: reviewed.kind, record: reviewed.id };
  if (relationId !== undefined) return { kind: 'relation', record: relationId };
  if (addressId !== undefined) return { kind: 'address', record: addressId };
  return { kind: 'account', record: accountId };
}

/** Loads the name of a relation: its address, or its role; of suggested addresses only the person's own is named. */
async function loadRelationName(from: Queryable, relationId: number): Promise<string> {
  const [row] = await from.query<{ name: string | null }>(
    `select coalesce(a.name, o.name) as name from role_relations r join accounts p on p.id = r.account_id
     left join roles o on o.client = p.client and o.role_id = r.role_id
     left join addresses a on a.address_id = r.address_id and (a.state = 'approved' or a.owner_id = r.account_id)
     where r.id = $1`,
    [relationId],
  );
  return row?.name ?? '';
}

/** Loads the name of a suggested address, for its author alone. */
async function loadAddressName(from: Queryable, addressId: number): Promise<string> {
  const [row] = await from.query<{ name: string }>('select name from addresses where address_id = $1', [addressId]);
  return row?.name ?? '';
}

/** Loads the title of a reviewed event or article, and whether an earlier version is published. */
async function loadReviewed(
  from: Queryable,
  { kind, id }: NonNullable<MailedDecision['review']>,
): Promise<{ kind: ReviewedKind; id: string; title: string; isChange: boolean } | undefined> {
  const { table, reviews, id: key } = reviewKinds[kind].recordType.tables;
  const [row] = await from.query<{ id: string; title: string; isChange: boolean }>(
    `select e.id, ${latestContent}->>'title' as title, e.state = 'published' as "isChange"
     from ${reviews} r join ${table} e on e.id = r.${key} where r.id = $1`,
    [id],
  );
  return row && { kind, ...row };
}

/** Loads the public title of an event or article. */
async function loadRecord(
  from: Queryable,
  { kind, id }: NonNullable<MailedDecision['record']>,
): Promise<{ kind: ReviewedKind; id: string; title: string; isChange: boolean } | undefined> {
  const { table } = reviewKinds[kind].recordType.tables;
  const [row] = await from.query<{ title: string }>(`select title from ${table} where id = $1`, [id]);
  return row && { kind, id, ...row, isChange: false };
}
