import type { MailTextOf } from './mail-texts';
import { reasonDe, reasonEn } from './reason-lines';

/** The kinds of mails about an operator's decision on an event or an article. */
export type RecordDecisionKind =
  | 'eventApproved'
  | 'eventCorrected'
  | 'eventRejected'
  | 'eventTakenDown'
  | 'eventPutBack'
  | 'eventEdited'
  | 'articleApproved'
  | 'articleCorrected'
  | 'articleRejected'
  | 'articleTakenDown'
  | 'articlePutBack'
  | 'articleEdited';

const TO_EVENT_DE = 'Hier geht es zu Ihrer Veranstaltung:';
const TO_EVENT_EN = 'Go to your event:';
const TO_ARTICLE_DE = 'Hier geht es zu Ihrem Artikel:';
const TO_ARTICLE_EN = 'Go to your article:';

/** The German mails about decisions on events and articles. */
export const germanRecordDecisions: Record<RecordDecisionKind, MailTextOf> = {
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
  eventTakenDown: ({ clientName, link, event, reason }) => ({
    subject: `${clientName}: Wir haben Ihre Veranstaltung herausgenommen`,
    lines: [
      `wir haben „${event}“ aus dem Portal „${clientName}“ herausgenommen. Besucher sehen sie nicht mehr.`,
      ...reasonDe(reason),
      'Sie können sie weiter bearbeiten. Wenn Sie damit fertig sind, antworten Sie auf diese E-Mail: Dann zeigen wir sie wieder.',
      TO_EVENT_DE,
      link,
    ],
  }),
  eventPutBack: ({ clientName, link, event }) => ({
    subject: `${clientName}: Ihre Veranstaltung ist wieder zu sehen`,
    lines: [
      `wir zeigen „${event}“ im Portal „${clientName}“ wieder, so wie Besucher sie zuletzt gesehen haben.`,
      TO_EVENT_DE,
      link,
    ],
  }),
  eventEdited: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Ihre Veranstaltung wurde von der Verwaltung geändert`,
    lines: [
      `wir haben „${event}“ im Portal „${clientName}“ geändert. Besucher sehen sie ab jetzt so.`,
      ...(fields ? [`Von der Verwaltung geändert: ${fields}`] : []),
      TO_EVENT_DE,
      link,
    ],
  }),
  articleApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Ihre Änderung ist freigegeben' : 'Ihr Artikel ist freigegeben'}`,
    lines: [
      isChange
        ? `wir haben Ihre Änderung an „${event}“ im Portal „${clientName}“ freigegeben.`
        : `wir haben Ihren Artikel „${event}“ im Portal „${clientName}“ freigegeben.`,
      'Besucher sehen ihn ab dem ersten Erscheinungstag. Wenn Sie keinen gewählt haben, sehen sie ihn ab jetzt.',
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
  articleTakenDown: ({ clientName, link, event, reason }) => ({
    subject: `${clientName}: Wir haben Ihren Artikel herausgenommen`,
    lines: [
      `wir haben „${event}“ aus dem Portal „${clientName}“ herausgenommen. Besucher sehen ihn nicht mehr.`,
      ...reasonDe(reason),
      'Sie können ihn weiter bearbeiten. Wenn Sie damit fertig sind, antworten Sie auf diese E-Mail: Dann zeigen wir ihn wieder.',
      TO_ARTICLE_DE,
      link,
    ],
  }),
  articlePutBack: ({ clientName, link, event }) => ({
    subject: `${clientName}: Ihr Artikel ist wieder zu sehen`,
    lines: [
      `wir zeigen „${event}“ im Portal „${clientName}“ wieder, so wie Besucher ihn zuletzt gesehen haben.`,
      TO_ARTICLE_DE,
      link,
    ],
  }),
  articleEdited: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Ihr Artikel wurde von der Verwaltung geändert`,
    lines: [
      `wir haben „${event}“ im Portal „${clientName}“ geändert. Besucher sehen ihn ab jetzt so.`,
      ...(fields ? [`Von der Verwaltung geändert: ${fields}`] : []),
      TO_ARTICLE_DE,
      link,
    ],
  }),
};

/** The English mails about decisions on events and articles. */
export const englishRecordDecisions: Record<RecordDecisionKind, MailTextOf> = {
  eventApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Your change is published' : 'Your event is published'}`,
    lines: [
      isChange
        ? `We have approved your change to “${event}” at ${clientName}. Visitors can see it now.`
        : `We have approved your event “${event}” at ${clientName}. Visitors can see it now.`,
      TO_EVENT_EN,
      link,
    ],
  }),
  eventCorrected: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Your event is corrected and published`,
    lines: [
      `We’ve corrected and approved “${event}” at ${clientName}. This is how visitors see it now.`,
      ...(fields ? [`Corrected: ${fields}`] : []),
      TO_EVENT_EN,
      link,
    ],
  }),
  eventRejected: ({ clientName, link, event, isChange, reason, fields }) => ({
    subject: `${clientName}: Please change your event`,
    lines: [
      isChange
        ? `We haven’t published your change to “${event}” at ${clientName} yet.`
        : `We haven’t published your event “${event}” at ${clientName} yet.`,
      ...reasonEn(reason),
      ...(fields ? [`It concerns: ${fields}`] : []),
      ...(isChange ? ['Until then visitors see the previous version.'] : []),
      'Change the event here and send it again:',
      link,
    ],
  }),
  eventTakenDown: ({ clientName, link, event, reason }) => ({
    subject: `${clientName}: We’ve taken down your event`,
    lines: [
      `We’ve taken down “${event}” at ${clientName}. Visitors no longer see it.`,
      ...reasonEn(reason),
      'You can still edit it. When you have finished, reply to this email and we’ll show it again.',
      TO_EVENT_EN,
      link,
    ],
  }),
  eventPutBack: ({ clientName, link, event }) => ({
    subject: `${clientName}: Your event is shown again`,
    lines: [`We show “${event}” at ${clientName} again, as visitors saw it before.`, TO_EVENT_EN, link],
  }),
  eventEdited: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Your event was changed by the back office`,
    lines: [
      `We’ve changed “${event}” at ${clientName}. This is how visitors see it now.`,
      ...(fields ? [`Changed by the back office: ${fields}`] : []),
      TO_EVENT_EN,
      link,
    ],
  }),
  articleApproved: ({ clientName, link, event, isChange }) => ({
    subject: `${clientName}: ${isChange ? 'Your change is approved' : 'Your article is approved'}`,
    lines: [
      isChange
        ? `We have approved your change to “${event}” at ${clientName}.`
        : `We have approved your article “${event}” at ${clientName}.`,
      'Visitors see it from its first publication date on. If you didn’t choose one, they see it now.',
      TO_ARTICLE_EN,
      link,
    ],
  }),
  articleCorrected: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Your article is corrected and approved`,
    lines: [
      `We’ve corrected and approved “${event}” at ${clientName}.`,
      ...(fields ? [`Corrected: ${fields}`] : []),
      TO_ARTICLE_EN,
      link,
    ],
  }),
  articleRejected: ({ clientName, link, event, isChange, reason, fields }) => ({
    subject: `${clientName}: Please change your article`,
    lines: [
      isChange
        ? `We haven’t approved your change to “${event}” at ${clientName} yet.`
        : `We haven’t approved your article “${event}” at ${clientName} yet.`,
      ...reasonEn(reason),
      ...(fields ? [`It concerns: ${fields}`] : []),
      ...(isChange ? ['Until then visitors see the previous version.'] : []),
      'Change the article here and send it again:',
      link,
    ],
  }),
  articleTakenDown: ({ clientName, link, event, reason }) => ({
    subject: `${clientName}: We’ve taken down your article`,
    lines: [
      `We’ve taken down “${event}” at ${clientName}. Visitors no longer see it.`,
      ...reasonEn(reason),
      'You can still edit it. When you have finished, reply to this email and we’ll show it again.',
      TO_ARTICLE_EN,
      link,
    ],
  }),
  articlePutBack: ({ clientName, link, event }) => ({
    subject: `${clientName}: Your article is shown again`,
    lines: [`We show “${event}” at ${clientName} again, as visitors saw it before.`, TO_ARTICLE_EN, link],
  }),
  articleEdited: ({ clientName, link, event, fields }) => ({
    subject: `${clientName}: Your article was changed by the back office`,
    lines: [
      `We’ve changed “${event}” at ${clientName}. This is how visitors see it now.`,
      ...(fields ? [`Changed by the back office: ${fields}`] : []),
      TO_ARTICLE_EN,
      link,
    ],
  }),
};
