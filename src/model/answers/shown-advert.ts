import { number, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { type AdvertisedEvent, toAdvertisedEvent } from './event-line';
import { type Picture, PictureAnswer, toPicture } from './picture';

/** The placements of adverts on pages. */
export type ShownPlacement = 'list' | 'teaser' | 'detail' | 'article';

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

/** An advert for display on a page. */
export type ShownAdvert = {
  id: string;
  title: string;
  text: string;
  /** Id of the event that it links to. */
  eventId: string;
  /** The date and place of its event. */
  event?: AdvertisedEvent;
  picture?: Picture;
  /** The crop of the picture, in shares of its sides. */
  crop?: { x: number; y: number; width: number; height: number };
  /** A token that counts one view and one click; absent if they are not counted. */
  token?: string;
};

/** Reads the token that counts one view of an event page; undefined if views are not counted. @throws {ShapeError} */
export const toEventViewToken = (answer: unknown): string | undefined =>
  parse(answer, EventViewAnswer, 'EventView').token ?? undefined;

/** Reads an advert of a page. @throws {ShapeError} naming each field that is absent or has a wrong type */
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
