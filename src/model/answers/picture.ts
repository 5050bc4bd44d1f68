import { array, type Infer, number, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { IdAnswer } from './lenient';

/** Shape of a picture in an answer (spec section 3, "Media"). */
export const PictureAnswer = type({
  id: IdAnswer,
  alt: maybe(string()),
  width: number(),
  height: number(),
  focalPoint: maybe(type({ x: number(), y: number() })),
  src: string(),
  widths: array(number()),
  agency: maybe(string()),
  author: maybe(string()),
  copyright: maybe(string()),
  description: maybe(string()),
  location: maybe(string()),
  title: maybe(string()),
});

/** One picture, at several widths. */
export type Picture = {
  id: string;
  alt: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The point that must stay visible when cropped: 0 to 1 from the left and from the top. */
  focalPoint: { x: number; y: number };
  /** Path below the host, with the placeholder `{width}`. */
  src: string;
  widths: number[];
  credits: { agency?: string; author?: string; copyright?: string; location?: string };
  title?: string;
  description?: string;
};

type Raw = Infer<typeof PictureAnswer>;

const present = <Key extends 'agency' | 'author' | 'copyright' | 'location' | 'title' | 'description'>(
  raw: Raw,
  ...keys: Key[]
): Partial<Record<Key, string>> =>
  Object.fromEntries(keys.flatMap((key) => (raw[key] ? [[key, raw[key]]] : []))) as Partial<Record<Key, string>>;

const clampShare = (value = 0.5) => Math.min(1, Math.max(0, value));

/** Converts a picture of an answer. */
export const toPicture = (raw: Raw): Picture => ({
  id: raw.id,
  alt: raw.alt ?? '',
  width: raw.width,
  height: raw.height,
  focalPoint: { x: clampShare(raw.focalPoint?.x), y: clampShare(raw.focalPoint?.y) },
  src: raw.src,
  widths: raw.widths,
  credits: present(raw, 'agency', 'author', 'copyright', 'location'),
  ...present(raw, 'title', 'description'),
});

/** Reads a picture. @throws {ShapeError} */
export const readPicture = (answer: unknown): Picture => toPicture(parse(answer, PictureAnswer, 'Picture'));
