import { useCallback, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import type { AdvertPrice } from '../../../model/answers/advert-price';
import type { OrderDraft } from '../../../model/answers/order-draft';
import { loadPrice } from './api';
import { buyerOf } from './buyer';

/** The current price of an order, as the server computes it. */
export type PriceState = {
  price: AdvertPrice | undefined;
  isLoading: boolean;
  error: unknown;
  /** The reason why the voucher is unusable. */
  voucherProblem: string | undefined;
  /** Loads the price again. */
  retry(): void;
};

type Answer = { price: AdvertPrice; voucherProblem?: string };

const voucherCode = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ path }) => path === 'voucher')?.code : undefined;

/** Loads the price of a draft at each relevant change; the last price stays meanwhile. */
export function usePrice({ slot, dates, voucher, reorderOf, billing: enteredBilling }: OrderDraft): PriceState {
  const { client } = usePortal();
  const [reloads, setReloads] = useState(0);
  const isComplete = slot !== undefined && dates.length > 0;
  const billing = enteredBilling && buyerOf(enteredBilling);
  async function load(signal: AbortSignal): Promise<Answer> {
    const requestPrice = (code: string) =>
      loadPrice(client, { slot, dates, voucher: code, reorderOf, billing }, signal);
    try {
      return { price: await requestPrice(voucher) };
    } catch (error) {
      const voucherProblem = voucherCode(error);
      // An unusable voucher is ignored, so that the price without it stays visible.
      if (voucherProblem === undefined) throw error;
      return { price: await requestPrice(''), voucherProblem };
    }
  }
  // `reloads` is part of the key, because nobody may order at a price that is being reloaded.
  const { step, value, error } = useQuery(
    isComplete ? { key: [reloads, slot, dates, voucher.trim(), reorderOf, billing], load } : undefined,
    { keepPrevious: true },
  );
  return {
    price: value?.price,
    isLoading: isComplete && step === 'loading',
    error,
    voucherProblem: step === 'ready' ? value.voucherProblem : undefined,
    retry: useCallback(() => setReloads((last) => last + 1), []),
  };
}
