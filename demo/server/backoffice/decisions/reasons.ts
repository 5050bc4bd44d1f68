import type { AdvertPart } from '../../../../src/model/adverts/advert-parts';
import { fieldLabels, type LabelledField, labelledFields } from '../../events/field-words';
import type { MailLanguage } from '../../mail/mail-texts';
import type { AccountAction } from '../../persons/decisions/change-account';
import type { AddressAction } from '../../persons/decisions/decide-on-address';
import { cutText } from '../../platform/cut-text';
import type { ReviewAction } from '../../reviews/decide-on-record';
import type { RelationAction } from '../../reviews/decide-on-relation';
import type { Form } from '../page/form';

const MAX_REASON_LENGTH = 500;

/** A template of a reason: the operator picks the German one, the person reads it in their own language. */
export type ReasonTemplate = Readonly<Record<MailLanguage, string>> & {
  /** The fields that it names. */ fields?: readonly LabelledField[];
};

const MISUSE: ReasonTemplate = {
  de: 'Darüber wurden Inhalte eingetragen, die hier nicht erlaubt sind.',
  en: 'It was used to post content that is not allowed here.',
};

const accountReasons: Partial<Record<AccountAction, readonly ReasonTemplate[]>> = {
  block: [
    MISUSE,
    { de: 'Wir konnten nicht klären, wem das Konto gehört.', en: 'We couldn’t find out whose account this is.' },
    { de: 'Sie haben schon ein anderes Konto.', en: 'You already have another account.' },
  ],
  unverify: [
    { de: 'Wir müssen Ihre Angaben noch einmal prüfen.', en: 'We have to check your details again.' },
    { de: 'Wir konnten Sie nicht erreichen.', en: 'We couldn’t reach you.' },
  ],
};

const relationReasons: Partial<Record<RelationAction, readonly ReasonTemplate[]>> = {
  reject: [
    {
      de: 'Wir konnten nicht klären, ob Sie dafür eintragen dürfen.',
      en: 'We couldn’t find out whether you may post for it.',
    },
    { de: 'Sie tragen dafür schon ein.', en: 'You already post for it.' },
  ],
  block: [MISUSE, { de: 'Die Organisation hat uns darum gebeten.', en: 'The organisation has asked us to.' }],
  keep: [{ de: 'Es gibt dazu noch Veranstaltungen.', en: 'There are still events for it.' }],
};

const addressReasons: Partial<Record<AddressAction, readonly ReasonTemplate[]>> = {
  remove: [
    {
      de: 'Diese Adresse gibt es schon. Bitte wählen Sie die vorhandene aus.',
      en: 'This address already exists. Please choose it from the list.',
    },
    {
      de: 'Die Angaben sind unvollständig. Bitte schlagen Sie die Adresse mit Straße und Postleitzahl vor.',
      en: 'The details are incomplete. Please suggest the address with street and postcode.',
    },
    { de: 'Wir konnten die Adresse nicht finden.', en: 'We couldn’t find the address.' },
  ],
};

const eventReasons: Partial<Record<ReviewAction, readonly ReasonTemplate[]>> = {
  reject: [
    {
      de: 'Das Bild ist ein Plakat mit Schrift. Bitte nehmen Sie ein Foto ohne Text.',
      en: 'The picture is a poster with text on it. Please use a photo without text.',
      fields: ['media'],
    },
    {
      de: 'Diese Veranstaltung gibt es schon im Portal.',
      en: 'This event is already in the portal.',
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
      en: 'The picture is a poster with text on it. Please use a photo without text.',
      fields: ['media'],
    },
    {
      de: 'Der Text ist Werbung. Bitte schreiben Sie sachlich, worum es geht.',
      en: 'The text is advertising. Please write plainly what it’s about.',
      fields: ['longdesc1'],
    },
    { de: 'Diesen Artikel gibt es schon im Portal.', en: 'This article is already in the portal.' },
    { de: 'Solche Artikel nehmen wir nicht auf.', en: 'We do not publish articles of this kind.' },
  ],
};

/** The templates of reasons for taking a published record down. */
const takeDownReasons: Readonly<Record<'event' | 'article', readonly ReasonTemplate[]>> = {
  event: [
    { de: 'Die Veranstaltung findet nicht statt.', en: 'The event does not take place.' },
    {
      de: 'Ort, Termin oder Preis stimmen nach einem Hinweis nicht. Bitte prüfen Sie die Angaben.',
      en: 'We have been told that the venue, the date or the price is wrong. Please check the details.',
    },
    {
      de: 'Die Rechte an einem Bild oder Text sind nicht geklärt.',
      en: 'The rights to a picture or a text have not been settled.',
    },
    { de: 'Der Inhalt verstößt gegen unsere Regeln.', en: 'The content breaks our rules.' },
  ],
  article: [
    { de: 'Der Inhalt stimmt nach einem Hinweis nicht.', en: 'We have been told that the content is wrong.' },
    {
      de: 'Die Rechte an einem Bild oder Text sind nicht geklärt.',
      en: 'The rights to a picture or a text have not been settled.',
    },
    { de: 'Der Inhalt verstößt gegen unsere Regeln.', en: 'The content breaks our rules.' },
  ],
};

const advertReasons: readonly ReasonTemplate[] = [
  {
    de: 'Das Bild zeigt etwas, das wir nicht veröffentlichen dürfen.',
    en: 'The picture shows something we’re not allowed to publish.',
  },
  {
    de: 'Es ist nicht klar, wer hier wofür wirbt.',
    en: 'It isn’t clear who is advertising, and what for.',
  },
  { de: 'Für so etwas nehmen wir keine Anzeigen an.', en: 'We do not take adverts of this kind.' },
];

/** The templates of reasons for which an advert goes back to its buyer, with the parts that they are about. */
export const advertReturnReasons: readonly (Readonly<Record<MailLanguage, string>> & {
  parts: readonly AdvertPart[];
})[] = [
  {
    de: 'Auf dem Bild steht Text, den man in dieser Größe nicht lesen kann. Bitte nehmen Sie ein Bild ohne Text.',
    en: 'The picture has text that can’t be read at this size. Please use a picture without text.',
    parts: ['picture'],
  },
  {
    de: 'Bitte schreiben Sie dazu, wer wirbt und wofür.',
    en: 'Please add who is advertising, and what for.',
    parts: ['title', 'text'],
  },
  {
    de: 'Der Text passt nicht zur Veranstaltung. Bitte prüfen Sie ihn.',
    en: 'The text doesn’t fit the event. Please check it.',
    parts: ['text'],
  },
];

/** Returns the templates for a decision; undefined if it needs no reason. */
export const templatesOf = {
  account: (action: AccountAction) => accountReasons[action],
  relation: (action: RelationAction) => relationReasons[action],
  address: (action: AddressAction) => addressReasons[action],
  event: (action: ReviewAction) => eventReasons[action],
  article: (action: ReviewAction) => articleReasons[action],
  takeDown: (kind: 'event' | 'article') => takeDownReasons[kind],
  advert: advertReasons,
};

/** The reason from the form: the picked template, and the operator's text. */
export type ReasonInput = { template: number | undefined; text: string };

/** Reads the reason in a form; `name` is the field of its template. */
export function readReason(form: Form, name = 'template'): ReasonInput {
  const template = form.line(name);
  return {
    template: /^\d$/.test(template) ? Number(template) : undefined,
    text: cutText(form.line('reason'), MAX_REASON_LENGTH),
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
  cutText(
    [template === undefined ? undefined : templates[template]?.[language], text].filter(Boolean).join(' '),
    MAX_REASON_LENGTH,
  );
