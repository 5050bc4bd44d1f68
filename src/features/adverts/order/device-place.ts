import { define, is, number, object, optional, string, type } from 'superstruct';
import { type DraftOwner, draftNote, draftPlace } from '../../../app/drafts/drafts';
import { readStored } from '../../../lib/parse';
import { type OrderDraft, toOrderDraft } from '../../../model/answers/order-draft';
import type { AdvertOrder } from './api';
import type { DeviceDraft } from './merge-drafts';

const NAME = 'advert-order';
const SCHEMA = 1;

/** Where this device keeps an order on its way. */
export type DevicePlace = {
  read(): DeviceDraft | undefined;
  /** @returns whether it outlives this page */
  write(draft: DeviceDraft): boolean;
  remove(): void;
};

const File = type({
  id: string(),
  name: string(),
  picture: string(),
  large: optional(string()),
  width: optional(number()),
  height: optional(number()),
});
/** What the server does not keep of an order. */
const Own = type({
  medium: optional(string()),
  channel: optional(string()),
  product: optional(string()),
  upload: optional(File),
});

/** Reads an order as this device keeps it. @throws {ShapeError} */
export const readOrder = (values: object): OrderDraft => {
  const { medium, channel, product, upload } = Own.is(values) ? values : {};
  return {
    ...toOrderDraft(values),
    ...(medium && { medium }),
    ...(channel && { channel }),
    ...(product && { product }),
    ...(upload && { upload }),
  };
};

/** The person's order on this device, forgotten with their drafts at log-out. */
export function devicePlace(owner: DraftOwner): DevicePlace {
  const place = draftPlace(owner, NAME);
  return {
    read() {
      const stored = place.read();
      if (!stored || stored.schema !== SCHEMA) return undefined;
      try {
        const base = Object.keys(stored.base).length > 0 ? readOrder(stored.base) : undefined;
        return { draft: readOrder(stored.values), base, version: stored.version };
      } catch {
        return undefined;
      }
    },
    write: ({ draft, base, version }) =>
      place.write({ at: new Date().toISOString(), schema: SCHEMA, version, base: base ?? {}, values: draft }),
    remove: place.remove,
  };
}

/** An order that was sent and may have arrived: asked again with its key, it is never placed twice. */
export type SentOrder = {
  key: string;
  order: AdvertOrder;
  /** Of the draft that it was made of. */
  version?: string | undefined;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
};

/** Whatever else an order holds was written by ourselves, and the server checks all of it. */
const SentContent = type({ gross: number(), slot: string() });
const Sent = object({
  key: string(),
  order: define<AdvertOrder>('order', (value) => is(value, SentContent)),
  version: optional(string()),
  at: number(),
});

/** Where this device keeps an order from when it is sent until the server has answered. */
export function sentPlace(owner: DraftOwner) {
  const note = draftNote(owner, NAME);
  return {
    read: (): SentOrder | undefined => readStored(note.read(), Sent),
    write: (sent: SentOrder) => note.write(JSON.stringify(sent)),
    forget: () => note.write(''),
  };
}
