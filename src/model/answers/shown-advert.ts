import { number, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { type AdvertisedEvent, toAdvertisedEvent } from './event-line';
import { type Picture, PictureAnswer, toPicture } from './picture';

/** Where adverts appear. */
export type AdvertPlacement = 'list' | 'teaser' | 'detail' | 'article';

const CropAnswer = type({ x: number(), y: number(), width: number(), height: number() });

const ShownAdvertAnswer = type({
  id: string(),
  title: string(),
  text: maybe(string()),
  eventId: string(),
  event: maybe(type({})),
  image: maybe(PictureAnswer),
  crop: maybe(CropAnswer),
  token: maybe(string()),
});

const EventViewAnswer = type({ token: maybe(string()) });

/** An advert as a page shows it. */
export type ShownAdvert = {
  id: string;
  title: string;
  text: string;
  /** Where it leads. */
  eventId: string;
  /** Its date and place. */
  event?: AdvertisedEvent;
  picture?: Picture;
  /** What is shown of the picture, in shares of its sides. */
  crop?: { x: number; y: number; width: number; height: number };
  /** Counts one view and one click; missing where they do not count. */
  token?: string;
};

/** What counts one view of the page of an event; undefined where none counts. @throws {ShapeError} */
export const toEventViewToken = (answer: unknown): string | undefined =>
  parse(answer, EventViewAnswer, 'EventView').token ?? undefined;

/** @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toShownAdvert(answer: unknown): ShownAdvert {
  const { id, title, text, eventId, event, image, crop, token } = parse(answer, ShownAdvertAnswer, 'Advert');
  const isCropped = crop && crop.width > 0 && crop.height > 0;
  return {
    ...{ id, title, text: text ?? '', eventId },
    ...(event && { event: toAdvertisedEvent(event) }),
    ...(image && { picture: toPicture(image) }),
    ...(isCropped && { crop }),
    ...(token && { token }),
  };
}
