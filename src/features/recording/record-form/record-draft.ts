import type { Crop } from '../../../lib/crop';
import type { RowId } from '../../../lib/value-at';
import { type Address, addressName } from '../../../model/answers/address';
import type { EditableEvent, EditableRecord } from '../../../model/answers/event-record';
import type { OwnPicture } from '../../../model/answers/own-picture';
import { type PickedAddress, pickAddress } from '../../../model/picked-options';
import { pictureUrl } from '../../../model/picture-url';
import type { FreeValue, RecordContent } from '../../../model/records/event-content';
import type { MediumField } from '../../../model/rules/event-rules';
import type { StoredFile } from '../../../model/stored-file';
import { EMPTY_FOR_WHOM, type ForWhomDraft } from './for-whom/for-whom-draft';
import { addressDetails } from './places/address-details';

/** An option chosen in a field for several values. */
export type Picked = { key: string; label: string };

/** A picked location or promoter: a short name for the field, and its contact for the line below. */
export type PickedPlace = PickedAddress & { name?: string | undefined; details?: string | undefined };

/** A row of the form for a picture; without a file until its upload has ended. */
export type MediumRow = Record<MediumField, string> & {
  id: RowId;
  file?: StoredFile | undefined;
  alt: string;
  /** The focal point: 0 to 1 from the left and from the top. */
  focalPoint: { x: number; y: number };
  /** The chosen crop for pages (`crop`), and for lists if it differs (`listCrop`). */
  crop?: Crop | undefined;
  listCrop?: Crop | undefined;
};

/** The fields that the form stores in another shape than the server. */
type FormOnlyFields = {
  tags: readonly Picked[];
  /** The id of the role relation; '' for none. */
  relation: string;
  location: PickedPlace | undefined;
  promoter: PickedPlace | undefined;
  /** The answer for whom a person posts who has no role relation yet. Drafts stored before it existed lack it. */
  forWhom?: ForWhomDraft | undefined;
  /** The values of the client's free fields by their names. */
  freeFields: Readonly<Record<string, FreeValue['value'] | undefined>>;
  media: readonly MediumRow[];
};

/** An event or an article as the form holds it, between record and payload; unfinished values are valid. */
export type RecordDraft = Omit<RecordContent, keyof FormOnlyFields> &
  FormOnlyFields & {
    /**
     * The state that the last pressed button asks for. With 'unpublished', visitors see the version that was published
     * before.
     */
    state: EditableEvent['state'] | 'unpublished';
  };

/** Checks whether visitors see the record or an earlier version of it. */
export const isVisible = ({ state }: Pick<RecordDraft, 'state'>): boolean => state !== 'draft';

/** Converts the state of the form to that of the payload. */
export const payloadState = (
  state: RecordDraft['state'],
): { state: EditableEvent['state']; unpublishedChanges?: true } =>
  state === 'unpublished' ? { state: 'published', unpublishedChanges: true } : { state };

/** The widths in CSS px of a picture in a row, and in a dialog. */
const THUMBNAIL_WIDTH = 320;
const LARGE_WIDTH = 960;

export const idToText = (id: number | undefined): string => (id === undefined ? '' : String(id));
export const textToId = (id: string): number | undefined => (id === '' ? undefined : Number(id));

/** Returns the empty texts and the default focal point of a new picture. */
export const emptyMedium = (): Omit<MediumRow, 'id'> => ({
  ...{ alt: '', agency: '', author: '', copyright: '', description: '', location: '', title: '' },
  focalPoint: { x: 0.5, y: 0.5 },
});

const mediumRow = (host: string, picture: OwnPicture): MediumRow => {
  const { id, alt, credits, title = '', description = '', focalPoint, crop, listCrop, whole, widths } = picture;
  const addressAt = (width: number) => pictureUrl(host, { src: whole, widths }, width);
  const file = { id, name: title || alt, picture: addressAt(THUMBNAIL_WIDTH), large: addressAt(LARGE_WIDTH) };
  const row = { ...emptyMedium(), ...credits, id, file, alt, title, description, focalPoint };
  return { ...row, ...(crop && { crop }), ...(listCrop && { listCrop }) };
};

/** The data that a record refers to, as the form holds it. */
type References = Pick<RecordDraft, 'state' | 'media' | 'location' | 'promoter'>;

/** The initial value of the data that a record refers to. */
export const NO_REFERENCES: References = { state: 'draft', location: undefined, promoter: undefined, media: [] };

/** Converts the data that a record refers to. @param host base address of the pictures */
export const referencesOf = (
  { state, hasUnpublished, location, promoter, pictures }: Omit<EditableRecord<unknown>, 'content'>,
  host: string,
): References => ({
  state: hasUnpublished ? 'unpublished' : state,
  location: location && pickPlace(location),
  promoter: promoter && pickPlace(promoter),
  media: pictures.map((picture) => mediumRow(host, picture)),
});

/** Converts an address to the value of the field for location or promoter. */
export const pickPlace = (address: Address): PickedPlace => ({
  ...pickAddress(address),
  name: addressName(address),
  details: addressDetails(address),
});

/** Converts a tag to an option of its field; case does not matter. */
export const pickTag = (tag: string): Picked => ({ key: tag.toLocaleLowerCase('de'), label: tag });

/** Converts the fields that the form stores in another shape than the content. */
export const formFieldsOf = (
  { tags, relation, freeFields }: RecordContent,
  references: References,
): FormOnlyFields & References => ({
  ...references,
  forWhom: EMPTY_FOR_WHOM,
  tags: tags.map(pickTag),
  relation: idToText(relation),
  freeFields: Object.fromEntries(freeFields.map(({ name, value }) => [name, value])),
});

/** Converts picked options back to content. Pictures that are still in transfer are left out. */
export const contentOfFormFields = ({ tags, relation, location, promoter, freeFields, media }: FormOnlyFields) => ({
  tags: tags.map(({ label }) => label),
  relation: textToId(relation),
  location: location?.addressId,
  promoter: promoter?.addressId,
  freeFields: Object.entries(freeFields).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? [] : [{ name, value }],
  ),
  media: media.flatMap(({ file }) => file?.id ?? []),
});

/** Trims all texts in a value, as the server does. */
export function trimmed<Value>(value: Value): Value;
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((one: unknown) => trimmed(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]));
}
