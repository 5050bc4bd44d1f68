import type { EventPage, Facets } from '../features/events/event-page';
import type { EventRow } from '../model/event';
import type { RawAnswer } from './first-answer';

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads an answer of GET events just well enough to draw it: rows that lack what a card shows are left out. The
 * application reads the same answer with the full parser when it takes over, and reports what is wrong.
 */
export function firstPage({ data, meta }: RawAnswer): EventPage | undefined {
  if (!Array.isArray(data) || !isObject(meta)) return undefined;
  const size = Number(meta.pageSize) || 1;
  const total = Number(meta.total) || 0;
  return {
    events: data.flatMap((row: unknown) => firstRow(row) ?? []),
    unreadableCount: 0,
    total,
    overCount: Number(meta.over) || 0,
    number: Number(meta.page) || 1,
    pageSize: size,
    pageCount: Math.max(1, Math.ceil(total / size)),
    ...(isObject(meta.facets) && { facets: meta.facets as Facets }),
    ...(isText(meta.spelling) && { spelling: meta.spelling }),
  };
}

function firstRow(row: unknown): EventRow | undefined {
  if (!isObject(row)) return undefined;
  const { id, title, rubric, appointment, location, image, distance } = row;
  const isDrawable =
    isText(id) &&
    isText(title) &&
    isObject(rubric) &&
    isText(rubric.color) &&
    isObject(appointment) &&
    isText(appointment.date);
  if (!isDrawable) return undefined;
  // Drawn once and replaced by the application's own reading: what stands here is all that a card shows.
  return {
    id,
    title,
    rubric,
    appointment: {
      status: row.status,
      newDate: row.newDate,
      ...appointment,
      fullDay: appointment.fullDay ?? !appointment.from,
    },
    appointmentCount: Number(row.appointmentCount) || 1,
    isFree: row.free === true,
    isNew: row.isNew === true,
    price: isObject(row.price) ? row.price : undefined,
    location: isObject(location) && isObject(location.community) ? location : undefined,
    picture: firstPicture(image),
    distanceMetres: typeof distance === 'number' ? distance : undefined,
  } as unknown as EventRow;
}

function firstPicture(image: unknown): object | undefined {
  if (!isObject(image) || !isText(image.src) || !Array.isArray(image.widths)) return undefined;
  return { ...image, focalPoint: image.focalPoint ?? { x: 0.5, y: 0.5 } };
}
