import { define, is, number, object, optional, string, type } from 'superstruct';
import { type DraftOwner, draftNote, draftStorage } from '../../../app/drafts/drafts';
import { readStored } from '../../../lib/parse';
import { type OrderDraft, toOrderDraft } from '../../../model/answers/order-draft';
import type { AdvertOrder } from './api';
import type { DeviceDraft } from './merge-drafts';

const NAME = 'advert-order';
const SCHEMA = 1;

/** The storage of an order draft on this device. */
export type OrderStorage = {
  read(): DeviceDraft | undefined;
  /** Stores a draft. @returns true if it outlives this page */
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
/** The fields of an order that the server does not store. */
const DeviceFields = type({
  medium: optional(string()),
  channel: optional(string()),
  product: optional(string()),
  upload: optional(File),
});

/** Reads an order from the storage of this device. @throws {ShapeError} */
export const readOrder = (values: object): OrderDraft => {
  const { medium, channel, product, upload } = DeviceFields.is(values) ? values : {};
  return {
    ...toOrderDraft(values),
    ...(medium && { medium }),
    ...(channel && { channel }),
    ...(product && { product }),
    ...(upload && { upload }),
  };
};

/** Creates the storage of the person's order on this device, cleared with their drafts at log-out. */
export function orderStorage(owner: DraftOwner): OrderStorage {
  const draftStore = draftStorage(owner, NAME);
  return {
    read() {
      const stored = draftStore.read();
      if (!stored || stored.schema !== SCHEMA) return undefined;
      try {
        const base = Object.keys(stored.base).length > 0 ? readOrder(stored.base) : undefined;
        return { draft: readOrder(stored.values), base, version: stored.version };
      } catch {
        return undefined;
      }
    },
    write: ({ draft, base, version }) =>
      draftStore.write({ at: new Date().toISOString(), schema: SCHEMA, version, base: base ?? {}, values: draft }),
    remove: draftStore.remove,
  };
}

/** An order that was sent and may have arrived: a retry with its idempotency key never orders twice. */
export type SentOrder = {
  key: string;
  order: AdvertOrder;
  /** The revision of the draft that it was made from. */
  version?: string | undefined;
  /** The time of sending, in ms since 1970. */
  at: number;
};

/** The other fields were written by this code, and the server validates all of them. */
const SentContentSchema = type({ gross: number(), slot: string() });
const SentOrderSchema = object({
  key: string(),
  order: define<AdvertOrder>('order', (value) => is(value, SentContentSchema)),
  version: optional(string()),
  at: number(),
});

/** Creates the storage of a sent order until the server has answered. */
export function sentOrderStorage(owner: DraftOwner) {
  const note = draftNote(owner, NAME);
  return {
    read: (): SentOrder | undefined => readStored(note.read(), SentOrderSchema),
    write: (sent: SentOrder) => note.write(JSON.stringify(sent)),
    forget: () => note.write(''),
  };
}
