import { plainVatId } from '../../../../../src/model/adverts/vat-id';
import { isEmail } from '../../../../../src/model/contact-checks';
import { STATES } from '../../../../../src/model/series/states';
import { isSlotPictureAddress } from '../../../media/slot-pictures';
import {
  choiceField,
  dayField,
  type Field,
  flagField,
  integerField,
  lineField,
  moneyField,
  multilineField,
  optionalLineField,
  shareField,
  timeField,
} from '../../page/fields';
import type { FieldValues } from '../../page/typed-fields';
import { DATEV_DEFAULTS, datevAccountFields, datevFields, datevProblems } from './datev-fields';
import { tiersField, townsField, weekdaySharesField, weekdaysField } from './field-groups';
import { isBic, isIban, plainIban, vatIdProblem } from './seller-checks';

/** A group of fields in the form of a record; short ones stand beside each other. */
type FieldGroup = { title: string; fields: readonly Field[]; hasColumns?: boolean };

/** The kinds of catalogue records; most of them have a parent record. */
export type KindName = 'seller' | 'medium' | 'channel' | 'slot' | 'voucher';

/** A kind of record: its table, and its form for operators. */
export type Kind = {
  label: string;
  /** The title of the page for a new record. */
  newTitle: string;
  table: string;
  key: string;
  /** SQL: the rows `r` of a client $1. */
  from: string;
  /** SQL: a column of `r` that contains all fields as JSON; without it each field is a column. */
  data?: string;
  parent?: { kind: KindName; column: string };
  fieldGroups: readonly FieldGroup[];
  /** The values in the form of a new record. */
  defaults: FieldValues;
  /** Returns problems across fields, by their names. */
  problems?(values: FieldValues, stored: FieldValues | undefined): Readonly<Record<string, string>>;
};

const NAMES = [
  lineField({ name: 'name', label: 'Name', isRequired: true }),
  optionalLineField({ name: 'name_en', label: 'Name auf Englisch', hint: 'Ohne ihn lesen alle den deutschen.' }),
] as const;
const DESCRIPTIONS = [
  lineField({ name: 'description', label: 'Beschreibung', maxLength: 300 }),
  optionalLineField({ name: 'description_en', label: 'Beschreibung auf Englisch', maxLength: 300 }),
] as const;
const POSITION = integerField({
  ...{ name: 'position', label: 'Reihenfolge', hint: 'Die kleinste Zahl steht zuerst.', range: [0, 999] },
});
const activeField = (hint: string) => flagField({ name: 'is_active', label: 'Im Angebot', hint });

const medium: Kind = {
  ...{ label: 'Medium', newTitle: 'Neues Medium', table: 'advert_media', key: 'id' },
  from: 'advert_media r where r.client = $1',
  fieldGroups: [
    {
      title: 'Angaben',
      fields: [
        choiceField({ name: 'kind', label: 'Art', options: { print: 'gedruckt', online: 'online' } }),
        ...NAMES,
        ...DESCRIPTIONS,
        POSITION,
        activeField('Sonst kann niemand darin buchen. Was gebucht ist, bleibt.'),
      ],
    },
  ],
  defaults: { kind: 'online', position: 0, is_active: true },
};

const channel: Kind = {
  ...{ label: 'Bereich', newTitle: 'Neuer Bereich', table: 'advert_channels', key: 'id' },
  from: 'advert_channels r join advert_media m on m.id = r.medium_id where m.client = $1',
  parent: { kind: 'medium', column: 'medium_id' },
  fieldGroups: [
    {
      title: 'Angaben',
      fields: [
        ...NAMES,
        ...DESCRIPTIONS,
        integerField({ name: 'reach', label: 'Reichweite: Menschen am Tag', range: [1, 100_000_000] }),
        townsField({
          ...{ name: 'community_ids', label: 'Gemeinden, in denen er gelesen wird' },
          hint: 'Ohne Auswahl: überall. Wer bucht, kann nach ihnen suchen.',
        }),
        POSITION,
        activeField('Sonst kann niemand darin buchen. Was gebucht ist, bleibt.'),
      ],
    },
  ],
  defaults: { position: 0, reach: 1000, is_active: true, community_ids: [] },
};

/** The placements of adverts, as operators call them. */
export const PLACEMENT_LABELS = {
  list: 'zwischen den Veranstaltungen der Liste',
  teaser: 'auf der Titelseite',
  detail: 'neben einer Veranstaltung',
  article: 'in einem Artikel',
  print: 'in der Zeitung',
} as const;

const SIZE_HINT = 'Online in Pixeln, gedruckt in Millimetern.';
const stateOptions = Object.fromEntries(STATES.map((state) => [state, state]));

