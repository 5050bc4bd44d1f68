import { useEffect, useState } from 'react';
import { addDays } from '../../../../lib/days';
import type { AdvertDay } from '../../../../model/adverts/advert-days';
import { usePortal } from '../../../../portal/portal';
import { useOwnWrites } from '../../../../portal/use-own-writes';
import { addMonths } from '../../../../ui/calendar/month';
import { findDays } from '../api';

/** The days of a slot as far as they were asked for. */
export type KnownDays = ReadonlyMap<string, AdvertDay>;

const NONE: KnownDays = new Map();

/** First and last day of a month. */
const boundsOf = (day: string) => {
  const first = `${day.slice(0, 7)}-01`;
  return { from: first, to: addDays(addMonths(first, 1), -1) };
};

/**
 * The days of the month around a day; those of other months stay known, until something is held, ordered or refused: then
 * they are asked for anew.
 */
export function useMonthDays(slot: string, day: string) {
  const { client } = usePortal();
  const mark = useOwnWrites(client);
  const [known, setKnown] = useState({ slot, mark, days: NONE });
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();
  const [turn, setTurn] = useState(0);
  const { from, to } = boundsOf(day);
  const key = `${turn} ${slot} ${from} ${mark}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which month of which slot, and how often.
  useEffect(() => {
    const stop = new AbortController();
    findDays(client, { slot, from, to }, stop.signal).then(
      (found) => {
        if (stop.signal.aborted) return;
        setFailure(undefined);
        setKnown((before) => ({
          ...{ slot, mark },
          days: new Map([
            ...(before.slot === slot && before.mark === mark ? before.days : NONE),
            ...found.map((one) => [one.date, one] as const),
          ]),
        }));
      },
      (error: unknown) => stop.signal.aborted || setFailure({ key, error }),
    );
    return () => stop.abort();
  }, [client, key]);
  return {
    days: known.slot === slot ? known.days : NONE,
    error: failure?.key === key ? failure.error : undefined,
    reload: () => setTurn(turn + 1),
  };
}
