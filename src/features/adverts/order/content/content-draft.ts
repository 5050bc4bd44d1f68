import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../forms/engine/field-definitions';
import type { RowId } from '../../../../lib/value-at';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import type { Crop, OrderDraft } from '../../../../model/answers/order-draft';
import { pictureUrl } from '../../../../model/picture-url';
import type { StoredFile } from '../../../../model/stored-file';
import { contentProblems, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../order-problems';
import { cropOf, type Size, WHOLE_VIEW } from './crop';
import { tooSmall } from './small-picture';

/** CSS pixels of a picture to be cut. */
const LARGE_WIDTH = 960;

/** What an advert shows, as its form holds it. */
export type ContentDraft = {
  title: string;
  text: string;
  source: 'upload' | 'event';
  /** Id of a picture of the event, '' for none. */
  eventPicture: string;
  /** At most one. */
  uploads: readonly { id: RowId; file?: StoredFile | undefined }[];
  /** How each picture that was chosen here is cut, by their ids: going back to one keeps it. */
  crops: Readonly<Record<string, Crop>>;
};

/** The picture of an advert; its size is unknown where another device has uploaded it. */
export type AdvertPicture = { id: string; address: string; size: Size | undefined };

/** Where the server has a picture of which nothing but the id is known. */
const addressOf = (host: string, id: string) => `${host}/api/media/${encodeURIComponent(id)}/${LARGE_WIDTH}`;

/** What an event says may be longer than an advert: cut behind a word. */
function cut(words: string, most: number): string {
  const plain = words.trim();
  if ([...plain].length <= most) return plain;
  const short = [...plain].slice(0, most - 1).join('');
  return `${short.replace(/\s+\S*$/, '')}…`;
}

/** The form's beginning: what was written, else what the event says. */
export function contentDraft(
  { content, upload, eventId }: OrderDraft,
  event: OwnAdvertEvent | undefined,
  { host, slot }: { host: string; slot: AdvertSlot },
): ContentDraft {
  const { title, text, source, mediumId, crop } = content;
  const address = mediumId && addressOf(host, mediumId);
  const unknown = address ? { id: mediumId, name: '', picture: address, large: address } : undefined;
  const file = source === 'upload' ? (upload ?? unknown) : undefined;
  const [first] = event?.pictures ?? [];
  const isChosen = source === 'event' && event?.pictures.some(({ id }) => id === mediumId);
  const isOffered = isChosen || (!mediumId && first && !tooSmall(first, undefined, slot));
  return {
    title: title || cut(event?.title ?? '', MAX_TITLE_LENGTH),
    text: text || cut(event?.summary ?? '', MAX_TEXT_LENGTH),
    source: eventId && isOffered && !file ? 'event' : 'upload',
    eventPicture: (isChosen && mediumId) || first?.id || '',
    crops: mediumId && crop ? { [mediumId]: crop } : {},
    uploads: file ? [{ id: file.id, file }] : [],
  };
}

/** The picture that a form has chosen. */
export function pictureOf(
  { source, eventPicture, uploads }: ContentDraft,
  event: OwnAdvertEvent | undefined,
  host: string,
): AdvertPicture | undefined {
  if (source === 'event') {
    const picture = event?.pictures.find(({ id }) => id === eventPicture);
    return picture && { id: picture.id, address: pictureUrl(host, picture, LARGE_WIDTH), size: picture };
  }
  const file = uploads[0]?.file;
  if (!file) return undefined;
  const { id, large, picture, width, height } = file;
  return { id, address: large ?? picture, size: width && height ? { width, height } : undefined };
}

/** The picture of an order as it stands. */
export function pictureOfOrder(
  { content: { source, mediumId }, upload }: OrderDraft,
  event: OwnAdvertEvent | undefined,
  host: string,
): string | undefined {
  if (!mediumId) return undefined;
  const picture = source === 'event' ? event?.pictures.find(({ id }) => id === mediumId) : undefined;
  if (picture) return pictureUrl(host, picture, LARGE_WIDTH);
  const file = upload?.id === mediumId ? upload : undefined;
  return file?.large ?? file?.picture ?? addressOf(host, mediumId);
}

/** What the form changes of an order. A picture that nobody has cut is cut around its middle, as the proof shows it. */
export function withContent(
  { title, text, source, uploads, crops }: ContentDraft,
  picture: Pick<AdvertPicture, 'id' | 'size'> | undefined,
  aspect: number,
): Pick<OrderDraft, 'content' | 'upload'> {
  const crop = picture && (crops[picture.id] ?? (picture.size && cropOf(picture.size, aspect, WHOLE_VIEW)));
  return {
    content: { title, text, source, ...(picture && { mediumId: picture.id }), ...(picture && crop && { crop }) },
    upload: source === 'upload' ? uploads[0]?.file : undefined,
  };
}

/** The form of what an advert shows in a slot. @param pictureIn finds the chosen picture */
export const contentForm = (
  slot: AdvertSlot,
  pictureIn: (values: ContentDraft) => AdvertPicture | undefined,
): FormDescription<ContentDraft> =>
  describeForm<ContentDraft>({
    sections: ['content'],
    fields: {
      title: {
        section: 'content',
        label: msg`Titel der Anzeige`,
        missing: msg`Bitte geben Sie der Anzeige einen Titel.`,
      },
      text: { section: 'content', label: msg`Text der Anzeige` },
      source: { section: 'content', label: msg`Bild` },
      eventPicture: { section: 'content', label: msg`Bild der Veranstaltung` },
      uploads: {
        section: 'content',
        label: msg`Eigenes Bild`,
        row: () => msg`Bild`,
        rows: { file: { label: msg`Datei` } },
      },
      crops: { section: 'content', label: msg`Ausschnitt` },
    },
    problems(values) {
      const picture = pictureIn(values);
      const isSmall = picture?.size && tooSmall(picture.size, values.crops[picture.id], slot);
      const path = values.source === 'event' ? 'source' : 'uploads';
      return [...contentProblems(values), ...(isSmall ? [{ path, code: 'picture_small' }] : [])];
    },
  });
