import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { AdvertPrice } from '../../../model/adverts/advert-price';
import type { OrderDraft } from '../../../model/answers/order-draft';
import { usePortal } from '../../../portal/portal';
import { askPrice } from './api';
import { buyerOf } from './buyer';

/** What an order costs now, as the server computes it. */
export type PriceState = {
  price: AdvertPrice | undefined;
  isLoading: boolean;
  error: unknown;
  /** Why the voucher cannot be used. */
  voucherProblem: string | undefined;
  /** Asks anew. */
  retry(): void;
};

type Answer = { key: string; price?: AdvertPrice; error?: unknown; voucherProblem?: string };

const voucherCode = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ path }) => path === 'voucher')?.code : undefined;

/** The price of a draft, asked for with each change of what it depends on; the last one stays meanwhile. */
export function usePrice({ slot, dates, voucher, reorderOf, billing: typed }: OrderDraft): PriceState {
  const { client } = usePortal();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const isAsked = slot !== undefined && dates.length > 0;
  const billing = typed && buyerOf(typed);
  const key = isAsked
    ? [turn, slot, dates.join(' '), voucher.trim(), reorderOf, JSON.stringify(billing)].join('|')
    : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked for.
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const ask = (code: string) => askPrice(client, { slot, dates, voucher: code, reorderOf, billing }, stop.signal);
    async function load(): Promise<Answer> {
      try {
        return { key, price: await ask(voucher) };
      } catch (error) {
        const problem = voucherCode(error);
        // A voucher that cannot be used takes nothing off, and does not hide what the order costs without it.
        if (problem === undefined) return { key, error };
        return { key, price: await ask(''), voucherProblem: problem };
      }
    }
    load().then(
      (next) => stop.signal.aborted || setAnswer((before) => ({ ...(next.error ? before : {}), ...next })),
      (error: unknown) => stop.signal.aborted || setAnswer({ key, error }),
    );
    return () => stop.abort();
  }, [client, key]);

  const isCurrent = answer?.key === key;
  return {
    price: isAsked ? answer?.price : undefined,
    isLoading: isAsked && !isCurrent,
    error: isCurrent ? answer?.error : undefined,
    voucherProblem: isCurrent ? answer?.voucherProblem : undefined,
    retry: useCallback(() => setTurn((last) => last + 1), []),
  };
}
