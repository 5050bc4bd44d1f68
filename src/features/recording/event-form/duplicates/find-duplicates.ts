import { array, boolean, string, type } from 'superstruct';
import { maybe, parse } from '../../../../lib/parse';
import { DayAnswer } from '../../../../model/appointment';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';
import type { Client } from '../../../../portal/client';

const Duplicate = type({
  id: string(),
  title: string(),
  date: DayAnswer,
  from: maybe(string()),
  location: maybe(string()),
  promoter: maybe(string()),
  isOwn: maybe(boolean()),
});

/** An event that visitors see already and that may be the one that is being written; '' for what is not known. */
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
};

/** Events with a title like this one, of the same day or to come at the same place. POST /api/my/events/check */
export async function findDuplicates(
  { api }: Pick<Client, 'api'>,
  known: EventCheckPayload,
  signal: AbortSignal,
): Promise<DuplicateEvent[]> {
  const { data } = await api.post('my/events/check', known, { signal });
  return parse(data, array(Duplicate), 'Events').map(({ from, location, promoter, isOwn, ...rest }) => ({
    ...rest,
    from: from ?? '',
    location: location ?? '',
    promoter: promoter ?? '',
    isOwn: isOwn ?? false,
  }));
}
