import type { MailTextOf } from './mail-texts';
import { reasonDe, reasonEn } from './reason-lines';
import { englishRecordDecisions, germanRecordDecisions, type RecordDecisionKind } from './record-decision-texts';
import { hasPublished, recordsDe, recordsEn } from './record-lines';

/** The kinds of mails about an operator's decision. */
export type DecisionKind =
  | 'accountVerified'
  | 'accountBlocked'
  | 'accountUnverified'
  | 'relationApproved'
  | 'relationRejected'
  | 'relationBlocked'
  | 'relationRemoved'
  | 'relationKept'
  | 'approvalWithdrawn'
  | 'addressApproved'
  | 'addressRejected'
  | RecordDecisionKind;

const TO_PROFILE_DE = 'Hier geht es zu Ihrem Profil:';
const TO_PROFILE_EN = 'Go to your profile:';

const postingDe = (relation: string | undefined) => (relation ? ` für „${relation}“` : '');
const relationDe = (relation: string | undefined) => (relation ? `„${relation}“` : 'eine Organisation');
const quotedDe = (address: string | undefined) => (address ? ` „${address}“` : '');
const quotedEn = (address: string | undefined) => (address ? ` “${address}”` : '');
const postingEn = (relation: string | undefined) => (relation ? ` for “${relation}”` : '');
const relationEn = (relation: string | undefined) => (relation ? `“${relation}”` : 'an organisation');