const slot: Kind = {
  ...{ label: 'Werbeplatz', newTitle: 'Neuer Werbeplatz', table: 'advert_slots', key: 'id' },
  from: `advert_slots r join advert_channels c on c.id = r.channel_id join advert_media m on m.id = c.medium_id
    where m.client = $1`,
  parent: { kind: 'channel', column: 'channel_id' },
  fieldGroups: [
    {
      title: 'Angaben',
      fields: [
        ...NAMES,
        ...DESCRIPTIONS,
        choiceField({ name: 'place', label: 'Wo die Anzeige erscheint', options: PLACEMENT_LABELS }),
        lineField({
          ...{ name: 'picture', label: 'Adresse eines Bildes, das den Werbeplatz zeigt', maxLength: 500 },
          hint: 'Von einer anderen Website; ein eigenes laden Sie nach dem Speichern auf der Seite des Werbeplatzes hoch. Ohne Bild zeichnet das Portal, wo der Werbeplatz ist.',
          validate: pictureProblem,
        }),
        integerField({ name: 'width', label: 'Breite', hint: SIZE_HINT, range: [1, 4000] }),
        integerField({ name: 'height', label: 'Höhe', hint: SIZE_HINT, range: [1, 4000] }),
        POSITION,
        activeField('Sonst kann niemand diesen Werbeplatz buchen. Was gebucht ist, bleibt.'),
      ],
    },
    {
      title: 'Preise',
      fields: [
        moneyField({ name: 'day_cents', label: 'Preis je Tag ohne Umsatzsteuer (Euro)', isRequired: true }),
        moneyField({ name: 'least_cents', label: 'Mindestpreis eines Auftrags (Euro)', isRequired: true }),
        shareField({
          name: 'vat_share',
          label: 'Umsatzsteuer (Prozent)',
          hint: 'In Deutschland 19, ermäßigt 7.',
          isRequired: true,
        }),
        weekdaySharesField({ name: 'weekday_shares', label: 'Zuschlag je Wochentag in Prozent' }),
        tiersField({
          ...{ name: 'tiers', label: 'Mengenstaffel' },
          hint: 'Ab diesem Tag eines Auftrags ist jeder weitere um so viel günstiger. Die teuersten Tage zählen zuerst.',
        }),
        shareField({ name: 'repeat_share', label: 'Nachlass für eine Wiederholung (Prozent)', isRequired: true }),
      ],
    },
    {
      title: 'Tage und Anzeigenschluss',
      fields: [
        integerField({ name: 'capacity', label: 'Anzeigen je Tag', range: [1, 100] }),
        weekdaysField({ name: 'weekdays', label: 'Erscheint am' }),
        integerField({ name: 'closing_workdays', label: 'Anzeigenschluss: Werktage vorher', range: [0, 60] }),
        timeField({ name: 'closing_time', label: 'Anzeigenschluss: Uhrzeit' }),
        choiceField({ name: 'holidays_of', label: 'Feiertage des Landes', options: stateOptions }),
      ],
    },
  ],
  defaults: {
    picture: '',
    ...{ place: 'list', width: 640, height: 400, position: 0, is_active: true, day_cents: 2000, least_cents: 0 },
    ...{ vat_share: 1900, weekday_shares: [0, 0, 0, 0, 0, 0, 0], tiers: [], repeat_share: 0, capacity: 1 },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], closing_workdays: 1, closing_time: '12:00', holidays_of: 'BW' },
  },
};

const voucher: Kind = {
  ...{ label: 'Gutschein', newTitle: 'Neuer Gutschein', table: 'advert_vouchers', key: 'code' },
  from: 'advert_vouchers r where r.client = $1',
  fieldGroups: [
    {
      title: 'Angaben',
      fields: [
        lineField({
          ...{ name: 'code', label: 'Code', hint: 'Buchstaben, Ziffern und Striche. Er bleibt, wie er ist.' },
          ...{ isRequired: true, maxLength: 40, normalize: (text: string) => text.toUpperCase() },
          validate: (text) =>
            /^[A-ZÄÖÜ\d-]{3,}$/.test(text) ? undefined : 'Bitte mindestens drei Buchstaben oder Ziffern.',
        }),
        shareField({ name: 'share', label: 'Nachlass in Prozent', min: 1, isRequired: false }),
        moneyField({ name: 'cents', label: 'oder Betrag ohne Umsatzsteuer (Euro)', min: 1, isRequired: false }),
        integerField({ name: 'uses_most', label: 'Wie oft er gilt', range: [0, 1_000_000] }),
        dayField({ name: 'first_day', label: 'Gilt ab' }),
        dayField({ name: 'last_day', label: 'Gilt bis einschließlich' }),
        flagField({
          ...{ name: 'is_active', label: 'Einlösbar' },
          hint: 'Sonst kann ihn niemand mehr einlösen. Aufträge, die ihn verwendet haben, behalten ihren Nachlass.',
        }),
      ],
    },
  ],
  defaults: { uses_most: 100, is_active: true },
  problems: ({ share, cents, uses_most: max, first_day: first, last_day: last }, stored) => {
    const used = Number(stored?.uses_most ?? 0) - Number(stored?.uses_left ?? 0);
    return {
      ...((share === null) === (cents === null) && {
        share: 'Bitte entweder einen Nachlass in Prozent oder einen Betrag.',
      }),
      ...(Number(max) < used && { uses_most: `Er ist schon ${used}-mal verwendet worden.` }),
      ...(typeof first === 'string' &&
        typeof last === 'string' &&
        last < first && { last_day: 'Das ist vor dem ersten Tag.' }),
    };
  },
};

