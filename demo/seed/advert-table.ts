import type { Seller } from '../server/adverts/orders/seller';
import type { Tier } from '../server/adverts/prices';

/** A slot as the seed writes it; amounts in cents, shares in hundredths of a percent. */
export type SeedSlot = {
  id: string;
  name: string;
  name_en: string;
  description: string;
  description_en: string;
  place: 'list' | 'teaser' | 'detail' | 'article' | 'print';
  /** Pixels, in print millimetres. */
  size: [width: number, height: number];
  capacity: number;
  weekdays?: number[];
  closing: [workdays: number, time: string];
  dayCents: number;
  weekdayShares?: number[];
  tiers?: Tier[];
  leastCents?: number;
};

type SeedChannel = {
  id: string;
  name: string;
  name_en: string;
  /** People a day. */
  reach: number;
  /** Municipalities where these people live; without any everywhere. */
  towns?: string[];
  slots: SeedSlot[];
};

type SeedMedium = {
  id: string;
  client: string;
  kind: 'print' | 'online';
  name: string;
  name_en: string;
  channels: SeedChannel[];
};

const LONGER: Tier[] = [
  { from: 3, share: 500 },
  { from: 7, share: 1500 },
];
const WEEKEND = [0, 0, 0, 0, 1000, 2500, 2500];

/** What can be booked in the demo: the newspaper's print and online slots, and those of the town's website. */
export const ADVERT_MEDIA: readonly SeedMedium[] = [
  {
    ...{ id: 'kurier-print', client: 'zeitung', kind: 'print', name: 'Alb-Kurier', name_en: 'Alb-Kurier, in print' },
    channels: [
      {
        ...{ id: 'kurier-lokales', name: 'Lokalteil Reutlingen', name_en: 'Local pages Reutlingen', reach: 38_000 },
        towns: ['Reutlingen', 'Pfullingen', 'Eningen unter Achalm'],
        slots: [
          {
            ...{ id: 'kurier-streifen', name: 'Streifen unten', name_en: 'Strip at the foot', place: 'print' },
            description: 'Über die ganze Breite am Fuß der Terminseite',
            description_en: 'Across the foot of the page of events',
            size: [325, 60],
            capacity: 2,
            weekdays: [1, 2, 3, 4, 5, 6],
            closing: [2, '12:00'],
            dayCents: 42_000,
            weekdayShares: [0, 0, 0, 0, 0, 3000, 0],
            tiers: LONGER,
          },
          {
            ...{ id: 'kurier-kasten', name: 'Kasten', name_en: 'Box', place: 'print' },
            description: 'Zwei Spalten breit, zwischen den Terminen',
            description_en: 'Two columns wide, among the events',
            size: [91, 80],
            capacity: 8,
            weekdays: [1, 2, 3, 4, 5, 6],
            closing: [2, '12:00'],
            dayCents: 14_500,
            weekdayShares: [0, 0, 0, 0, 0, 3000, 0],
            tiers: LONGER,
            leastCents: 14_500,
          },
        ],
      },
      {
        ...{ id: 'kurier-tuebingen', name: 'Lokalteil Tübingen', name_en: 'Local pages Tübingen', reach: 24_000 },
        towns: ['Tübingen'],
        slots: [
          {
            ...{ id: 'kurier-kasten-tuebingen', name: 'Kasten', name_en: 'Box', place: 'print' },
            description: 'Zwei Spalten breit, zwischen den Terminen',
            description_en: 'Two columns wide, among the events',
            size: [91, 80],
            capacity: 6,
            weekdays: [1, 2, 3, 4, 5, 6],
            closing: [2, '12:00'],
            dayCents: 11_500,
            weekdayShares: [0, 0, 0, 0, 0, 3000, 0],
            tiers: LONGER,
            leastCents: 11_500,
          },
        ],
      },
    ],
  },
  {
    ...{ id: 'kurier-online', client: 'zeitung', kind: 'online', name: 'alb-kurier.example', name_en: 'Website' },
    channels: [
      {
        ...{ id: 'kurier-termine', name: 'Termine', name_en: 'Events', reach: 12_500 },
        slots: [
          {
            ...{ id: 'kurier-liste', name: 'Karte in der Liste', name_en: 'Card in the list', place: 'list' },
            description: 'Zwischen den Veranstaltungen, so groß wie deren Karten',
            description_en: 'Among the events, as large as their cards',
            size: [640, 400],
            capacity: 5,
            closing: [1, '16:00'],
            dayCents: 2900,
            weekdayShares: WEEKEND,
            tiers: LONGER,
            leastCents: 5000,
          },
          {
            ...{ id: 'kurier-detail', name: 'Neben einer Veranstaltung', name_en: 'Beside an event', place: 'detail' },
            description: 'Unter den Angaben zu Ort und Zeit',
            description_en: 'Below where and when',
            size: [640, 320],
            capacity: 4,
            closing: [1, '16:00'],
            dayCents: 1900,
            tiers: LONGER,
            leastCents: 5000,
          },
        ],
      },
      {
        ...{ id: 'kurier-front', name: 'Titelseite', name_en: 'Front page', reach: 31_000 },
        slots: [
          {
            ...{ id: 'kurier-titelseite', name: 'Randspalte', name_en: 'Side column', place: 'teaser' },
            description: 'Neben den Nachrichten, unter der Meinung',
            description_en: 'Beside the news, below the opinion',
            size: [640, 400],
            capacity: 3,
            closing: [1, '16:00'],
            dayCents: 4900,
            weekdayShares: WEEKEND,
            tiers: LONGER,
            leastCents: 5000,
          },
        ],
      },
      {
        ...{ id: 'kurier-artikel', name: 'Artikel', name_en: 'Articles', reach: 21_000 },
        slots: [
          {
            ...{ id: 'kurier-im-artikel', name: 'Im Artikel', name_en: 'Within an article', place: 'article' },
            description: 'Nach dem Text eines Artikels',
            description_en: 'After the text of an article',
            size: [640, 320],
            capacity: 3,
            closing: [1, '16:00'],
            dayCents: 3900,
            weekdayShares: WEEKEND,
            tiers: LONGER,
            leastCents: 5000,
          },
        ],
      },
    ],
  },
  {
    ...{ id: 'stadt-online', client: 'stadt', kind: 'online', name: 'achalmtal.example', name_en: 'Website' },
    channels: [
      {
        ...{ id: 'stadt-kalender', name: 'Veranstaltungskalender', name_en: 'Events calendar', reach: 4200 },
        slots: [
          {
            ...{ id: 'stadt-liste', name: 'Karte in der Liste', name_en: 'Card in the list', place: 'list' },
            description: 'Zwischen den Veranstaltungen, so groß wie deren Karten',
            description_en: 'Among the events, as large as their cards',
            size: [640, 400],
            capacity: 3,
            closing: [1, '12:00'],
            dayCents: 900,
            tiers: LONGER,
            leastCents: 2500,
          },
          {
            ...{ id: 'stadt-teaser', name: 'Titelseite', name_en: 'Front page', place: 'teaser' },
            description: 'Im Kasten „Heute in der Stadt“',
            description_en: 'In the box “Today in town”',
            size: [640, 320],
            capacity: 1,
            closing: [3, '12:00'],
            dayCents: 2400,
            weekdayShares: WEEKEND,
            tiers: LONGER,
          },
        ],
      },
    ],
  },
];

