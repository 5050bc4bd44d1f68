import { useCallback, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import type { AdvertPrice } from '../../../model/answers/advert-price';
import type { OrderDraft } from '../../../model/answers/order-draft';
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

type Answer = { price: AdvertPrice; voucherProblem?: string };

const voucherCode = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ path }) => path === 'voucher')?.code : undefined;

/** The price of a draft, asked for with each change of what it depends on; the last one stays meanwhile. */
export function usePrice({ slot, dates, voucher, reorderOf, billing: typed }: OrderDraft): PriceState {
  const { client } = usePortal();
  const [turn, setTurn] = useState(0);
  const isAsked = slot !== undefined && dates.length > 0;
  const billing = typed && buyerOf(typed);
  async function load(signal: AbortSignal): Promise<Answer> {
    const ask = (code: string) => askPrice(client, { slot, dates, voucher: code, reorderOf, billing }, signal);
    try {
      return { price: await ask(voucher) };
    } catch (error) {
      const voucherProblem = voucherCode(error);
      // A voucher that cannot be used takes nothing off, and does not hide what the order costs without it.
      if (voucherProblem === undefined) throw error;
      return { price: await ask(''), voucherProblem };
    }
  }
  // Nobody orders at a price that is asked for again, so each turn is another question.
  const { step, value, error } = useQuery(
    isAsked ? { key: [turn, slot, dates, voucher.trim(), reorderOf, billing], load } : undefined,
    { keepPrevious: true },
  );
  return {
    price: value?.price,
    isLoading: isAsked && step === 'loading',
    error,
    voucherProblem: step === 'ready' ? value.voucherProblem : undefined,
    retry: useCallback(() => setTurn((last) => last + 1), []),
  };
}
