import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { useSpeech } from '../../../i18n/use-speech';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { usePortal } from '../../../portal/portal';
import { sendOrder, serverDraft } from './api';
import { type SentOrder, sentPlace } from './device-place';
import type { OrderContent } from './order-context';
import { draftPayload } from './order-draft';
import type { Sending } from './sending';
import { lostDays } from './use-hold';

type State = Pick<Sending, 'isSending' | 'error' | 'refusedGross' | 'isUnknown'>;

const CALM: State = { isSending: false, error: undefined, refusedGross: undefined, isUnknown: false };

/** Whether the server has surely not placed the order: with any other failure it may have. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure === 'rejected' || error.failure === 'missing') &&
  error.code !== 'key_in_use';

type Options = Pick<OrderContent, 'store' | 'price' | 'hold' | 'go'> & { personId: string };

/** Sends the order once. Its key stays on the device until the server has answered, whatever happens to the page. */
export function useSending({ store, price, hold, go, personId }: Options): Sending {
  const portal = usePortal();
  const { client, emit } = portal;
  const { locale } = useSpeech();
  const place = useMemo(() => sentPlace({ host: client.host, personId }), [client, personId]);
  const [state, setState] = useState<State>(CALM);
  const isRunning = useRef(false);

  async function send({ key, order, version }: SentOrder) {
    isRunning.current = true;
    setState({ ...CALM, isSending: true });
    try {
      const ordered = await withSession(portal, () =>
        sendOrder(client, order, { idempotencyKey: key, ifMatch: version, language: locale }),
      );
      place.forget();
      setState(CALM);
      store.finish(ordered);
      for (const catalogue of ['adverts', 'my']) client.answers.forget(catalogue);
      emit('portal-advert-ordered', { orderId: ordered.id });
      go('success', { isReplaced: true, query: `?order=${encodeURIComponent(ordered.id)}` });
    } catch (error) {
      if (isRefused(error)) place.forget();
      fail(error, order.gross);
    } finally {
      isRunning.current = false;
    }
  }
  function fail(error: unknown, gross: number) {
    const code = error instanceof ApiError ? error.code : undefined;
    const lost = lostDays(error);
    if (lost.length > 0) {
      setState(CALM);
      hold.lose(lost);
      return;
    }
    if (code === 'price_changed') price.retry();
    if (error instanceof ApiError && error.status === 412) store.meet(serverDraft(error.current, error.etag));
    setState({
      ...CALM,
      error,
      ...(code === 'price_changed' && { refusedGross: gross }),
      isUnknown: !isRefused(error),
    });
  }

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    // The page was closed or loaded again before the server had answered.
    const before = place.read();
    if (before && !isRunning.current) void latest.current(before);
  }, [place]);

  async function begin(gross: number) {
    isRunning.current = true;
    setState({ ...CALM, isSending: true });
    const version = await store.settled();
    const draft = draftPayload(store.state().draft);
    const order = { ...draft, gross, isTermsAccepted: true as const };
    const sent = { key: newIdempotencyKey(), order, version };
    place.write(sent);
    await send(sent);
  }
  function order() {
    if (isRunning.current || !price.price) return;
    const before = place.read();
    void (before ? send(before) : begin(price.price.gross));
  }
  return { ...state, order };
}
