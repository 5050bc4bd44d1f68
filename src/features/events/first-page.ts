import { isCurrency } from '../../i18n/day-format';
import { isDay, isTime } from '../../lib/days';
import type { EventRow } from '../../model/event';
import { type News, newsNow } from '../../model/standing';
import type { EventPage, Facets } from './event-page';
import { pagesOf } from './pages-of';

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether values that may be missing are right where they are there. */
const mayBe = (isRight: (value: unknown) => boolean, ...values: unknown[]): boolean =>
  values.every((value) => value === undefined || value === null || isRight(value));

/**
 * Reads an answer of GET events just well enough to draw it, for the first painter and the application's first render:
 * rows of which something that a card shows is wrong are left out. The application reads the same answer again with the
 * full parser as soon as that is there, and reports what is wrong.
 *
 * @returns undefined where that cannot be told by a glance
 */
export function firstPage({ data, meta }: { data?: unknown; meta?: unknown }): EventPage | undefined {
  if (!Array.isArray(data) || !isObject(meta) || !mayBe(areFacets, meta.facets)) return undefined;
  const pageSize = Math.max(1, Number(meta.pageSize) || 1);
  const total = Number(meta.total) || 0;
  return {
    events: data.flatMap(firstRow),
    unreadableCount: 0,
    total,
    overCount: Number(meta.over) || 0,
    number: Number(meta.page) || 1,
    pageSize,
    pageCount: pagesOf(total, pageSize),
    ...(isObject(meta.facets) && { facets: meta.facets as Facets }),
    ...(isText(meta.spelling) && { spelling: meta.spelling }),
  };
}

/** Looks at the facets that stand above the cards. */
const areFacets = (facets: unknown): boolean =>
  isObject(facets) &&
  [facets.rubric, facets.community, facets.accessFeatures ?? []].every(
    (all) => Array.isArray(all) && all.every((one) => isObject(one) && isText(one.name) && isNumber(one.count)),
  );

/** Whether what a card shows of a row has its shape. */
function isDrawable(row: unknown): row is Raw & Record<'rubric' | 'appointment', Raw> {
  if (!isObject(row)) return false;
  const { id, title, rubric, appointment, location, image, price } = row;
  return (
    isObject(rubric) &&
    [id, title, rubric.name, rubric.color, rubric.icon].every(isText) &&
    isObject(appointment) &&
    isDay(appointment.date) &&
    mayBe(isDay, appointment.endDate, appointment.newDate, row.newDate) &&
    mayBe(isTime, appointment.from, appointment.until) &&
    mayBe(isText, row.title_en, appointment.newLocation, row.newLocation) &&
    mayBe((cost) => isObject(cost) && mayBe(isCurrency, cost.currency) && mayBe(isNumber, cost.from, cost.to), price) &&
    mayBe(
      (place) => isObject(place) && isText(place.name) && isObject(place.community) && isText(place.community.name),
      location,
    ) &&
    mayBe((file) => isObject(file) && isText(file.src) && Array.isArray(file.widths), image) &&
    mayBe(isNumber, row.distance)
  );
}

const given = (object: Raw): Raw =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== null));

const newsIn = ({ status, newDate, newLocation }: Raw): News =>
  ({ status: status ?? 'scheduled', newDate, newLocation }) as unknown as News;

/** All that a card shows of a row; the full parser replaces it. */
function firstRow(row: unknown): EventRow[] {
  if (!isDrawable(row)) return [];
  const { rubric, price, location, image, distance } = given(row);
  const appointment = given(row.appointment);
  const { date, endDate } = appointment as { date: string; endDate?: string };
  const drawn = {
    id: row.id,
    title: row.title,
    title_en: row.title_en,
    rubric,
    appointment: {
      ...appointment,
      ...{ status: undefined, newDate: undefined, newLocation: undefined },
      ...newsNow(newsIn(row), newsIn(appointment)),
      endDate: endDate && endDate > date ? endDate : undefined,
      fullDay: appointment.fullDay ?? !appointment.from,
      isOver: appointment.over === true,
    },
    appointmentCount: Number(row.appointmentCount) || 1,
    isFree: row.free === true,
    isNew: row.isNew === true,
    price: price && given(price as Raw),
    location,
    picture: image && { alt: '', focalPoint: { x: 0.5, y: 0.5 }, ...given(image as Raw) },
    distanceMetres: distance,
  };
  return [drawn as unknown as EventRow];
}
