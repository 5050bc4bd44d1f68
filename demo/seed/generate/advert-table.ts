import { array, enums, type Infer, nullable, number, optional, string, tuple, type } from 'superstruct';
import { readData } from '../read-data';

/** Amounts in cents, shares in hundredths of a percent. */
const slotSchema = type({
  id: string(),
  name: string(),
  name_en: string(),
  description: string(),
  description_en: string(),
  place: enums(['list', 'teaser', 'detail', 'article', 'print']),
  /** Width and height: pixels, in print millimetres. */
  size: tuple([number(), number()]),
  capacity: number(),
  weekdays: optional(array(number())),
  /** The closing: workdays before the day, and the time. */
  closing: tuple([number(), string()]),
  dayCents: number(),
  weekdayShares: optional(array(number())),
  tiers: optional(array(type({ from: number(), share: number() }))),
  leastCents: optional(number()),
});

/** A slot of the seed. */
export type SeedSlot = Infer<typeof slotSchema>;

const channelSchema = type({
  id: string(),
  name: string(),
  name_en: string(),
  /** The people a day. */
  reach: number(),
  /** The municipalities where these people live; everywhere without any. */
  towns: optional(array(string())),
  slots: array(slotSchema),
});

const mediumSchema = type({
  id: string(),
  client: string(),
  kind: enums(['print', 'online']),
  name: string(),
  name_en: string(),
  channels: array(channelSchema),
});

const sellerSchema = type({
  ...{ name: string(), street: string(), postalCode: string(), city: string(), country: string() },
  ...{ vatId: string(), taxNumber: string(), register: string(), managers: string(), email: string(), phone: string() },
  ...{ iban: string(), bic: string(), bank: string(), prefix: string(), dueDays: number() },
  ...{ datevAdviser: string(), datevClient: string(), datevChart: enums(['03', '04']), datevDigits: string() },
  datevYearStart: string(),
});

const adverts = readData(
  'tables/adverts',
  type({
    media: array(mediumSchema),
    vouchers: array(
      type({ client: string(), code: string(), share: nullable(number()), cents: nullable(number()), uses: number() }),
    ),
    sellers: array(type({ client: string(), data: sellerSchema })),
  }),
);

/** The adverts on sale in the demo: the newspaper's print and online slots, and those of the town's website. */
export const ADVERT_MEDIA: readonly Infer<typeof mediumSchema>[] = adverts.media;

/** The vouchers of the demo. */
export const ADVERT_VOUCHERS: typeof adverts.vouchers = adverts.vouchers;

/** The sellers of adverts in the demo; all fictional, and no bank has these accounts. */
export const ADVERT_SELLERS: typeof adverts.sellers = adverts.sellers;
