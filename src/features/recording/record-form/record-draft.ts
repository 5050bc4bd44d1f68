import type { Crop } from '../../../lib/crop';
import type { RowId } from '../../../lib/value-at';
import { type Address, addressName } from '../../../model/answers/address';
import type { Written, WrittenEvent } from '../../../model/answers/event-record';
import type { OwnPicture } from '../../../model/answers/own-picture';
import { type PickedAddress, pickAddress } from '../../../model/picked-options';
import { pictureUrl } from '../../../model/picture-url';
import type { FreeValue, WrittenContent } from '../../../model/records/event-content';
import type { MediumField } from '../../../model/rules/event-rules';
import type { StoredFile } from '../../../model/stored-file';
import { addressDetails } from './places/address-details';

/** One of many that was chosen, as a field for several keeps it. */
export type Picked = { key: string; label: string };

/** A place or a promoter that was picked: its short name for the field, its contact for the line below. */
export type PickedPlace = PickedAddress & { name?: string | undefined; details?: string | undefined };

/** A picture as a row of the form; without a file while it is being uploaded. */
export type MediumRow = Record<MediumField, string> & {
  id: RowId;
  file?: StoredFile | undefined;
  alt: string;
  /** What must stay visible when cropped: 0 to 1 from the left and from the top. */
  focalPoint: { x: number; y: number };
  /** The part that visitors see, once the user has chosen one; for lists, where that is another one. */
  crop?: Crop | undefined;
  listCrop?: Crop | undefined;
};

/** What the form keeps otherwise than the server. */
type Picks = {
  tags: readonly Picked[];
  /** Id of the role relation for which it is recorded, '' for none. */
  relation: string;
  location: PickedPlace | undefined;
  promoter: PickedPlace | undefined;
  /** Values of the client's own fields by their names. */
  freeFields: Readonly<Record<string, FreeValue['value'] | undefined>>;
  media: readonly MediumRow[];
};

/** An event or an article on its way from the record to what is sent; an unfinished one is a legal value. */
export type RecordDraft = Omit<WrittenContent, keyof Picks> &
  Picks & {
    /**
     * Which button was pressed last: visitors see only what is published, and of what is 'unpublished' the version that
     * was published before.
     */
    state: WrittenEvent['state'] | 'unpublished';
  };

/** Whether visitors see the record, or an earlier version of it. */
export const isVisible = ({ state }: Pick<RecordDraft, 'state'>): boolean => state !== 'draft';

/** How a state is sent. */
export const sentState = (state: RecordDraft['state']): { state: WrittenEvent['state']; unpublishedChanges?: true } =>
  state === 'unpublished' ? { state: 'published', unpublishedChanges: true } : { state };

/** CSS pixels of a picture in a row, and in a dialog. */
const ROW_WIDTH = 320;
const LARGE_WIDTH = 960;

export const idOf = (id: number | undefined): string => (id === undefined ? '' : String(id));
export const numberOf = (id: string): number | undefined => (id === '' ? undefined : Number(id));

/** A medium's texts that are not there yet. */
export const emptyMedium = (): Omit<MediumRow, 'id'> => ({
  ...{ alt: '', agency: '', author: '', copyright: '', description: '', location: '', title: '' },
  focalPoint: { x: 0.5, y: 0.5 },
});

const mediumRow = (host: string, picture: OwnPicture): MediumRow => {
  const { id, alt, credits, title = '', description = '', focalPoint, crop, listCrop, whole, widths } = picture;
  const addressAt = (width: number) => pictureUrl(host, { src: whole, widths }, width);
  const file = { id, name: title || alt, picture: addressAt(ROW_WIDTH), large: addressAt(LARGE_WIDTH) };
  const said = { ...emptyMedium(), ...credits, id, file, alt, title, description, focalPoint };
  return { ...said, ...(crop && { crop }), ...(listCrop && { listCrop }) };
};

/** Everything that a record points at, as the form shows it. */
type Beside = Pick<RecordDraft, 'state' | 'media' | 'location' | 'promoter'>;

/** Nothing that a record points at. */
export const NOTHING_BESIDE: Beside = { state: 'draft', location: undefined, promoter: undefined, media: [] };

/** @param host base address of the pictures */
export const besideOf = (
  { state, hasUnpublished, location, promoter, pictures }: Omit<Written<unknown>, 'content'>,
  host: string,
): Beside => ({
  state: hasUnpublished ? 'unpublished' : state,
  location: location && pickPlace(location),
  promoter: promoter && pickPlace(promoter),
  media: pictures.map((picture) => mediumRow(host, picture)),
});

/** An address as the fields of places keep it. */
export const pickPlace = (address: Address): PickedPlace => ({
  ...pickAddress(address),
  name: addressName(address),
  details: addressDetails(address),
});

/** A word as the field of tags keeps it. */
export const pickTag = (tag: string): Picked => ({ key: tag.toLocaleLowerCase('de'), label: tag });

/** What the form keeps otherwise than the content of a record. */
export const picksOf = ({ tags, relation, freeFields }: WrittenContent, beside: Beside): Picks & Beside => ({
  ...beside,
  tags: tags.map(pickTag),
  relation: idOf(relation),
  freeFields: Object.fromEntries(freeFields.map(({ name, value }) => [name, value])),
});

/** What was picked as the rules and the server know it. A picture that has not arrived yet is left out. */
export const contentOfPicks = ({ tags, relation, location, promoter, freeFields, media }: Picks) => ({
  tags: tags.map(({ label }) => label),
  relation: numberOf(relation),
  location: location?.addressId,
  promoter: promoter?.addressId,
  freeFields: Object.entries(freeFields).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? [] : [{ name, value }],
  ),
  media: media.flatMap(({ file }) => file?.id ?? []),
});

/** Texts without the blanks around them, as the server keeps them. */
export function trimmed<Value>(value: Value): Value;
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((one: unknown) => trimmed(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]));
}
