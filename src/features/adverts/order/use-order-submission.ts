import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { usePortal } from '../../../app/portal';
import { OtherPersonError, withLogin } from '../../../app/with-login';
import { ClockContext, useTranslation } from '../../../i18n/use-translation';
import { draftPayload, type OrderDraft } from '../../../model/answers/order-draft';
import { type AdvertOrder, sendOrder, serverDraft } from './api';
import type { OrderContent } from './order-context';
import { type SentOrder, sentOrderStorage } from './order-storage';
import type { OrderSubmission } from './order-submission';
import { unavailableDaysIn } from './use-hold';

type State = Pick<OrderSubmission, 'isSending' | 'error' | 'refusedGross' | 'isUnknown'> & {
  /** The refused order. */
  refused?: OrderDraft;
};

const IDLE: State = { isSending: false, error: undefined, refusedGross: undefined, isUnknown: false };

/**
 * Checks whether the server has certainly not placed the order: after any other failure it may have.
 *
 * @param isRetry true for a retry: an answer such as 401 or 429 then says nothing about the first try
 */
function isRefused(error: unknown, isRetry: boolean): boolean {
  if (error instanceof OtherPersonError) return !isRetry;
  if (!(error instanceof ApiError) || error.code === 'key_in_use') return false;
  if (error.failure === 'denied' || error.status === 429) return !isRetry;
  return error.failure === 'rejected' || error.failure === 'missing';
}

/** Returns the order to send: without an unusable voucher, which the visible price does not include. */
function orderOf(
  draft: OrderDraft,
  { gross, isVoucherValid }: { gross: number; isVoucherValid: boolean },
): AdvertOrder {
  const { voucher, ...payload } = draftPayload(draft);
  return { ...payload, voucher: isVoucherValid ? voucher : '', gross, isTermsAccepted: true };
}

type Options = Pick<OrderContent, 'store' | 'price'> & { personId: string };

/** The time within which a reopened page retries a sent order by itself; later the person does. */
const AUTO_RETRY_MS = 15 * 60_000;

/** Checks whether an order was refused because of its price or a used voucher. */
const isPriceChanged = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'price_changed' || error.fields.some(({ path }) => path === 'voucher'));

/** Keeps the sent order until its answer: on the device or, if that is impossible, in memory. */
function useSentOrder(host: string, personId: string) {
  const inMemory = useRef<SentOrder>(undefined);
  return useMemo(() => {
    const storage = sentOrderStorage({ host, personId });
    return {
      read: () => storage.read() ?? inMemory.current,
      write(sent: SentOrder) {
        inMemory.current = sent;
        storage.write(sent);
      },
      forget() {
        inMemory.current = undefined;
        storage.forget();
      },
    };
  }, [host, personId]);
}

/** Sends the order once. Its key stays on the device until the server has answered, even after a reload. */
export function useOrderSubmission({ store, price, personId }: Options): OrderSubmission {
  const portal = usePortal();
  const { client, emit } = portal;
  const { locale } = useTranslation();
  const storage = useSentOrder(client.host, personId);
  const now = useContext(ClockContext);
  const [state, setState] = useState<State>(() => (storage.read() ? { ...IDLE, isUnknown: true } : IDLE));
  const isRunning = useRef(false);

  async function send({ key, order, version }: SentOrder, isRetry: boolean) {
    isRunning.current = true;
    setState({ ...IDLE, isSending: true, isUnknown: isRetry });
    try {
      const ordered = await withLogin(portal, () =>
        sendOrder(client, order, { idempotencyKey: key, ifMatch: version, language: locale }),
      );
      storage.forget();
      setState(IDLE);
      store.finish(ordered);
      for (const catalogue of ['adverts', 'my']) client.queryCache.forget(catalogue);
      emit('portal-advert-ordered', { orderId: ordered.id });
    } catch (error) {
      const isFinal = isRefused(error, isRetry);
      if (isFinal) storage.forget();
      fail(error, order.gross, isFinal);
    } finally {
      isRunning.current = false;
    }
  }
  function fail(error: unknown, gross: number, isFinal: boolean) {
    const unavailable = unavailableDaysIn(error);
    if (unavailable.length > 0) {
      setState(IDLE);
      store.removeDays(unavailable);
      return;
    }
    if (error instanceof ApiError && error.status === 412)
      store.acceptServerDraft(serverDraft(error.current, error.etag));
    const isPriceRefusal = isPriceChanged(error);
    if (isPriceRefusal) price.retry();
    const refused = store.state().draft;
    setState({ ...IDLE, error, refused, isUnknown: !isFinal, ...(isPriceRefusal && { refusedGross: gross }) });
  }

  const resend = useEffectEvent((sent: SentOrder) => void send(sent, true));
  useEffect(() => {
    // The page was closed or reloaded before the server answered.
    const pending = storage.read();
    if (pending && !isRunning.current && now() - pending.at < AUTO_RETRY_MS) resend(pending);
  }, [storage, now]);

  async function placeOrder(gross: number) {
    isRunning.current = true;
    setState({ ...IDLE, isSending: true });
    const version = await store.whenSaved();
    const { serverDraft: conflicting, isClosedElsewhere } = store.state();
    if (conflicting || isClosedElsewhere) {
      isRunning.current = false;
      return setState(IDLE);
    }
    const order = orderOf(store.state().draft, { gross, isVoucherValid: price.voucherProblem === undefined });
    const sent: SentOrder = { key: newIdempotencyKey(), version, at: now(), order };
    storage.write(sent);
    await send(sent, false);
  }
  function order() {
    if (isRunning.current) return;
    const pending = storage.read();
    if (pending) void send(pending, true);
    else if (price.price) void placeOrder(price.price.gross);
  }
  function drop() {
    storage.forget();
    setState(IDLE);
  }
  // The error of a refused order does not apply to a changed one.
  const isCurrent = state.isUnknown || state.refused === store.state().draft;
  return { ...state, ...(!isCurrent && { error: undefined, refusedGross: undefined }), order, drop };
}
