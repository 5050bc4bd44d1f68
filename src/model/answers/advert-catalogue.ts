import { array, enums, type Infer, integer, number, string, type } from 'superstruct';
import { isDay } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';

/** The placements of adverts: in a list of events, on a front page, beside an event, in an article, in print. */
export const ADVERT_PLACEMENTS = ['list', 'teaser', 'detail', 'article', 'print'] as const;
export type AdvertPlacement = (typeof ADVERT_PLACEMENTS)[number];

const NamedAnswer = type({
  id: string(),
  name: string(),
  name_en: maybe(string()),
  description: maybe(string()),
  description_en: maybe(string()),
});
const named = NamedAnswer.schema;

const SlotAnswer = type({
  ...named,
  place: string(),
  picture: maybe(string()),
  size: type({ width: number(), height: number() }),
  capacity: integer(),
  weekdays: array(integer()),
  closing: type({ workdays: integer(), time: string() }),
  price: type({ dayCents: integer(), vatShare: integer() }),
  nextFree: maybe(DayAnswer),
});

const ChannelAnswer = type({
  ...named,
  reach: integer(),
  communities: maybe(array(integer())),
  slots: array(SlotAnswer),
});

const CatalogueAnswer = array(type({ ...named, kind: enums(['print', 'online']), channels: array(ChannelAnswer) }));

type NamedEntry = { id: string; name: string; name_en?: string; description?: string; description_en?: string };

/** A product: one kind of advert in one placement. */
export type AdvertSlot = NamedEntry & {
  place: AdvertPlacement;
  /** The address of a sample picture of the placement, absolute or below that of the client. */
  picture?: string;
  /** In px, in print in mm. */
  size: { width: number; height: number };
  /** Adverts a day. */
  capacity: number;
  /** The weekdays on which it appears; Monday is 1. */
  weekdays: readonly number[];
  /** The latest time to book a day: `time` in Berlin, `workdays` before that day. */
  closing: { workdays: number; time: string };
  /** The net price of a day in cents, without surcharges; the VAT in hundredths of a percent. */
  price: { dayCents: number; vatShare: number };
  /** 'YYYY-MM-DD'; absent where no day is free for months. */
  nextFree?: string;
};

/** A part of a medium, with its slots. */
export type AdvertChannel = NamedEntry & {
  /** Readers or visitors a day. */
  reach: number;
  /** Ids of the communities that it serves; empty for all. */
  communities: readonly number[];
  slots: readonly AdvertSlot[];
};

/** A newspaper or a website, with its channels. */
export type AdvertMedium = NamedEntry & { kind: 'print' | 'online'; channels: readonly AdvertChannel[] };

/** All media that can be booked. */
export type AdvertCatalogue = readonly AdvertMedium[];

/** A slot with its channel and medium. */
export type PlacedSlot = { medium: AdvertMedium; channel: AdvertChannel; slot: AdvertSlot };

const toNamedEntry = (raw: Infer<typeof NamedAnswer>): NamedEntry => {
  const { id, name, name_en, description, description_en } = raw;
  return {
    ...{ id, name },
    ...(name_en && { name_en }),
    ...(description && { description }),
    ...(description_en && { description_en }),
  };
};

function toSlot(raw: Infer<typeof SlotAnswer>): AdvertSlot {
  const { picture, size, capacity, weekdays, closing, price, nextFree } = raw;
  return {
    ...toNamedEntry(raw),
    place: ADVERT_PLACEMENTS.find((place) => place === raw.place) ?? 'list',
    ...(picture && { picture }),
    ...{ size, capacity, weekdays, closing, price },
    ...(isDay(nextFree) && { nextFree }),
  };
}

/**
 * Reads the answer of GET adverts/catalogue. A placement from a newer server becomes `list`.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toAdvertCatalogue(answer: unknown): AdvertCatalogue {
  return parse(answer, CatalogueAnswer, 'AdvertCatalogue').map(({ kind, channels, ...medium }) => ({
    ...toNamedEntry(medium),
    kind,
    channels: channels.map((channel) => ({
      ...toNamedEntry(channel),
      reach: channel.reach,
      communities: channel.communities ?? [],
      slots: channel.slots.map(toSlot),
    })),
  }));
}

/** Returns the slot of an id, with its channel and medium. */
export function findSlot(catalogue: AdvertCatalogue, id: string | undefined): PlacedSlot | undefined {
  for (const medium of catalogue)
    for (const channel of medium.channels)
      for (const slot of channel.slots) if (slot.id === id) return { medium, channel, slot };
  return undefined;
}

/** Returns the name of an entry of the catalogue in a language. */
export const catalogueName = ({ name, name_en }: Pick<NamedEntry, 'name' | 'name_en'>, locale: 'de' | 'en'): string =>
  (locale === 'en' && name_en) || name;

/** Returns the description of an entry in a language, '' for none. */
export const catalogueDescription = (
  { description = '', description_en }: Pick<NamedEntry, 'description' | 'description_en'>,
  locale: 'de' | 'en',
): string => (locale === 'en' && description_en) || description;
