import { array, enums, type Infer, integer, number, string, type } from 'superstruct';
import { isDay } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './appointment';

/** Where an advert appears: among the events of a list, on a front page, beside an event, in an article, on paper. */
export const ADVERT_PLACES = ['list', 'teaser', 'detail', 'article', 'print'] as const;
export type AdvertPlacement = (typeof ADVERT_PLACES)[number];

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

type Words = { id: string; name: string; name_en?: string; description?: string; description_en?: string };

/** A product: one kind of advert at one place. */
export type AdvertSlot = Words & {
  place: AdvertPlacement;
  /** Address of a picture that shows where it appears, or its path below that of the client. */
  picture?: string;
  /** Pixels, in print millimetres. */
  size: { width: number; height: number };
  /** Adverts a day. */
  capacity: number;
  /** On which it appears, Monday is 1. */
  weekdays: readonly number[];
  /** Until when a day can be booked: so many workdays before it, at that time in Berlin. */
  closing: { workdays: number; time: string };
  /** Net cents of a day without any surcharge; hundredths of a percent. */
  price: { dayCents: number; vatShare: number };
  /** 'YYYY-MM-DD'; absent where nothing is free for months. */
  nextFree?: string;
};

/** A part of a medium, with its slots. */
export type AdvertChannel = Words & {
  /** People a day. */
  reach: number;
  /** Ids of the communities where it is read; none for everywhere. */
  communities: readonly number[];
  slots: readonly AdvertSlot[];
};

/** A newspaper or a website, with its channels. */
export type AdvertMedium = Words & { kind: 'print' | 'online'; channels: readonly AdvertChannel[] };

/** What can be booked. */
export type AdvertCatalogue = readonly AdvertMedium[];

/** A slot with all that it is a part of. */
export type PlacedSlot = { medium: AdvertMedium; channel: AdvertChannel; slot: AdvertSlot };

const wordsOf = (raw: Infer<typeof NamedAnswer>): Words => {
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
    ...wordsOf(raw),
    place: ADVERT_PLACES.find((place) => place === raw.place) ?? 'list',
    ...(picture && { picture }),
    ...{ size, capacity, weekdays, closing, price },
    ...(isDay(nextFree) && { nextFree }),
  };
}

/**
 * Reads the answer of GET adverts/catalogue. A place that a newer server knows counts as one in the list.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toAdvertCatalogue(answer: unknown): AdvertCatalogue {
  return parse(answer, CatalogueAnswer, 'AdvertCatalogue').map(({ kind, channels, ...medium }) => ({
    ...wordsOf(medium),
    kind,
    channels: channels.map((channel) => ({
      ...wordsOf(channel),
      reach: channel.reach,
      communities: channel.communities ?? [],
      slots: channel.slots.map(toSlot),
    })),
  }));
}

/** A slot by its id. */
export function findSlot(catalogue: AdvertCatalogue, id: string | undefined): PlacedSlot | undefined {
  for (const medium of catalogue)
    for (const channel of medium.channels)
      for (const slot of channel.slots) if (slot.id === id) return { medium, channel, slot };
  return undefined;
}

/** What something of the catalogue is called in a language. */
export const catalogueName = ({ name, name_en }: Pick<Words, 'name' | 'name_en'>, locale: 'de' | 'en'): string =>
  (locale === 'en' && name_en) || name;

/** What is said of it, '' for nothing. */
export const catalogueDescription = (
  { description = '', description_en }: Pick<Words, 'description' | 'description_en'>,
  locale: 'de' | 'en',
): string => (locale === 'en' && description_en) || description;
