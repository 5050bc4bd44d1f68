import type { Billing } from '../../../model/adverts/billing-problems';
import { isVatId, plainVatId } from '../../../model/adverts/vat-id';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { Person } from '../../../model/answers/person';
import { billingOf } from './billing/billing-of';

/** As much of a billing address as decides the price. */
export type Buyer = Pick<Billing, 'isOther' | 'isConsumer' | 'country' | 'vatId'>;

/** The buyer as far as typed; a VAT id counts once it is right. */
export const buyerOf = ({ isOther, isConsumer, country, vatId }: Billing): Buyer => ({
  ...{ isOther, isConsumer, country },
  vatId: isVatId(vatId, country) ? plainVatId(vatId) : '',
});

/**
 * Tells whether prices are shown with VAT: to everybody who does not buy for a business. Before the billing address is
 * written, the profile decides.
 */
export const isShownGross = ({ billing }: Pick<OrderDraft, 'billing'>, person: Person | undefined): boolean =>
  (billing ?? (person && billingOf(person)))?.isConsumer ?? true;
