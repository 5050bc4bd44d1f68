import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { usePortal } from '../../../app/portal';
import { OtherPersonError, withLogin } from '../../../app/with-login';
import { ClockContext, useTranslation } from '../../../i18n/use-translation';
import { draftPayload, type OrderDraft } from '../../../model/answers/order-draft';
import { type AdvertOrder, sendOrder, serverDraft } from './api';
import { type SentOrder, sentOrderStorage } from './device-place';
import type { OrderContent } from './order-context';
import type { OrderSubmission } from './sending';
import { lostDays } from './use-hold';

type State = Pick<OrderSubmission, 'isSending' | 'error' | 'refusedGross' | 'isUnknown'> & {
  /** The refused order. */
  refused?: OrderDraft;
};

const CALM: State = { isSending: false, error: undefined, refusedGross: undefined, isUnknown: false };

/**
 * Checks whether the server has certainly not placed the order: after any other failure it may have.
 *
 * @param isAgain true for a retry: an answer such as 401 or 429 then says nothing about the first try
 */
function isRefused(error: unknown, isAgain: boolean): boolean {
  if (error instanceof OtherPersonError) return !isAgain;
  if (!(error instanceof ApiError) || error.code === 'key_in_use') return false;
  if (error.failure === 'denied' || error.status === 429) return !isAgain;
  return error.failure === 'rejected' || error.failure === 'missing';
}

/** Returns the order to send: without an unusable voucher, which the visible price does not include. */
function orderOf(draft: OrderDraft, { gross, isVoucherFine }: { gross: number; isVoucherFine: boolean }): AdvertOrder {
  const { voucher, ...rest } = draftPayload(draft);
  return { ...rest, voucher: isVoucherFine ? voucher : '', gross, isTermsAccepted: true };
}

type Options = Pick<OrderContent, 'store' | 'price'> & { personId: string };

/** The time within which a reopened page retries a sent order by itself; later the person does. */
const ASKED_AGAIN_MS = 15 * 60_000;

/** Checks whether an order was refused because of its price or a used voucher. */
const isPriceChanged = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'price_changed' || error.fields.some(({ path }) => path === 'voucher'));

/** Keeps the sent order until its answer: on the device or, if that is impossible, in memory. */
function useSent(host: string, personId: string) {
  const kept = useRef<SentOrder>(undefined);
  return useMemo(() => {
    const place = sentOrderStorage({ host, personId });
    return {
      read: () => place.read() ?? kept.current,
      write(sent: SentOrder) {
        kept.current = sent;
        place.write(sent);
      },
      forget() {
        kept.current = undefined;
        place.forget();
      },
    };
  }, [host, personId]);
}

/** Sends the order once. Its key stays on the device until the server has answered, even after a reload. */
export function useSending({ store, price, personId }: Options): OrderSubmission {
  const portal = usePortal();
  const { client, emit } = portal;
  const { locale } = useTranslation();
  const place = useSent(client.host, personId);
  const now = useContext(ClockContext);
  const [state, setState] = useState<State>(() => (place.read() ? { ...CALM, isUnknown: true } : CALM));
  const isRunning = useRef(false);

  async function send({ key, order, version }: SentOrder, isAgain: boolean) {
    isRunning.current = true;
    setState({ ...CALM, isSending: true, isUnknown: isAgain });
    try {
      const ordered = await withLogin(portal, () =>
        sendOrder(client, order, { idempotencyKey: key, ifMatch: version, language: locale }),
      );
      place.forget();
      setState(CALM);
      store.finish(ordered);
      for (const catalogue of ['adverts', 'my']) client.queryCache.forget(catalogue);
      emit('portal-advert-ordered', { orderId: ordered.id });
    } catch (error) {
      const isKnown = isRefused(error, isAgain);
      if (isKnown) place.forget();
      fail(error, order.gross, isKnown);
    } finally {
      isRunning.current = false;
    }
  }
  function fail(error: unknown, gross: number, isKnown: boolean) {
    const lost = lostDays(error);
    if (lost.length > 0) {
      setState(CALM);
      store.lose(lost);
      return;
    }
    if (error instanceof ApiError && error.status === 412) store.meet(serverDraft(error.current, error.etag));
    const isPrice = isPriceChanged(error);
    if (isPrice) price.retry();
    const refused = store.state().draft;
    setState({ ...CALM, error, refused, isUnknown: !isKnown, ...(isPrice && { refusedGross: gross }) });
  }

  const sendAgain = useEffectEvent((sent: SentOrder) => void send(sent, true));
  useEffect(() => {
    // The page was closed or reloaded before the server answered.
    const before = place.read();
    if (before && !isRunning.current && now() - before.at < ASKED_AGAIN_MS) sendAgain(before);
  }, [place, now]);

  async function begin(gross: number) {
    isRunning.current = true;
    setState({ ...CALM, isSending: true });
    const version = await store.settled();
    const { theirs, isGone } = store.state();
    if (theirs || isGone) {
      isRunning.current = false;
      return setState(CALM);
    }
    const order = orderOf(store.state().draft, { gross, isVoucherFine: price.voucherProblem === undefined });
    const sent: SentOrder = { key: newIdempotencyKey(), version, at: now(), order };
    place.write(sent);
    await send(sent, false);
  }
  function order() {
    if (isRunning.current) return;
    const before = place.read();
    if (before) void send(before, true);
    else if (price.price) void begin(price.price.gross);
  }
  function drop() {
    place.forget();
    setState(CALM);
  }
  // The error of a refused order does not apply to a changed one.
  const isSame = state.isUnknown || state.refused === store.state().draft;
  return { ...state, ...(!isSame && { error: undefined, refusedGross: undefined }), order, drop };
}
