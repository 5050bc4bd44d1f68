import { plainVatId } from '../../../../../src/model/adverts/vat-id';
import { isEmail } from '../../../../../src/model/contact-checks';
import { STATES } from '../../../../../src/model/series/states';
import { isSlotPictureAddress } from '../../../media/slot-pictures';
import { choice, day, type Field, flag, line, maybeLine, money, share, time, whole, words } from '../../page/fields';
import type { FieldValues } from '../../page/typed-fields';
import { tiers, towns, weekdayShares, weekdays } from './field-groups';
import { isBic, isIban, plainIban, vatIdProblem } from './seller-checks';

/** The kinds of catalogue records; most of them have a parent record. */
export type KindName = 'seller' | 'medium' | 'channel' | 'slot' | 'voucher';

/** A kind of record: its table, and its form for operators. */
export type Kind = {
  label: string;
  /** The title of the page for a new record. */
  fresh: string;
  table: string;
  key: string;
  /** SQL: the rows `r` of a client $1. */
  from: string;
  /** SQL: a column of `r` that contains all fields as JSON; without it each field is a column. */
  data?: string;
  parent?: { kind: KindName; column: string };
  groups: readonly { title: string; fields: readonly Field[] }[];
  /** The values in the form of a new record. */
  defaults: FieldValues;
  /** Returns problems across fields, by their names. */
  problems?(values: FieldValues, stored: FieldValues | undefined): Readonly<Record<string, string>>;
};

const NAMES = [
  line({ name: 'name', label: 'Name', isRequired: true }),
  maybeLine({ name: 'name_en', label: 'Name auf Englisch', hint: 'Ohne ihn lesen alle den deutschen.' }),
] as const;
const DESCRIPTIONS = [
  line({ name: 'description', label: 'Beschreibung', longest: 300 }),
  maybeLine({ name: 'description_en', label: 'Beschreibung auf Englisch', longest: 300 }),
] as const;
const POSITION = whole({
  ...{ name: 'position', label: 'Reihenfolge', hint: 'Die kleinste Zahl steht zuerst.', range: [0, 999] },
});
const active = (hint: string) => flag({ name: 'is_active', label: 'Im Angebot', hint });

const medium: Kind = {
  ...{ label: 'Medium', fresh: 'Neues Medium', table: 'advert_media', key: 'id' },
  from: 'advert_media r where r.client = $1',
  groups: [
    {
      title: 'Angaben',
      fields: [
        choice({ name: 'kind', label: 'Art', options: { print: 'gedruckt', online: 'online' } }),
        ...NAMES,
        ...DESCRIPTIONS,
        POSITION,
        active('Sonst kann niemand darin buchen. Was gebucht ist, bleibt.'),
      ],
    },
  ],
  defaults: { kind: 'online', position: 0, is_active: true },
};

