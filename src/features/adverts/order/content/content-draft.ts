import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../forms/engine/field-definitions';
import type { RowId } from '../../../../lib/value-at';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import type { AdvertCrop, OrderDraft } from '../../../../model/answers/order-draft';
import { pictureUrl } from '../../../../model/picture-url';
import type { StoredFile } from '../../../../model/stored-file';
import { contentProblems, MAX_ENTERED_TEXT_LENGTH, MAX_ENTERED_TITLE_LENGTH } from '../order-problems';
import { cropOf, type Size, WHOLE_VIEW } from './crop';
import { tooSmall } from './small-picture';

/** The width of a picture in the crop field, in CSS px. */
const LARGE_WIDTH = 960;

/** The values of the content form. */
export type ContentDraft = {
  title: string;
  text: string;
  source: 'upload' | 'event';
  /** Id of a picture of the event, '' for none. */
  eventPicture: string;
  /** At most one upload. */
  uploads: readonly { id: RowId; file?: StoredFile | undefined }[];
  /** The crop of each picture by its id, kept when another picture is chosen. */
  crops: Readonly<Record<string, AdvertCrop>>;
};

/** The picture of an advert; its size is undefined if another device uploaded it. */
export type DraftPicture = { id: string; address: string; size: Size | undefined };

/** Returns the address of a picture by its id alone. */
const mediumUrl = (host: string, id: string) => `${host}/api/media/${encodeURIComponent(id)}/${LARGE_WIDTH}`;

/** Shortens a text of the event to the length of an advert's, at a word boundary. */
function shorten(text: string, maxLength: number): string {
  const trimmed = text.trim();
  if ([...trimmed].length <= maxLength) return trimmed;
  const short = [...trimmed].slice(0, maxLength - 1).join('');
  return `${short.replace(/\s+\S*$/, '')}…`;
}

/** Returns the initial values: the order's content, else the texts of the event. */
export function contentDraft(
  { content, upload, eventId }: Pick<OrderDraft, 'content' | 'upload' | 'eventId'>,
  event: OwnAdvertEvent | undefined,
  { host, slot }: { host: string; slot: Pick<AdvertSlot, 'place' | 'size'> },
): ContentDraft {
  const { title, text, source, mediumId, crop } = content;
  const address = mediumId && mediumUrl(host, mediumId);
  const uploadedElsewhere = address ? { id: mediumId, name: '', picture: address, large: address } : undefined;
  const file = source === 'upload' ? (upload ?? uploadedElsewhere) : undefined;
  const [first] = event?.pictures ?? [];
  const isChosen = source === 'event' && event?.pictures.some(({ id }) => id === mediumId);
  const isOffered = isChosen || (!mediumId && first && !tooSmall(first, undefined, slot));
  return {
    title: title || shorten(event?.title ?? '', MAX_ENTERED_TITLE_LENGTH),
    text: text || shorten(event?.summary ?? '', MAX_ENTERED_TEXT_LENGTH),
    source: eventId && isOffered && !file ? 'event' : 'upload',
    eventPicture: (isChosen && mediumId) || first?.id || '',
    crops: mediumId && crop ? { [mediumId]: crop } : {},
    uploads: file ? [{ id: file.id, file }] : [],
  };
}

/** Returns the chosen picture of the form. */
export function pictureOf(
  { source, eventPicture, uploads }: ContentDraft,
  event: OwnAdvertEvent | undefined,
  host: string,
): DraftPicture | undefined {
  if (source === 'event') {
    const picture = event?.pictures.find(({ id }) => id === eventPicture);
    return picture && { id: picture.id, address: pictureUrl(host, picture, LARGE_WIDTH), size: picture };
  }
  const file = uploads[0]?.file;
  if (!file) return undefined;
  const { id, large, picture, width, height } = file;
  return { id, address: large ?? picture, size: width && height ? { width, height } : undefined };
}

/** Returns the address of an order's picture. */
export function pictureOfOrder(
  { content: { source, mediumId }, upload }: OrderDraft,
  event: OwnAdvertEvent | undefined,
  host: string,
): string | undefined {
  if (!mediumId) return undefined;
  const picture = source === 'event' ? event?.pictures.find(({ id }) => id === mediumId) : undefined;
  if (picture) return pictureUrl(host, picture, LARGE_WIDTH);
  const file = upload?.id === mediumId ? upload : undefined;
  return file?.large ?? file?.picture ?? mediumUrl(host, mediumId);
}

/**
 * Returns the order's content for form values. A picture without a crop is cropped around its centre, as in the proof.
 */
export function withContent(
  { title, text, source, uploads, crops }: ContentDraft,
  picture: Pick<DraftPicture, 'id' | 'size'> | undefined,
  aspect: number,
): Pick<OrderDraft, 'content' | 'upload'> {
  const crop = picture && (crops[picture.id] ?? (picture.size && cropOf(picture.size, aspect, WHOLE_VIEW)));
  return {
    content: { title, text, source, ...(picture && { mediumId: picture.id }), ...(picture && crop && { crop }) },
    upload: source === 'upload' ? uploads[0]?.file : undefined,
  };
}

/** Describes the content form of a slot. @param pictureIn returns the chosen picture */
export const contentForm = (
  slot: Pick<AdvertSlot, 'place' | 'size'>,
  pictureIn: (values: ContentDraft) => DraftPicture | undefined,
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
