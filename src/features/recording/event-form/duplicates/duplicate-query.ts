import { isDay } from '../../../../lib/days';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';
import type { EventDraft } from '../event-draft';

/** The minimum length; shorter titles resemble too many others. */
const MIN_TITLE_LENGTH = 3;

type SearchedDraft = Pick<EventDraft, 'title' | 'dates' | 'series' | 'location'>;

/**
 * Returns the query for possible duplicates of an unfinished event.
 *
 * @param id the stored event, which the search excludes
 * @returns undefined without a title, or with neither a day nor a location
 */
export function duplicateQuery(
  { title, dates, series, location }: SearchedDraft,
  id: string | undefined,
): EventCheckPayload | undefined {
  if (title.trim().length < MIN_TITLE_LENGTH) return undefined;
  const date = [...dates.map((one) => one.date), ...series.map(({ start }) => start)].filter(isDay).sort()[0];
  if (!(date || location)) return undefined;
  return {
    title: title.trim(),
    ...(date && { date }),
    ...(location && { location: location.addressId }),
    ...(id !== undefined && { id }),
  };
}
