import type { RowId } from '../../../lib/value-at';
import { type Address, addressName } from '../../../model/address';
import type { MediumPayload } from '../../../model/payloads/medium-payload';
import { type PickedAddress, pickAddress } from '../../../model/picks';
import type { Picture } from '../../../model/picture';
import { pictureUrl } from '../../../model/picture-url';
import type { MediumField } from '../../../model/rules/event-rules';
import type { EventContent, FreeValue } from '../../../model/written/event-content';
import { emptyContent } from '../../../model/written/read-content';
import type { WrittenEvent } from '../../../model/written/written-event';
import type { StoredFile } from '../../../ui/upload/upload-attempt';
import { addressDetails } from '../record-form/places/address-details';
import { filledDates } from './dates/new-rows';

/** One of many that was chosen, as a field for several keeps it. */
export type Picked = { key: string; label: string };

/** A place or a promoter that was picked: its short name for the field, its contact for the line below. */
export type PickedPlace = PickedAddress & { name?: string | undefined; details?: string | undefined };

/** A picture of the event as a row of the form; without a file while it is being uploaded. */
export type MediumRow = Record<MediumField, string> & {
  id: RowId;
  file?: StoredFile | undefined;
  alt: string;
  /** What must stay visible when cropped: 0 to 1 from the left and from the top. */
  focalPoint: { x: number; y: number };
  /** A part of the picture, once the user has chosen one: shares of the whole. */
  crop?: NonNullable<MediumPayload['crop']> | undefined;
};

type Same =
  | 'dates'
  | 'series'
  | 'publicationDates'
  | 'links'
  | 'ticketAgencies'
  | 'price'
  | 'priority'
  | 'free'
  | 'children'
  | 'barrierFree'
  | 'accessibility'
  | 'status'
  | 'newDate'
  | 'newLocation';

/** An event on its way from the record to what is sent; an unfinished one is a legal value. */
export type EventDraft = Omit<
  EventContent,
  'rubrics' | 'tags' | 'relation' | 'location' | 'promoter' | 'freeFields' | 'media' | Same
> &
  Pick<EventContent, Same> & {
    /** Which of the two buttons was pressed last: visitors see only what is published. */
    state: WrittenEvent['state'];
    /** Id of the main rubric, '' until one is chosen. */
    rubric: string;
    addRubrics: readonly Picked[];
    tags: readonly Picked[];
    /** Id of the role relation for which the event is recorded, '' for none. */
    relation: string;
    location: PickedPlace | undefined;
    promoter: PickedPlace | undefined;
    /** Values of the client's own fields by their names. */
    freeFields: Readonly<Record<string, FreeValue['value'] | undefined>>;
    media: readonly MediumRow[];
  };

/** CSS pixels of a picture in a row, and in a dialog. */
const ROW_WIDTH = 320;
const LARGE_WIDTH = 960;

const idOf = (id: number | undefined): string => (id === undefined ? '' : String(id));
const numberOf = (id: string): number | undefined => (id === '' ? undefined : Number(id));

/** A medium's texts that are not there yet. */
export const emptyMedium = (): Omit<MediumRow, 'id'> => ({
  ...{ alt: '', agency: '', author: '', copyright: '', description: '', location: '', title: '' },
  focalPoint: { x: 0.5, y: 0.5 },
});

const mediumRow = (host: string, picture: Picture): MediumRow => {
  const { id, alt, credits, title = '', description = '', focalPoint } = picture;
  const addressAt = (width: number) => pictureUrl(host, picture, width);
  const file = { id, name: title || alt, picture: addressAt(ROW_WIDTH), large: addressAt(LARGE_WIDTH) };
  return { ...emptyMedium(), ...credits, id, file, alt, title, description, focalPoint };
};

/** Everything that a record points at, as the form shows it. */
type Beside = Pick<EventDraft, 'state' | 'media' | 'location' | 'promoter'> & { nameOf: RubricName };

/** The name of a rubric by its id. */
export type RubricName = (id: number) => string;

/** The form's beginning for an event that is not stored yet. */
export const emptyDraft = (): EventDraft =>
  draftOf(emptyContent(), { state: 'draft', location: undefined, promoter: undefined, media: [], nameOf: String });

/** @param host base address of the pictures */
export const eventDraft = (
  { content, state, location, promoter, pictures }: WrittenEvent,
  { host, nameOf }: { host: string; nameOf: RubricName },
): EventDraft =>
  draftOf(content, {
    state,
    location: location && pickPlace(location),
    promoter: promoter && pickPlace(promoter),
    media: pictures.map((picture) => mediumRow(host, picture)),
    nameOf,
  });

/** An address as the fields of places keep it. */
export const pickPlace = (address: Address): PickedPlace => ({
  ...pickAddress(address),
  name: addressName(address),
  details: addressDetails(address),
});

/** A word as the field of tags keeps it. */
export const pickTag = (tag: string): Picked => ({ key: tag.toLocaleLowerCase('de'), label: tag });

function draftOf(content: EventContent, { nameOf, ...beside }: Beside): EventDraft {
  const { rubrics, tags, relation, freeFields, location: _, promoter: __, media: ___, ...same } = content;
  const [rubric, ...others] = rubrics;
  return {
    ...same,
    ...beside,
    rubric: idOf(rubric),
    addRubrics: others.map((id) => ({ key: String(id), label: nameOf(id) })),
    tags: tags.map(pickTag),
    relation: idOf(relation),
    freeFields: Object.fromEntries(freeFields.map(({ name, value }) => [name, value])),
  };
}

/** What the rules and the server know of a draft. A picture that has not arrived yet is left out. */
export function contentOfDraft(draft: EventDraft): EventContent {
  const { state: _, rubric, addRubrics, tags, relation, location, promoter, freeFields, media, ...same } = draft;
  const all = [rubric, ...addRubrics.map(({ key }) => key)];
  return trimmed({
    ...same,
    ...filledDates(same),
    rubrics: all.flatMap((id) => numberOf(id) ?? []),
    tags: tags.map(({ label }) => label),
    relation: numberOf(relation),
    location: location?.addressId,
    promoter: promoter?.addressId,
    freeFields: Object.entries(freeFields).flatMap(([name, value]) =>
      value === undefined || value === '' || value === false ? [] : [{ name, value }],
    ),
    media: media.flatMap(({ file }) => file?.id ?? []),
  });
}

/** Texts without the blanks around them, as the server keeps them. */
function trimmed<Value>(value: Value): Value;
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((one: unknown) => trimmed(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]));
}
