import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';

/** The numbers and accounts of bookings for DATEV, as typed; an empty account is that of the chart. */
export type DatevFields = {
  /** The numbers of the tax adviser and of the client there. */
  datevAdviser?: string;
  datevClient?: string;
  /** The number of the chart of accounts, SKR 03 or SKR 04. */
  datevChart?: '03' | '04';
  /** The digits of an account; those of persons have one more. */
  datevDigits?: string;
  /** The day on which the fiscal year begins, 'MM-DD'. */
  datevYearStart?: string;
  datevDebtors?: string;
  datevBank?: string;
  datevStandard?: string;
  datevReduced?: string;
  datevUnion?: string;
  datevThirdCountry?: string;
  datevSmallBusiness?: string;
  datevOther?: string;
};

/** The seller of a client's adverts, with all details that an invoice requires (§ 14 UStG). */
export type Seller = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** The two letters of ISO 3166. */
  country: string;
  vatId: string;
  taxNumber: string;
  /** True if § 19 UStG exempts its supplies: then no buyer pays VAT. */
  isSmallBusiness?: boolean;
  /** The court and number of the register, and the managers; below the invoice. */
  register: string;
  managers: string;
  email: string;
  phone: string;
  iban: string;
  bic: string;
  bank: string;
  /** The prefix of every number of an order or invoice. */
  prefix: string;
  /** The number of days between the invoice and its due day. */
  dueDays: number;
  /** The first sentence of an invoice, in German and English; the default is thanks for the order. */
  lead?: string;
  lead_en?: string;
};

/**
 * Loads the seller of a client.
 *
 * @throws {Problem} 409 seller_missing: without a seller there is no invoice, so nothing can be ordered
 */
export async function loadSeller(from: Queryable, client: string): Promise<Seller> {
  // An invoice keeps its seller, which is read by others: the accounts are nobody's business.
  const [row] = await from.query<{ data: Seller }>(
    `select data - array(select key from jsonb_object_keys(data) as key where key like 'datev%') as data
     from advert_sellers where client = $1`,
    [client],
  );
  if (!row) throw new Problem(409, 'seller_missing');
  return row.data;
}
