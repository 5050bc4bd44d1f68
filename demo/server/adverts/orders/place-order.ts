import type { AdvertOrderPayload } from '../../../../src/model/payloads/advert-payload';
import type { Account } from '../../accounts/tokens';
import { recordOwnAction } from '../../history/record-history';
import type { Owner } from '../../media/media-rows';
import { ownerOf } from '../../media/upload-medium';
import type { Queryable } from '../../platform/database/database';
import { type FieldProblem, Problem } from '../../platform/http/problem';
import type { AdvertOptions } from '../options';
import { type Price, priceOf, type VoucherValue } from '../prices';
import { hasPreviousOrder } from '../quote';
import { withBuyerVat } from '../reverse-charge';
import { checkFree, datesOf, releaseSlotDays, storeDayPrices, takeSlotDays } from '../slot-days';
import { lockSlot, type Slot } from '../slots';
import { redeemVoucher } from '../vouchers';
import { validateBilling } from './billed';
import { contentOf } from './content';
import { deleteDraft, lockDraft } from './drafts';
import { loadAdvertisable } from './event-snapshot';
import { issueInvoice } from './invoices';
import { mailAboutOrder } from './order-mails';
import { loadProduct } from './product';
import { type OrderContent, storeOrder } from './store-order';

/** A sent order. */
export type SentOrder = {
  account: Account;
  sent: AdvertOrderPayload;
  /** The draft of the order, by the tags of If-Match; undefined for any version. */
  versions: readonly string[] | undefined;
  /** The language of the person. */
  language: 'de' | 'en';
};

type PlaceOrderOptions = Pick<AdvertOptions, 'now' | 'mail' | 'publicUrl'>;

/**
 * Places an order, all or nothing: places, voucher, invoice with its number, mail, and the end of the draft. An expired
 * hold is no failure while its places are still free.
 *
 * @returns the id of the order
 * @throws {Problem} 404 not_found of slot or event; 409 slot_taken, price_changed with the price as `current`,
 * event_cancelled, event_not_visible, seller_missing; 412 conflict, when another device has changed or ordered the
 * draft; 422 wrong_data
 */
export async function placeOrder(
  transaction: Queryable,
  options: PlaceOrderOptions,
  order: SentOrder,
): Promise<string> {
  const { account, sent, language } = order;
  const { client } = account;
  const now = options.now();
  const owner = ownerOf(account);
  await lockDraft(transaction, owner, order.versions, now);
  const offeredSlot = await lockSlot(transaction, client, sent.slot);
  const dates = datesOf(sent.dates);
  const releasedDays = await releaseSlotDays(transaction, account.id, offeredSlot.id, now);
  await checkFree(transaction, offeredSlot, dates, { now, heldDays: releasedDays });
  const orderContent = await loadOrderContent(transaction, owner, { sent, slot: offeredSlot, dates });
  const slot = await withBuyerVat(transaction, client, offeredSlot, orderContent.billing);
  const agreed = await agreedPrice(transaction, { owner, sent, slot, dates }, now);
  const id = await storeOrder(transaction, { owner, language, slot, dates, ...orderContent, ...agreed }, now);
  await takeSlotDays(transaction, slot, dates, { order: id });
  await storeDayPrices(transaction, { ...{ id, dates, table: slot.price }, ...agreed });
  const { billing } = orderContent;
  await issueInvoice(transaction, { kind: 'invoice', client, orderId: id, billing, price: agreed.price, dates }, now);
  await deleteDraft(transaction, owner);
  const target = { kind: 'advert', record: id } as const;
  await recordOwnAction(transaction, { client, accountId: account.id, target, action: 'ordered' }, now);
  await mailAboutOrder(transaction, options, { id, kind: 'advertOrdered' });
  return id;
}

/**
 * Checks and loads the content and the buyer.
 *
 * @throws {Problem} 404 not_found, 409 as loadAdvertisable() does, 422 wrong_data
 */
async function loadOrderContent(
  from: Queryable,
  owner: Owner,
  { sent, slot, dates }: { sent: AdvertOrderPayload; slot: Slot; dates: readonly string[] },
): Promise<OrderContent> {
  const product = await loadProduct(from, slot.id);
  const event = sent.eventId ? await loadAdvertisable(from, owner, { id: sent.eventId, dates }) : undefined;
  const { content, mediumId, ...checkedContent } = await contentOf(from, owner, {
    sent: sent.content,
    eventId: event?.id,
    product,
  });
  const { billing, contact, ...checkedBilling } = await validateBilling(from, owner.accountId, sent.billing);
  const problems: FieldProblem[] = [
    ...checkedContent.problems,
    ...checkedBilling.problems,
    ...(sent.isTermsAccepted ? [] : [{ path: 'isTermsAccepted', code: 'required' }]),
  ];
  if (problems.length > 0) throw new Problem(422, 'wrong_data', problems);
  return { product, event, content, mediumId, billing, contact };
}

type AgreedPrice = { price: Price; voucher: VoucherValue | undefined; isRepeat: boolean };

/**
 * Returns the price that the person has agreed to; uses up the voucher.
 *
 * @throws {Problem} 409 price_changed, 422 wrong_data
 */
async function agreedPrice(
  transaction: Queryable,
  order: { owner: Owner; sent: AdvertOrderPayload; slot: Slot; dates: readonly string[] },
  now: Date,
): Promise<AgreedPrice> {
  const { owner, sent, slot, dates } = order;
  const voucher = await redeemVoucher(transaction, owner.client, sent.voucher, now);
  const isRepeat = await hasPreviousOrder(transaction, owner, { id: sent.reorderOf, slot: slot.id });
  const price = priceOf(slot.price, { dates, isRepeat, voucher });
  if (price.gross !== sent.gross) throw new Problem(409, 'price_changed', { current: price });
  return { price, voucher, isRepeat };
}