/** The German mails about decisions. */
export const germanDecisions: Record<DecisionKind, MailTextOf> = {
  accountVerified: ({ clientName, link }) => ({
    subject: `${clientName}: Ihr Konto ist freigegeben`,
    lines: [
      `wir haben Ihr Konto im Portal „${clientName}“ freigegeben. Sie können sich jetzt anmelden.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  accountBlocked: ({ clientName, link, reason, records }) => ({
    subject: `${clientName}: Ihr Konto ist gesperrt`,
    lines: [
      `wir haben Ihr Konto im Portal „${clientName}“ gesperrt. Sie können sich vorerst nicht anmelden.`,
      ...reasonDe(reason),
      ...recordsDe(records),
      'Sobald das Konto entsperrt ist, finden Sie hier Ihr Profil:',
      link,
    ],
  }),
  accountUnverified: ({ clientName, link, reason }) => ({
    subject: `${clientName}: Ihr Konto ist nicht mehr freigegeben`,
    lines: [
      `wir haben die Freigabe Ihres Kontos im Portal „${clientName}“ zurückgenommen. Sie können sich vorerst nicht anmelden.`,
      ...reasonDe(reason),
      'Sobald das Konto wieder freigegeben ist, finden Sie hier Ihr Profil:',
      link,
    ],
  }),
  relationApproved: ({ clientName, link, relation, records }) => ({
    subject: `${clientName}: ${hasPublished(records) ? 'Freigegeben und veröffentlicht' : 'Sie können jetzt eintragen'}`,
    lines: [
      `ab jetzt können Sie im Portal „${clientName}“${postingDe(relation)} eintragen.`,
      ...recordsDe(records),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationRejected: ({ clientName, link, relation, reason, records }) => ({
    subject: `${clientName}: Ihr Antrag wurde abgelehnt`,
    lines: [
      `Sie möchten im Portal „${clientName}“${postingDe(relation)} eintragen. Wir haben diesen Antrag abgelehnt.`,
      ...reasonDe(reason),
      ...recordsDe(records),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationBlocked: ({ clientName, link, relation, reason, records }) => ({
    subject: `${clientName}: Eine Organisation ist gesperrt`,
    lines: [
      `Sie können im Portal „${clientName}“${postingDe(relation)} nicht mehr eintragen. Wir haben das gesperrt.`,
      ...reasonDe(reason),
      ...recordsDe(records),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationRemoved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Eine Organisation ist aus Ihrem Profil entfernt`,
    lines: [
      `wir haben ${relationDe(relation)} aus Ihrem Profil im Portal „${clientName}“ entfernt, wie Sie es beantragt haben.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationKept: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Eine Organisation bleibt in Ihrem Profil`,
    lines: [
      `Sie haben beantragt, ${relationDe(relation)} aus Ihrem Profil im Portal „${clientName}“ zu entfernen. Wir haben das abgelehnt.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  approvalWithdrawn: ({ clientName, link, event }) => ({
    subject: `${clientName}: Wir haben eine Freigabe zurückgenommen`,
    lines: [
      `wir haben Ihnen gerade eine Freigabe im Portal „${clientName}“ mitgeteilt${event ? `: „${event}“` : ''}. Das war zu früh. Wir prüfen noch einmal und schreiben Ihnen dann.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  addressApproved: ({ clientName, link, address }) => ({
    subject: `${clientName}: Ihre Adresse ist aufgenommen`,
    lines: [
      `wir haben die von Ihnen vorgeschlagene Adresse${quotedDe(address)} im Portal „${clientName}“ aufgenommen. Jetzt können alle sie auswählen.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  addressRejected: ({ clientName, link, address, reason }) => ({
    subject: `${clientName}: Ihre Adresse wurde nicht aufgenommen`,
    lines: [
      `wir haben die von Ihnen vorgeschlagene Adresse${quotedDe(address)} im Portal „${clientName}“ nicht aufgenommen. Wir haben sie überall entfernt, wo Sie sie eingetragen hatten.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  ...germanRecordDecisions,
};

/** The English mails about decisions. */
export const englishDecisions: Record<DecisionKind, MailTextOf> = {
  accountVerified: ({ clientName, link }) => ({
    subject: `${clientName}: Your account is approved`,
    lines: [`We have approved your account at ${clientName}. You can log in now.`, TO_PROFILE_EN, link],
  }),
  accountBlocked: ({ clientName, link, reason, records }) => ({
    subject: `${clientName}: Your account is blocked`,
    lines: [
      `We’ve blocked your account at ${clientName}. You can’t log in for the time being.`,
      ...reasonEn(reason),
      ...recordsEn(records),
      'Once the account is unblocked, you’ll find your profile here:',
      link,
    ],
  }),
  accountUnverified: ({ clientName, link, reason }) => ({
    subject: `${clientName}: Your account is no longer approved`,
    lines: [
      `We’ve withdrawn the approval of your account at ${clientName}. You can’t log in for the time being.`,
      ...reasonEn(reason),
      'Once the account is approved again, you’ll find your profile here:',
      link,
    ],
  }),
  relationApproved: ({ clientName, link, relation, records }) => ({
    subject: `${clientName}: ${hasPublished(records) ? 'Approved and published' : 'You can post now'}`,
    lines: [`You can now post${postingEn(relation)} at ${clientName}.`, ...recordsEn(records), TO_PROFILE_EN, link],
  }),
  relationRejected: ({ clientName, link, relation, reason, records }) => ({
    subject: `${clientName}: Your request was rejected`,
    lines: [
      `You would like to post${postingEn(relation)} at ${clientName}. We’ve rejected this request.`,
      ...reasonEn(reason),
      ...recordsEn(records),
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationBlocked: ({ clientName, link, relation, reason, records }) => ({
    subject: `${clientName}: An organisation has been blocked`,
    lines: [
      `You can no longer post${postingEn(relation)} at ${clientName}. We’ve blocked this.`,
      ...reasonEn(reason),
      ...recordsEn(records),
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationRemoved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: An organisation has been removed from your profile`,
    lines: [
      `We’ve removed ${relationEn(relation)} from your profile at ${clientName}, as you asked.`,
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationKept: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: An organisation stays in your profile`,
    lines: [
      `You asked us to remove ${relationEn(relation)} from your profile at ${clientName}. We’ve rejected this.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
  approvalWithdrawn: ({ clientName, link, event }) => ({
    subject: `${clientName}: We’ve withdrawn an approval`,
    lines: [
      `We just told you about an approval at ${clientName}${event ? `: “${event}”` : ''}. That was too early. We’ll check again and write to you then.`,
      TO_PROFILE_EN,
      link,
    ],
  }),
  addressApproved: ({ clientName, link, address }) => ({
    subject: `${clientName}: Your address has been added`,
    lines: [
      `We have added the address${quotedEn(address)} you suggested at ${clientName}. Everyone can choose it now.`,
      TO_PROFILE_EN,
      link,
    ],
  }),
  addressRejected: ({ clientName, link, address, reason }) => ({
    subject: `${clientName}: Your address wasn’t added`,
    lines: [
      `We haven’t added the address${quotedEn(address)} you suggested at ${clientName}. We’ve removed it wherever you had entered it.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
  ...englishRecordDecisions,
};