/** Vouchers of the demo. */
export const ADVERT_VOUCHERS = [
  { client: 'zeitung', code: 'WILLKOMMEN', share: 1000, cents: null, uses: 500 },
  { client: 'stadt', code: 'VEREIN20', share: null, cents: 2000, uses: 500 },
] as const;

/** Who sells adverts in the demo; all made up, and no bank has these accounts. */
export const ADVERT_SELLERS: readonly { client: string; data: Seller }[] = [
  {
    client: 'zeitung',
    data: {
      ...{
        name: 'Alb-Kurier Verlag GmbH',
        street: 'Burgstraße 1',
        postalCode: '72764',
        city: 'Reutlingen',
        country: 'DE',
      },
      ...{ vatId: 'DE136695976', taxNumber: '78/123/45678', register: 'Amtsgericht Stuttgart, HRB 350000' },
      ...{ managers: 'Karla Lindner', email: 'anzeigen@alb-kurier.example', phone: '07121 555 0' },
      ...{ iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Bank der Demo', prefix: 'AK', dueDays: 14 },
    },
  },
  {
    client: 'stadt',
    data: {
      ...{ name: 'Stadt Achalmtal, Kulturamt', street: 'Marktplatz 1', postalCode: '72793', city: 'Pfullingen' },
      ...{ country: 'DE', vatId: 'DE129273398', taxNumber: '78/001/00011', register: '', managers: 'Peter Vogt' },
      ...{ email: 'kulturamt@achalmtal.example', phone: '07121 444 0' },
      ...{ iban: 'DE02500105170137075030', bic: 'INGDDEFF', bank: 'Bank der Demo', prefix: 'ST', dueDays: 14 },
    },
  },
];
