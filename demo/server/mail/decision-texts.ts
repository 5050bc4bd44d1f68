import type { Text } from './mail-texts';

/** What an operator has decided. */
export type DecisionKind =
  | 'accountVerified'
  | 'accountBlocked'
  | 'accountUnverified'
  | 'relationApproved'
  | 'relationRejected'
  | 'relationBlocked'
  | 'relationRemoved'
  | 'relationKept';

const TO_PROFILE_DE = 'Hier geht es zu Ihrem Profil:';
const TO_PROFILE_EN = 'Go to your profile:';

const reasonDe = (reason: string | undefined) => (reason ? [`Begründung: ${reason}`] : []);
const reasonEn = (reason: string | undefined) => (reason ? [`Reason: ${reason}`] : []);
const namedDe = (relation: string | undefined) => (relation ? `Berechtigung „${relation}“` : 'Berechtigung');
const namedEn = (relation: string | undefined) => (relation ? `permission “${relation}”` : 'permission');

/** What an operator has decided about a person, in German. */
export const germanDecisions: Record<DecisionKind, Text> = {
  accountVerified: ({ clientName, link }) => ({
    subject: `${clientName}: Ihr Konto ist freigegeben`,
    lines: [
      `wir haben Ihr Konto im Portal „${clientName}“ freigegeben. Sie können sich jetzt anmelden.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  accountBlocked: ({ clientName, link, reason }) => ({
    subject: `${clientName}: Ihr Konto ist gesperrt`,
    lines: [
      `wir haben Ihr Konto im Portal „${clientName}“ gesperrt. Sie können sich vorerst nicht anmelden.`,
      ...reasonDe(reason),
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
  relationApproved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Ihre Berechtigung ist freigegeben`,
    lines: [
      `wir haben Ihre ${namedDe(relation)} im Portal „${clientName}“ freigegeben. Sie gilt ab jetzt.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationRejected: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Ihre Berechtigung wurde abgelehnt`,
    lines: [
      `wir haben Ihre ${namedDe(relation)} im Portal „${clientName}“ abgelehnt.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationBlocked: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Ihre Berechtigung ist gesperrt`,
    lines: [
      `wir haben Ihre ${namedDe(relation)} im Portal „${clientName}“ gesperrt.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationRemoved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Ihre Berechtigung ist entfernt`,
    lines: [
      `wir haben Ihre ${namedDe(relation)} im Portal „${clientName}“ entfernt, wie Sie es beantragt haben.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationKept: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Ihre Berechtigung bleibt bestehen`,
    lines: [
      `Sie haben beantragt, Ihre ${namedDe(relation)} im Portal „${clientName}“ zu entfernen. Wir haben das abgelehnt.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
};

/** The same in English. */
export const englishDecisions: Record<DecisionKind, Text> = {
  accountVerified: ({ clientName, link }) => ({
    subject: `${clientName}: Your account is approved`,
    lines: [`We have approved your account at ${clientName}. You can log in now.`, TO_PROFILE_EN, link],
  }),
  accountBlocked: ({ clientName, link, reason }) => ({
    subject: `${clientName}: Your account is blocked`,
    lines: [
      ...reasonEn(reason),
      `We have blocked your account at ${clientName}. You cannot log in for the time being.`,
      'As soon as the account is unblocked, you will find your profile here:',
      link,
    ],
  }),
  accountUnverified: ({ clientName, link, reason }) => ({
    subject: `${clientName}: Your account is no longer approved`,
    lines: [
      `We have withdrawn the approval of your account at ${clientName}. You cannot log in for the time being.`,
      ...reasonEn(reason),
      'As soon as the account is approved again, you will find your profile here:',
      link,
    ],
  }),
  relationApproved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Your permission is approved`,
    lines: [
      `We have approved your ${namedEn(relation)} at ${clientName}. It is valid from now on.`,
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationRejected: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Your permission was rejected`,
    lines: [`We have rejected your ${namedEn(relation)} at ${clientName}.`, ...reasonEn(reason), TO_PROFILE_EN, link],
  }),
  relationBlocked: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Your permission is blocked`,
    lines: [`We have blocked your ${namedEn(relation)} at ${clientName}.`, ...reasonEn(reason), TO_PROFILE_EN, link],
  }),
  relationRemoved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Your permission is removed`,
    lines: [`We have removed your ${namedEn(relation)} at ${clientName}, as you asked.`, TO_PROFILE_EN, link],
  }),
  relationKept: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Your permission remains`,
    lines: [
      `You asked to remove your ${namedEn(relation)} at ${clientName}. We have rejected that.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
};
