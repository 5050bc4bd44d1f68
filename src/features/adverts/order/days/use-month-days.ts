import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { useWriteRevision } from '../../../../app/use-write-revision';
import { addDays } from '../../../../lib/days';
import type { AdvertDay } from '../../../../model/answers/advert-days';
import { addMonths } from '../../../../ui/calendar/month';
import { findDays } from '../api';

/** The loaded days of a slot. */
export type DaysByDate = ReadonlyMap<string, AdvertDay>;

const NONE: DaysByDate = new Map();

/** Returns the first and last day of a month. */
const boundsOf = (day: string) => {
  const first = `${day.slice(0, 7)}-01`;
  return { from: first, to: addDays(addMonths(first, 1), -1) };
};

/**
 * Loads the days of the month around a day. Those of other months stay cached until a hold, an order or a refusal
 * reloads them.
 */
export function useMonthDays(slot: string, day: string) {
  const { client } = usePortal();
  const writeRevision = useWriteRevision(client);
  const { from, to } = boundsOf(day);
  const { step, value, error, retry } = useQuery<{ slot: string; writeRevision: string; days: DaysByDate }>(
    {
      key: ['days', slot, from],
      revision: writeRevision,
      async load(signal, previous) {
        const loaded = await findDays(client, { slot, from, to }, signal);
        const otherMonths = previous?.slot === slot && previous.writeRevision === writeRevision ? previous.days : NONE;
        return {
          slot,
          writeRevision,
          days: new Map([...otherMonths, ...loaded.map((one) => [one.date, one] as const)]),
        };
      },
    },
    { keepPrevious: true },
  );
  return {
    days: value?.slot === slot ? value.days : NONE,
    error: step === 'loading' ? undefined : error,
    reload: retry,
  };
}
