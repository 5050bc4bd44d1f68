import { array, boolean, string, type } from 'superstruct';
import { maybe, parse } from '../../../../lib/parse';
import { DayAnswer } from '../../../../model/appointment';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';
import type { Client } from '../../../../portal/client';

const Duplicate = type({
  id: string(),
  title: string(),
  date: maybe(DayAnswer),
  from: maybe(string()),
  location: maybe(string()),
  promoter: maybe(string()),
  isOwn: maybe(boolean()),
  isDraft: maybe(boolean()),
});

/** An event that visitors see already, or an own draft, that may be the one that is being written; '' for what is not known. */
export type DuplicateEvent = {
  id: string;
  title: string;
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:mm' */
  from: string;
  location: string;
  promoter: string;
  isOwn: boolean;
  isDraft: boolean;
};

/** Events with a title like this one, of the same day or to come at the same place. POST /api/my/events/check */
export async function findDuplicates(
  { api }: Pick<Client, 'api'>,
  known: EventCheckPayload,
  signal: AbortSignal,
): Promise<DuplicateEvent[]> {
  const { data } = await api.post('my/events/check', known, { signal });
  return parse(data, array(Duplicate), 'Events').map(({ date, from, location, promoter, isOwn, isDraft, ...rest }) => ({
    ...rest,
    date: date ?? '',
    from: from ?? '',
    location: location ?? '',
    promoter: promoter ?? '',
    isOwn: isOwn ?? false,
    isDraft: isDraft ?? false,
  }));
}
