import { isDay } from '../../../../lib/days';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';
import type { EventDraft } from '../event-draft';

/** Shorter titles are like too many others. */
const MIN_TITLE_LENGTH = 3;

type Typed = Pick<EventDraft, 'title' | 'dates' | 'series' | 'location'>;

/**
 * What is known of an event while it is written, enough to look for others like it.
 *
 * @param id the event at the server, which is not meant
 * @returns undefined without a title, or with neither a day nor a place
 */
export function duplicateQuery(
  { title, dates, series, location }: Typed,
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