const channel: Kind = {
  ...{ label: 'Bereich', fresh: 'Neuer Bereich', table: 'advert_channels', key: 'id' },
  from: 'advert_channels r join advert_media m on m.id = r.medium_id where m.client = $1',
  parent: { kind: 'medium', column: 'medium_id' },
  groups: [
    {
      title: 'Angaben',
      fields: [
        ...NAMES,
        ...DESCRIPTIONS,
        whole({ name: 'reach', label: 'Reichweite: Menschen am Tag', range: [1, 100_000_000] }),
        towns({
          ...{ name: 'community_ids', label: 'Gemeinden, in denen er gelesen wird' },
          hint: 'Ohne Auswahl: überall. Wer bucht, kann nach ihnen suchen.',
        }),
        POSITION,
        active('Sonst kann niemand darin buchen. Was gebucht ist, bleibt.'),
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

const PIXELS = 'Online in Pixeln, gedruckt in Millimetern.';
const stateOptions = Object.fromEntries(STATES.map((state) => [state, state]));

const slot: Kind = {
  ...{ label: 'Werbeplatz', fresh: 'Neuer Werbeplatz', table: 'advert_slots', key: 'id' },
  from: `advert_slots r join advert_channels c on c.id = r.channel_id join advert_media m on m.id = c.medium_id
    where m.client = $1`,
  parent: { kind: 'channel', column: 'channel_id' },
  groups: [
    {
      title: 'Angaben',
      fields: [
        ...NAMES,
        ...DESCRIPTIONS,
        choice({ name: 'place', label: 'Wo die Anzeige erscheint', options: PLACEMENT_LABELS }),
        line({
          ...{ name: 'picture', label: 'Adresse eines Bildes, das den Werbeplatz zeigt', longest: 500 },
          hint: 'Von einer anderen Website; ein eigenes laden Sie nach dem Speichern unten hoch. Ohne Bild zeichnet das Portal, wo der Werbeplatz ist.',
          problemOf: pictureProblem,
        }),
        whole({ name: 'width', label: 'Breite', hint: PIXELS, range: [1, 4000] }),
        whole({ name: 'height', label: 'Höhe', hint: PIXELS, range: [1, 4000] }),
        POSITION,
        active('Sonst kann niemand diesen Werbeplatz buchen. Was gebucht ist, bleibt.'),
      ],
    },
    {
      title: 'Preise',
      fields: [
        money({ name: 'day_cents', label: 'Preis je Tag ohne Umsatzsteuer (Euro)', isRequired: true }),
        money({ name: 'least_cents', label: 'Mindestpreis eines Auftrags (Euro)', isRequired: true }),
        share({
          name: 'vat_share',
          label: 'Umsatzsteuer (Prozent)',
          hint: 'In Deutschland 19, ermäßigt 7.',
          isRequired: true,
        }),
        weekdayShares({ name: 'weekday_shares', label: 'Zuschlag je Wochentag in Prozent' }),
        tiers({
          ...{ name: 'tiers', label: 'Mengenstaffel' },
          hint: 'Ab diesem Tag eines Auftrags ist jeder weitere um so viel günstiger. Die teuersten Tage zählen zuerst.',
        }),
        share({ name: 'repeat_share', label: 'Nachlass für eine Wiederholung (Prozent)', isRequired: true }),
      ],
    },
    {
      title: 'Tage und Anzeigenschluss',
      fields: [
        whole({ name: 'capacity', label: 'Anzeigen je Tag', range: [1, 100] }),
        weekdays({ name: 'weekdays', label: 'Erscheint am' }),
        whole({ name: 'closing_workdays', label: 'Anzeigenschluss: Werktage vorher', range: [0, 60] }),
        time({ name: 'closing_time', label: 'Anzeigenschluss: Uhrzeit' }),
        choice({ name: 'holidays_of', label: 'Feiertage des Landes', options: stateOptions }),
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
  ...{ label: 'Gutschein', fresh: 'Neuer Gutschein', table: 'advert_vouchers', key: 'code' },
  from: 'advert_vouchers r where r.client = $1',
  groups: [
    {
      title: 'Angaben',
      fields: [
        line({
          ...{ name: 'code', label: 'Code', hint: 'Buchstaben, Ziffern und Striche. Er bleibt, wie er ist.' },
          ...{ isRequired: true, longest: 40, plain: (text: string) => text.toUpperCase() },
          problemOf: (text) =>
            /^[A-ZÄÖÜ\d-]{3,}$/.test(text) ? undefined : 'Bitte mindestens drei Buchstaben oder Ziffern.',
        }),
        share({ name: 'share', label: 'Nachlass in Prozent', least: 1, isRequired: false }),
        money({ name: 'cents', label: 'oder Betrag ohne Umsatzsteuer (Euro)', least: 1, isRequired: false }),
        whole({ name: 'uses_most', label: 'Wie oft er gilt', range: [0, 1_000_000] }),
        day({ name: 'first_day', label: 'Gilt ab' }),
        day({ name: 'last_day', label: 'Gilt bis einschließlich' }),
      ],
    },
  ],
  defaults: { uses_most: 100 },
  problems: ({ share: part, cents, uses_most: most, first_day: first, last_day: last }, stored) => {
    const used = Number(stored?.uses_most ?? 0) - Number(stored?.uses_left ?? 0);
    return {
      ...((part === null) === (cents === null) && {
        share: 'Bitte entweder einen Nachlass in Prozent oder einen Betrag.',
      }),
      ...(Number(most) < used && { uses_most: `Er ist schon ${used}-mal verwendet worden.` }),
      ...(typeof first === 'string' &&
        typeof last === 'string' &&
        last < first && { last_day: 'Das ist vor dem ersten Tag.' }),
    };
  },
};

const seller: Kind = {
  ...{ label: 'Verkäufer', fresh: 'Verkäufer', table: 'advert_sellers', key: 'client' },
  ...{ from: 'advert_sellers r where r.client = $1', data: 'data' },
  groups: [
    {
      title: 'Wer die Rechnungen schreibt',
      fields: [
        line({ name: 'name', label: 'Name oder Firma', isRequired: true }),
        line({ name: 'street', label: 'Straße und Hausnummer', isRequired: true }),
        line({ name: 'postalCode', label: 'Postleitzahl', isRequired: true, longest: 12 }),
        line({ name: 'city', label: 'Ort', isRequired: true }),
        line({
          ...{ name: 'country', label: 'Land', hint: 'Zwei Buchstaben, wie DE.', isRequired: true },
          plain: (text) => text.toUpperCase(),
          problemOf: (text) => (/^[A-Z]{2}$/.test(text) ? undefined : 'Bitte zwei Buchstaben, wie DE.'),
        }),
        line({ name: 'email', label: 'E-Mail', isRequired: true, problemOf: emailProblem }),
        line({ name: 'phone', label: 'Telefon', isRequired: true, longest: 40 }),
        line({ name: 'managers', label: 'Vertreten durch' }),
        line({ name: 'register', label: 'Register', hint: 'Wie „Amtsgericht Stuttgart, HRB 12345“.' }),
      ],
    },
    {
      title: 'Steuer',
      fields: [
        line({
          ...{ name: 'vatId', label: 'Umsatzsteuer-Identifikationsnummer' },
          ...{ plain: plainVatId, problemOf: vatIdProblem },
        }),
        line({
          name: 'taxNumber',
          label: 'Steuernummer',
          hint: 'Eine der beiden Nummern muss auf jeder Rechnung stehen.',
        }),
        flag({
          name: 'isSmallBusiness',
          label: 'Kleinunternehmer (§ 19 UStG)',
          hint: 'Dann steht auf Preisen und neuen Rechnungen keine Umsatzsteuer, gleich welcher Satz bei den Werbeplätzen steht.',
        }),
      ],
    },
    {
      title: 'Bank',
      fields: [
        line({
          ...{ name: 'iban', label: 'IBAN', isRequired: true, plain: plainIban },
          problemOf: (text) =>
            isIban(text) ? undefined : 'Bitte prüfen Sie die IBAN: Ihre Prüfziffern stimmen nicht.',
        }),
        line({
          ...{ name: 'bic', label: 'BIC', plain: plainIban },
          problemOf: (text) => (isBic(text) ? undefined : 'Bitte acht oder elf Zeichen, wie BYLADEM1001.'),
        }),
        line({ name: 'bank', label: 'Name der Bank' }),
      ],
    },
    {
      title: 'Rechnungen',
      fields: [
        line({
          ...{ name: 'prefix', label: 'Anfang der Nummern', hint: 'Wie AK in AK-R-2026-00001.', isRequired: true },
          plain: (text) => text.toUpperCase(),
          problemOf: (text) =>
            /^[A-Z\d]{1,8}$/.test(text) ? undefined : 'Bitte ein bis acht Buchstaben oder Ziffern.',
        }),
        whole({ name: 'dueDays', label: 'Zahlungsziel in Tagen', range: [1, 90] }),
        words({
          name: 'lead',
          label: 'Einleitung der Rechnung',
          hint: 'Ohne sie: „Vielen Dank für Ihren Auftrag.“',
          longest: 500,
        }),
        words({
          name: 'lead_en',
          label: 'Einleitung auf Englisch',
          hint: 'Ohne sie: „Thank you for your order.“',
          longest: 500,
        }),
      ],
    },
  ],
  defaults: { country: 'DE', dueDays: 14, isSmallBusiness: false },
  problems: ({ vatId, taxNumber }) =>
    vatId === '' && taxNumber === '' ? { vatId: 'Bitte diese Nummer oder die Steuernummer.' } : {},
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
export const fieldsOf = ({ groups }: Kind): readonly Field[] => groups.flatMap(({ fields }) => fields);
