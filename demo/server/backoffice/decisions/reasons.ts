import { fieldLabels, type LabelledField, labelledFields } from '../../events/field-words';
import type { MailLanguage } from '../../mail/mail-texts';
import type { AccountAction } from '../../persons/decisions/change-account';
import type { AddressAction } from '../../persons/decisions/decide-on-address';
import type { RelationAction } from '../../persons/decisions/decide-on-relation';
import type { ReviewAction } from '../../reviews/decide-on-record';
import type { Form } from '../page/form';

const MAX_REASON_LENGTH = 500;

/** A template of a reason: the operator picks the German one, the person reads it in their own language. */
type ReasonTemplate = Readonly<Record<MailLanguage, string>> & {
  /** The fields that it names. */ fields?: readonly LabelledField[];
};

const MISUSE: ReasonTemplate = {
  de: 'Darüber wurden Inhalte eingetragen, die hier nicht erlaubt sind.',
  en: 'It was used to post content that is not allowed here.',
};

const accountReasons: Partial<Record<AccountAction, readonly ReasonTemplate[]>> = {
  block: [
    MISUSE,
    { de: 'Wir konnten nicht klären, wem das Konto gehört.', en: 'We could not find out whose account it is.' },
    { de: 'Sie haben schon ein anderes Konto.', en: 'You already have another account.' },
  ],
  unverify: [
    { de: 'Wir müssen Ihre Angaben noch einmal prüfen.', en: 'We have to check your details again.' },
    { de: 'Wir konnten Sie nicht erreichen.', en: 'We could not reach you.' },
  ],
};

const relationReasons: Partial<Record<RelationAction, readonly ReasonTemplate[]>> = {
  reject: [
    {
      de: 'Wir konnten nicht klären, ob Sie dafür eintragen dürfen.',
      en: 'We could not find out whether you may post for it.',
    },
    { de: 'Diese Berechtigung haben Sie schon.', en: 'You already have this permission.' },
  ],
  block: [MISUSE, { de: 'Die Organisation hat uns darum gebeten.', en: 'The organisation has asked us to.' }],
  keep: [{ de: 'Es gibt dazu noch Veranstaltungen.', en: 'There are still events for it.' }],
};

const addressReasons: Partial<Record<AddressAction, readonly ReasonTemplate[]>> = {
  remove: [
    {
      de: 'Diese Adresse gibt es schon. Bitte wählen Sie die vorhandene aus.',
      en: 'This address exists already. Please choose the existing one.',
    },
    {
      de: 'Die Angaben sind unvollständig. Bitte schlagen Sie die Adresse mit Straße und Postleitzahl vor.',
      en: 'The details are incomplete. Please suggest the address with street and postcode.',
    },
    { de: 'Wir konnten die Adresse nicht finden.', en: 'We could not find the address.' },
  ],
};

const eventReasons: Partial<Record<ReviewAction, readonly ReasonTemplate[]>> = {
  reject: [
    {
      de: 'Das Bild ist ein Plakat mit Schrift. Bitte nehmen Sie ein Foto ohne Text.',
      en: 'The picture is a poster with writing on it. Please use a photo without text.',
      fields: ['media'],
    },
    {
      de: 'Diese Veranstaltung gibt es schon im Portal.',
      en: 'This event is in the portal already.',
    },
    {
      de: 'Ort oder Termin sind unklar. Bitte ergänzen Sie die Angaben.',
      en: 'The venue or the date is unclear. Please add the details.',
      fields: ['dates', 'location'],
    },
    {
      de: 'Solche Veranstaltungen nehmen wir nicht auf.',
      en: 'We do not list events of this kind.',
    },
  ],
};

const articleReasons: Partial<Record<ReviewAction, readonly ReasonTemplate[]>> = {
  reject: [
    {
      de: 'Das Bild ist ein Plakat mit Schrift. Bitte nehmen Sie ein Foto ohne Text.',
      en: 'The picture is a poster with writing on it. Please use a photo without text.',
      fields: ['media'],
    },
    {
      de: 'Der Text ist Werbung. Bitte schreiben Sie sachlich, worum es geht.',
      en: 'The text is advertising. Please say plainly what it is about.',
      fields: ['longdesc1'],
    },
    { de: 'Diesen Artikel gibt es schon im Portal.', en: 'This article is in the portal already.' },
    { de: 'Solche Artikel nehmen wir nicht auf.', en: 'We do not publish articles of this kind.' },
  ],
};

const advertReasons: readonly ReasonTemplate[] = [
  {
    de: 'Das Bild zeigt etwas, das wir nicht veröffentlichen dürfen.',
    en: 'The picture shows something that we must not publish.',
  },
  {
    de: 'Es ist nicht zu erkennen, wer wirbt und wofür.',
    en: 'It cannot be told who advertises, and what for.',
  },
  { de: 'Für so etwas nehmen wir keine Anzeigen an.', en: 'We do not take adverts of this kind.' },
];

/** Returns the templates for a decision; undefined if it needs no reason. */
export const templatesOf = {
  account: (action: AccountAction) => accountReasons[action],
  relation: (action: RelationAction) => relationReasons[action],
  address: (action: AddressAction) => addressReasons[action],
  event: (action: ReviewAction) => eventReasons[action],
  article: (action: ReviewAction) => articleReasons[action],
  advert: advertReasons,
};

/** The reason from the form: the picked template, and the operator's text. */
export type ReasonInput = { template: number | undefined; text: string };

/** Reads the reason in a form. */
export function readReason(form: Form): ReasonInput {
  const template = form.line('template');
  return {
    template: /^\d$/.test(template) ? Number(template) : undefined,
    text: form.line('reason').slice(0, MAX_REASON_LENGTH),
  };
}

/** Returns the fields that a rejection names: those that the operator has ticked, or else those of the template. */
export function readReasonFields(form: Form, templates: readonly ReasonTemplate[]): LabelledField[] {
  const ticked = Object.keys(fieldLabels).filter((name) => form.line(`field-${name}`) === 'yes');
  if (ticked.length > 0) return labelledFields(ticked);
  const { template } = readReason(form);
  return labelledFields((template === undefined ? undefined : templates[template]?.fields) ?? []);
}

/** Returns the reason in the person's language; '' without one. */
export const reasonText = (
  { template, text }: ReasonInput,
  templates: readonly ReasonTemplate[],
  language: MailLanguage,
): string =>
  [template === undefined ? undefined : templates[template]?.[language], text]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_REASON_LENGTH);
