import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';

/** Who sells the adverts of a client: everything that an invoice must say about the seller (§ 14 UStG). */
export type Seller = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** Two letters of ISO 3166. */
  country: string;
  vatId: string;
  taxNumber: string;
  /** Whether § 19 UStG exempts what it sells: then nobody pays VAT. */
  isSmallBusiness?: boolean;
  /** The court and number of the register, and who manages; below the invoice. */
  register: string;
  managers: string;
  email: string;
  phone: string;
  iban: string;
  bic: string;
  bank: string;
  /** Begins every number of an order or invoice. */
  prefix: string;
  /** Days between the invoice and the day on which it has to be paid. */
  dueDays: number;
  /** What the leading text of an invoice begins with, in German and English; without it we thank for the order. */
  lead?: string;
  lead_en?: string;
};

/** @throws {Problem} 409 seller_missing: without a seller there is no invoice, so nothing can be ordered */
export async function loadSeller(from: Queryable, client: string): Promise<Seller> {
  const [row] = await from.query<{ data: Seller }>('select data from advert_sellers where client = $1', [client]);
  if (!row) throw new Problem(409, 'seller_missing');
  return row.data;
}
