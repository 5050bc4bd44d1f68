import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { usePortal } from '../../../app/portal';
import { withLogin } from '../../../app/with-login';
import { ClockContext } from '../../../i18n/use-translation';
import { isSame } from '../../../lib/value-at';
import type { AdvertReservation } from '../../../model/answers/advert-days';
import type { OrderDraft } from '../../../model/answers/order-draft';
import { holdDays, releaseHold, renewHold } from './api';
import type { OrderState, UnavailableDay } from './order-state';
import type { OrderStore } from './order-store';

const SECOND_MS = 1000;

/** The hold of the chosen slot days. */
export type Hold = {
  /** The remaining time in ms; undefined without a hold. */
  leftMs: number | undefined;
  isBusy: boolean;
  error: unknown;
  /** The days that were lost last, until others are held. */
  unavailable: readonly UnavailableDay[];
  /**
   * Holds the chosen days, or renews the hold for 15 minutes.
   *
   * @returns true if the order can continue: the days are held, or free although the maximum hold is used up
   */
  acquire(): Promise<boolean>;
};

/** Returns the days in a refusal. */
export const unavailableDaysIn = (error: unknown): UnavailableDay[] =>
  error instanceof ApiError && error.code === 'slot_taken'
    ? error.fields.flatMap(({ path, code }) =>
        path.startsWith('dates.') ? [{ date: path.slice('dates.'.length), code }] : [],
      )
    : [];

/** Checks whether days can be ordered but not held any longer. */
export const isUsedUp = (error: unknown): boolean => error instanceof ApiError && error.code === 'hold_used_up';

const isHoldOf = (reservation: AdvertReservation, { slot, dates }: OrderDraft) =>
  reservation.slot === slot && isSame([...reservation.dates].sort(), [...dates]);

/** Keeps the hold of an order, counts it down, and releases it when the person leaves the order. */
export function useHold(store: OrderStore, { reservation, unavailable, draft }: OrderState): Hold {
  const portal = usePortal();
  const now = useContext(ClockContext);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const currentHold = reservation && isHoldOf(reservation, draft) ? reservation : undefined;
  const leftMs = useRemainingMs(currentHold, now);

  const { client } = portal;
  const isUnmounted = useRef(false);
  const releaseOnLeave = useEffectEvent((releasingClient: Client) => {
    if (reservation && Date.parse(reservation.expires) > now()) release(releasingClient, reservation.id);
  });
  // Another screen of the portal unmounts the order; a reload or closing the page does not. Browsers distinguish these
  // two too late: both keep the hold, which expires within 15 minutes.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      releaseOnLeave(client);
    };
  }, [client]);

  const running = useRef<Promise<boolean>>(undefined);
  /** Holds the days; concurrent calls share one request. */
  function acquire(): Promise<boolean> {
    running.current ??= requestHold().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }
  async function requestHold(): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      const next = await withLogin(portal, () => renewOrHold(client, store, now()));
      if (isUnmounted.current) release(client, next.id);
      store.setReservation(next);
      return true;
    } catch (caught) {
      const days = unavailableDaysIn(caught);
      if (days.length > 0) store.removeDays(days);
      else setError(caught);
      return isUsedUp(caught);
    } finally {
      setBusy(false);
    }
  }
  return { leftMs, isBusy, error, unavailable, acquire };
}

const pendingReleases = new WeakMap<Client, Promise<void>>();

/** Releases a hold; if the server cannot be reached, it expires within 15 minutes. */
function release(client: Client, id: string) {
  pendingReleases.set(
    client,
    releaseHold(client, id).catch(() => undefined),
  );
}

/** Returns the running release of the last hold: a returning person must wait for it, or find their own days taken. */
export const pendingReleaseOf = (client: Client): Promise<void> | undefined => pendingReleases.get(client);

/** Renews the hold, or creates a new one if there is none or it was lost. */
async function renewOrHold(client: Client, store: OrderStore, nowMs: number): Promise<AdvertReservation> {
  const { draft, reservation } = store.state();
  if (reservation && isHoldOf(reservation, draft) && Date.parse(reservation.expires) > nowMs) {
    if (!reservation.isRenewable) return reservation;
    const renewed = await renewHold(client, reservation.id).catch((error: unknown) => {
      if (error instanceof ApiError && error.failure === 'missing') return undefined;
      throw error;
    });
    if (renewed) return renewed;
  }
  return holdDays(client, draft, newIdempotencyKey());
}

/** Counts down a hold. @returns the remaining ms by the server's clock; 0 when it has expired */
function useRemainingMs(currentHold: AdvertReservation | undefined, now: () => number): number | undefined {
  const [, tick] = useState(0);
  const expires = currentHold && Date.parse(currentHold.expires);
  const leftMs = expires === undefined ? undefined : Math.max(0, expires - now());
  const isRunning = leftMs !== undefined && leftMs > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return leftMs;
}