const seller: Kind = {
  ...{ label: 'Verkäufer', newTitle: 'Verkäufer', table: 'advert_sellers', key: 'client' },
  ...{ from: 'advert_sellers r where r.client = $1', data: 'data' },
  fieldGroups: [
    {
      title: 'Wer die Rechnungen schreibt',
      fields: [
        lineField({ name: 'name', label: 'Name oder Firma', isRequired: true }),
        lineField({ name: 'street', label: 'Straße und Hausnummer', isRequired: true }),
        lineField({ name: 'postalCode', label: 'Postleitzahl', isRequired: true, maxLength: 12 }),
        lineField({ name: 'city', label: 'Ort', isRequired: true }),
        lineField({
          ...{ name: 'country', label: 'Land', hint: 'Zwei Buchstaben, wie DE.', isRequired: true },
          normalize: (text) => text.toUpperCase(),
          validate: (text) => (/^[A-Z]{2}$/.test(text) ? undefined : 'Bitte zwei Buchstaben, wie DE.'),
        }),
        lineField({ name: 'email', label: 'E-Mail', isRequired: true, validate: emailProblem }),
        lineField({ name: 'phone', label: 'Telefon', isRequired: true, maxLength: 40 }),
        lineField({ name: 'managers', label: 'Vertreten durch' }),
        lineField({ name: 'register', label: 'Register', hint: 'Wie „Amtsgericht Stuttgart, HRB 12345“.' }),
      ],
    },
    {
      title: 'Steuer',
      fields: [
        lineField({
          ...{ name: 'vatId', label: 'Umsatzsteuer-Identifikationsnummer' },
          ...{ normalize: plainVatId, validate: vatIdProblem },
        }),
        lineField({
          name: 'taxNumber',
          label: 'Steuernummer',
          hint: 'Eine der beiden Nummern muss auf jeder Rechnung stehen.',
        }),
        flagField({
          name: 'isSmallBusiness',
          label: 'Kleinunternehmer (§ 19 UStG)',
          hint: 'Dann steht auf Preisen und neuen Rechnungen keine Umsatzsteuer, gleich welcher Satz bei den Werbeplätzen steht.',
        }),
      ],
    },
    {
      title: 'Bank',
      fields: [
        lineField({
          ...{ name: 'iban', label: 'IBAN', isRequired: true, normalize: plainIban },
          validate: (text) => (isIban(text) ? undefined : 'Bitte prüfen Sie die IBAN: Ihre Prüfziffern stimmen nicht.'),
        }),
        lineField({
          ...{ name: 'bic', label: 'BIC', normalize: plainIban },
          validate: (text) => (isBic(text) ? undefined : 'Bitte acht oder elf Zeichen, wie BYLADEM1001.'),
        }),
        lineField({ name: 'bank', label: 'Name der Bank' }),
      ],
    },
    {
      title: 'Rechnungen',
      fields: [
        lineField({
          ...{ name: 'prefix', label: 'Anfang der Nummern', hint: 'Wie AK in AK-R-2026-00001.', isRequired: true },
          normalize: (text) => text.toUpperCase(),
          validate: (text) => (/^[A-Z\d]{1,8}$/.test(text) ? undefined : 'Bitte ein bis acht Buchstaben oder Ziffern.'),
        }),
        integerField({ name: 'dueDays', label: 'Zahlungsziel in Tagen', range: [1, 90] }),
        multilineField({
          name: 'lead',
          label: 'Einleitung der Rechnung',
          hint: 'Ohne sie: „Vielen Dank für Ihren Auftrag.“',
          maxLength: 500,
        }),
        multilineField({
          name: 'lead_en',
          label: 'Einleitung auf Englisch',
          hint: 'Ohne sie: „Thank you for your order.“',
          maxLength: 500,
        }),
      ],
    },
    { title: 'Buchungen für DATEV', fields: datevFields },
    { title: 'Konten für DATEV', fields: datevAccountFields, hasColumns: true },
  ],
  defaults: { country: 'DE', dueDays: 14, isSmallBusiness: false, ...DATEV_DEFAULTS },
  problems: (values) => ({
    ...(values.vatId === '' && values.taxNumber === '' && { vatId: 'Bitte diese Nummer oder die Steuernummer.' }),
    ...datevProblems(values),
  }),
};

function pictureProblem(text: string): string | undefined {
  return isSlotPictureAddress(text) || (URL.canParse(text) && new URL(text).protocol === 'https:')
    ? undefined
    : 'Bitte eine Adresse, die mit https:// beginnt.';
}

function emailProblem(text: string): string | undefined {
  return isEmail(text) ? undefined : 'Bitte eine E-Mail-Adresse.';
}

/** All kinds, by their names. */
export const kinds: Readonly<Record<KindName, Kind>> = { seller, medium, channel, slot, voucher };

/** Returns the fields of a kind. */
export const fieldsOf = ({ fieldGroups }: Kind): readonly Field[] => fieldGroups.flatMap(({ fields }) => fields);
