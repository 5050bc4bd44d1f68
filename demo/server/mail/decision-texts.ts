import type { MailTextOf } from './mail-texts';

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
  | 'addressApproved'
  | 'addressRejected'
  | 'eventApproved'
  | 'eventCorrected'
  | 'eventRejected'
  | 'articleApproved'
  | 'articleCorrected'
  | 'articleRejected';

const TO_PROFILE_DE = 'Hier geht es zu Ihrem Profil:';
const TO_PROFILE_EN = 'Go to your profile:';
const TO_EVENT_DE = 'Hier geht es zu Ihrer Veranstaltung:';
const TO_EVENT_EN = 'Go to your event:';
const TO_ARTICLE_DE = 'Hier geht es zu Ihrem Artikel:';
const TO_ARTICLE_EN = 'Go to your article:';

const reasonDe = (reason: string | undefined) => (reason ? [`Begründung: ${reason}`] : []);
const reasonEn = (reason: string | undefined) => (reason ? [`Reason: ${reason}`] : []);
const permissionDe = (relation: string | undefined) => (relation ? `Berechtigung „${relation}“` : 'Berechtigung');
const quotedDe = (address: string | undefined) => (address ? ` „${address}“` : '');
const quotedEn = (address: string | undefined) => (address ? ` “${address}”` : '');
const permissionEn = (relation: string | undefined) => (relation ? `permission “${relation}”` : 'permission');

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
      `wir haben Ihre ${permissionDe(relation)} im Portal „${clientName}“ freigegeben. Sie gilt ab jetzt.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationRejected: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Ihre Berechtigung wurde abgelehnt`,
    lines: [
      `wir haben Ihre ${permissionDe(relation)} im Portal „${clientName}“ abgelehnt.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationBlocked: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Ihre Berechtigung ist gesperrt`,
    lines: [
      `wir haben Ihre ${permissionDe(relation)} im Portal „${clientName}“ gesperrt.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationRemoved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Ihre Berechtigung ist entfernt`,
    lines: [
      `wir haben Ihre ${permissionDe(relation)} im Portal „${clientName}“ entfernt, wie Sie es beantragt haben.`,
      TO_PROFILE_DE,
      link,
    ],
  }),
  relationKept: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Ihre Berechtigung bleibt bestehen`,
    lines: [
      `Sie haben beantragt, Ihre ${permissionDe(relation)} im Portal „${clientName}“ zu entfernen. Wir haben das abgelehnt.`,
      ...reasonDe(reason),
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
      `wir haben die von Ihnen vorgeschlagene Adresse${quotedDe(address)} im Portal „${clientName}“ nicht aufgenommen. Wo Sie sie eingetragen hatten, steht jetzt keine Adresse mehr.`,
      ...reasonDe(reason),
      TO_PROFILE_DE,
      link,
    ],
  }),
  eventApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Ihre Änderung ist veröffentlicht' : 'Ihre Veranstaltung ist veröffentlicht'}`,
    lines: [
      isChange
        ? `wir haben Ihre Änderung an „${event}“ im Portal „${clientName}“ freigegeben. Besucher sehen sie ab jetzt.`
        : `wir haben Ihre Veranstaltung „${event}“ im Portal „${clientName}“ freigegeben. Besucher sehen sie ab jetzt.`,
      TO_EVENT_DE,
      link,
    ],
  }),
  eventCorrected: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Ihre Veranstaltung ist korrigiert und veröffentlicht`,
    lines: [
      `wir haben „${event}“ im Portal „${clientName}“ freigegeben und dabei korrigiert. Besucher sehen die Veranstaltung ab jetzt so.`,
      ...(fields ? [`Korrigiert: ${fields}`] : []),
      TO_EVENT_DE,
      link,
    ],
  }),
  eventRejected: ({ clientName, link, event, isChange, reason, fields }) => ({
    subject: `${clientName}: Bitte ändern Sie Ihre Veranstaltung`,
    lines: [
      isChange
        ? `wir haben Ihre Änderung an „${event}“ im Portal „${clientName}“ noch nicht veröffentlicht.`
        : `wir haben Ihre Veranstaltung „${event}“ im Portal „${clientName}“ noch nicht veröffentlicht.`,
      ...reasonDe(reason),
      ...(fields ? [`Es betrifft: ${fields}`] : []),
      ...(isChange ? ['Bis dahin sehen Besucher die bisherige Fassung.'] : []),
      'Hier ändern Sie die Veranstaltung und senden sie noch einmal:',
      link,
    ],
  }),
  articleApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Ihre Änderung ist freigegeben' : 'Ihr Artikel ist freigegeben'}`,
    lines: [
      isChange
        ? `wir haben Ihre Änderung an „${event}“ im Portal „${clientName}“ freigegeben.`
        : `wir haben Ihren Artikel „${event}“ im Portal „${clientName}“ freigegeben.`,
      'Besucher sehen ihn vom ersten Erscheinungstag an, ohne einen solchen ab jetzt.',
      TO_ARTICLE_DE,
      link,
    ],
  }),
  articleCorrected: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Ihr Artikel ist korrigiert und freigegeben`,
    lines: [
      `wir haben „${event}“ im Portal „${clientName}“ freigegeben und dabei korrigiert.`,
      ...(fields ? [`Korrigiert: ${fields}`] : []),
      TO_ARTICLE_DE,
      link,
    ],
  }),
  articleRejected: ({ clientName, link, event, isChange, reason, fields }) => ({
    subject: `${clientName}: Bitte ändern Sie Ihren Artikel`,
    lines: [
      isChange
        ? `wir haben Ihre Änderung an „${event}“ im Portal „${clientName}“ noch nicht freigegeben.`
        : `wir haben Ihren Artikel „${event}“ im Portal „${clientName}“ noch nicht freigegeben.`,
      ...reasonDe(reason),
      ...(fields ? [`Es betrifft: ${fields}`] : []),
      ...(isChange ? ['Bis dahin sehen Besucher die bisherige Fassung.'] : []),
      'Hier ändern Sie den Artikel und senden ihn noch einmal:',
      link,
    ],
  }),
};

/** The English mails about decisions. */
export const englishDecisions: Record<DecisionKind, MailTextOf> = {
  accountVerified: ({ clientName, link }) => ({
    subject: `${clientName}: Your account is approved`,
    lines: [`We have approved your account at ${clientName}. You can log in now.`, TO_PROFILE_EN, link],
  }),
  accountBlocked: ({ clientName, link, reason }) => ({
    subject: `${clientName}: Your account is blocked`,
    lines: [
      `We have blocked your account at ${clientName}. You cannot log in for the time being.`,
      ...reasonEn(reason),
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
      `We have approved your ${permissionEn(relation)} at ${clientName}. It is valid from now on.`,
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationRejected: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Your permission was rejected`,
    lines: [
      `We have rejected your ${permissionEn(relation)} at ${clientName}.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationBlocked: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Your permission is blocked`,
    lines: [
      `We have blocked your ${permissionEn(relation)} at ${clientName}.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
  relationRemoved: ({ clientName, link, relation }) => ({
    subject: `${clientName}: Your permission is removed`,
    lines: [`We have removed your ${permissionEn(relation)} at ${clientName}, as you asked.`, TO_PROFILE_EN, link],
  }),
  relationKept: ({ clientName, link, relation, reason }) => ({
    subject: `${clientName}: Your permission remains`,
    lines: [
      `You asked to remove your ${permissionEn(relation)} at ${clientName}. We have rejected that.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
  addressApproved: ({ clientName, link, address }) => ({
    subject: `${clientName}: Your address has been added`,
    lines: [
      `We have added the address${quotedEn(address)} that you suggested at ${clientName}. Everybody can choose it now.`,
      TO_PROFILE_EN,
      link,
    ],
  }),
  addressRejected: ({ clientName, link, address, reason }) => ({
    subject: `${clientName}: Your address was not added`,
    lines: [
      `We have not added the address${quotedEn(address)} that you suggested at ${clientName}. Where you had entered it, there is no address any more.`,
      ...reasonEn(reason),
      TO_PROFILE_EN,
      link,
    ],
  }),
  eventApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Your change is published' : 'Your event is published'}`,
    lines: [
      isChange
        ? `We have approved your change of “${event}” at ${clientName}. Visitors can see it now.`
        : `We have approved your event “${event}” at ${clientName}. Visitors can see it now.`,
      TO_EVENT_EN,
      link,
    ],
  }),
  eventCorrected: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Your event is corrected and published`,
    lines: [
      `We have corrected and approved “${event}” at ${clientName}. This is how visitors see it now.`,
      ...(fields ? [`Corrected: ${fields}`] : []),
      TO_EVENT_EN,
      link,
    ],
  }),
  eventRejected: ({ clientName, link, event, isChange, reason, fields }) => ({
    subject: `${clientName}: Please change your event`,
    lines: [
      isChange
        ? `We have not published your change of “${event}” at ${clientName} yet.`
        : `We have not published your event “${event}” at ${clientName} yet.`,
      ...reasonEn(reason),
      ...(fields ? [`It concerns: ${fields}`] : []),
      ...(isChange ? ['Until then visitors see the earlier version.'] : []),
      'Change the event here and send it again:',
      link,
    ],
  }),
  articleApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Your change is approved' : 'Your article is approved'}`,
    lines: [
      isChange
        ? `We have approved your change of “${event}” at ${clientName}.`
        : `We have approved your article “${event}” at ${clientName}.`,
      'Visitors see it from its first publication date on, without one from now on.',
      TO_ARTICLE_EN,
      link,
    ],
  }),
  articleCorrected: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Your article is corrected and approved`,
    lines: [
      `We have corrected and approved “${event}” at ${clientName}.`,
      ...(fields ? [`Corrected: ${fields}`] : []),
      TO_ARTICLE_EN,
      link,
    ],
  }),
  articleRejected: ({ clientName, link, event, isChange, reason, fields }) => ({
    subject: `${clientName}: Please change your article`,
    lines: [
      isChange
        ? `We have not approved your change of “${event}” at ${clientName} yet.`
        : `We have not approved your article “${event}” at ${clientName} yet.`,
      ...reasonEn(reason),
      ...(fields ? [`It concerns: ${fields}`] : []),
      ...(isChange ? ['Until then visitors see the earlier version.'] : []),
      'Change the article here and send it again:',
      link,
    ],
  }),
};
