import { decideOnAdvert } from '../../../adverts/decisions/decide-on-advert';
import type { ActorContext } from '../../../history/actor-context';
import { changeAccount } from '../../../persons/decisions/change-account';
import { decideOnAddress } from '../../../persons/decisions/decide-on-address';
import { returnAllAwaiting } from '../../../reviews/decide-on-awaiting';
import { decideOnRecord } from '../../../reviews/decide-on-record';
import { decideOnRelation } from '../../../reviews/decide-on-relation';
import {
  accountKinds,
  addressKinds,
  type MailedDecision,
  mailOnDecision,
  recordMails,
  relationKinds,
} from '../../decisions/decision-mails';
import type { OfficeOptions } from '../../options';
import type { QueueEntry } from '../queue-kinds';
import { loadReader } from './readers';
import { type Reason, type RefusalReasons, reasonFor } from './refusal-reasons';

/** A deed on several entries at once. */
export type BulkDeed = 'approve' | 'refuse';

/** An entry that an operator has chosen, in the version on their page. */
export type Pick = { entry: QueueEntry; seen: string };

/**
 * Checks whether a deed is possible without looking at an entry alone: a person who asks for the removal of a relation
 * gets an answer of its own, and a person is not refused but blocked.
 */
export const isPossible = (deed: BulkDeed, { kind, isRemoval }: QueueEntry): boolean =>
  !isRemoval && (deed === 'approve' || kind !== 'account');

/** Returns the mail about a deed on an entry; undefined for an advert, whose own mail has its invoice. */
export function mailAbout(
  client: string,
  deed: BulkDeed,
  { kind, id }: QueueEntry,
  { reason, fields }: Reason = { reason: '', fields: [] },
): MailedDecision | undefined {
  const isApproval = deed === 'approve';
  switch (kind) {
    case 'event':
    case 'article':
      return {
        client,
        kind: recordMails[kind][isApproval ? 'approve' : 'reject'],
        review: { kind, id },
        reason,
        fields,
      };
    case 'relation':
      return { client, kind: relationKinds[isApproval ? 'approve' : 'reject'], relationId: id, reason };
    case 'address':
      return { client, kind: addressKinds[isApproval ? 'approve' : 'remove'], addressId: id, reason };
    case 'account':
      return { client, kind: accountKinds.verify };
    default:
      return undefined;
  }
}

/** Decides on one of several entries in a transaction of its own; 'done', or why not. */
export async function decideOnEntry(
  options: OfficeOptions,
  { entry, seen }: Pick,
  { deed, reasons }: { deed: BulkDeed; reasons: RefusalReasons },
  actorContext: ActorContext,
): Promise<string> {
  const { kind, id } = entry;
  const isApproval = deed === 'approve';
  const { language } = await loadReader(options.database, actorContext.client, entry);
  const said = reasonFor(reasons, kind, language);
  const { reason, fields } = said;
  const mail = mailAbout(actorContext.client, deed, entry, said);
  const onDecision = mail ? mailOnDecision(options, mail) : async () => undefined;
  switch (kind) {
    case 'event':
    case 'article': {
      const outcome = isApproval ? ({ action: 'approve' } as const) : ({ action: 'reject', reason, fields } as const);
      return decideOnRecord(options, { kind, id, seenVersion: seen, ...outcome }, actorContext, onDecision);
    }
    case 'advert': {
      const action = isApproval ? 'approve' : 'reject';
      const decision = { id, action, seenState: seen } as const;
      return decideOnAdvert(
        options,
        { ...decision, reason: (orderLanguage) => reasonFor(reasons, kind, orderLanguage).reason },
        actorContext,
      );
    }
    case 'account':
      return changeAccount(options, { id, action: 'verify' }, actorContext, {
        onDecision,
        onBlock: (transaction, blocked) => returnAllAwaiting(transaction, blocked, actorContext),
      });
    case 'address': {
      const action = isApproval ? 'approve' : 'remove';
      return decideOnAddress(options, { id, seenVersion: seen, action, reason }, actorContext, onDecision);
    }
    case 'relation': {
      const action = isApproval ? 'approve' : 'reject';
      const decision = { relationId: id, action, reason, seen } as const;
      return (await decideOnRelation(options, { ...actorContext, ...decision }, onDecision)).result;
    }
  }
}
