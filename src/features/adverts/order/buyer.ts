import type { Billing } from '../../../model/adverts/billing-problems';
import { isVatId, plainVatId } from '../../../model/adverts/vat-id';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { Person } from '../../../model/answers/person';
import { billingOf } from './billing/billing-of';

/** The part of a billing address that determines the price. */
export type Buyer = Pick<Billing, 'isOther' | 'isConsumer' | 'country' | 'vatId'>;

/** Returns the buyer of an incomplete address; a VAT id counts once it is valid. */
export const buyerOf = ({ isOther, isConsumer, country, vatId }: Billing): Buyer => ({
  ...{ isOther, isConsumer, country },
  vatId: isVatId(vatId, country) ? plainVatId(vatId) : '',
});

/** Checks whether prices include VAT: for everybody but businesses. Without a billing address, the profile decides. */
export const isShownGross = ({ billing }: Pick<OrderDraft, 'billing'>, person: Person | undefined): boolean =>
  (billing ?? (person && billingOf(person)))?.isConsumer ?? true;
