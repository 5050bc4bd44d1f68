import { type Billing, billingProblems } from '../../../../src/model/adverts/billing-problems';
import { plainVatId } from '../../../../src/model/adverts/vat-id';
import type { BillingPayload } from '../../../../src/model/payloads/advert-payload';
import type { Queryable } from '../../platform/database/database';
import { type FieldProblem, Problem } from '../../platform/http/problem';
import { joinCommunity } from '../../schema/json/address-json';

/** The contact data of the advertiser. */
export type Contact = { phone?: string; mobile?: string; email: string };

type Profile = Pick<Billing, 'company' | 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city' | 'email'> & {
  phone: string;
};

/** SQL: the official address of a person, or the private one without an official one. */
const selectProfile = `
  select a.first_name as "firstName", a.last_name as "lastName", a.email,
    coalesce(nullif(a.phone, ''), a.private_phone) as phone,
    case when a.street <> '' then coalesce(o.name, a.free_organization) else '' end as company,
    case when a.street <> '' then a.street else a.private_street end as street,
    case when a.street <> '' then a.plz else a.private_plz end as "postalCode",
    coalesce(case when a.street <> '' then c.name else pc.name end, '') as city
  from accounts a left join addresses o on o.address_id = a.organization_id ${joinCommunity('c', 'a')}
    left join communities pc on pc.community_id = a.private_community_id
      and pc.district_id is not distinct from a.private_district_id
  where a.id = $1`;

/** Returns the invoice address and contact data. Problems of the address have the path 'billing.…'. */
export async function validateBilling(
  from: Queryable,
  accountId: number,
  sent: BillingPayload | null | undefined,
): Promise<{ billing: Billing; contact: Contact; problems: FieldProblem[] }> {
  const [person] = await from.query<Profile>(selectProfile, [accountId]);
  if (!person) throw new Problem(401, 'token_invalid');
  const { phone, ...address } = person;
  const typedBillingAddress = typedBilling(sent);
  const typedFields = {
    vatId: typedBillingAddress.vatId,
    reference: typedBillingAddress.reference,
    isConsumer: typedBillingAddress.isConsumer,
  };
  const billing: Billing = typedBillingAddress.isOther
    ? typedBillingAddress
    : {
        ...typedBillingAddress,
        ...address,
        houseNumber: '',
        country: 'DE',
        ...typedFields,
        email: typedBillingAddress.email || address.email,
      };
  const problems = billingProblems(billing).map((problem) => ({ ...problem, path: `billing.${problem.path}` }));
  return { billing, contact: { ...(phone && { phone }), email: address.email }, problems };
}

/** Returns a billing address as typed, without surrounding blanks; the default country is Germany. */
export function typedBilling(sent: BillingPayload | null | undefined): Billing {
  const trimmed = (name: Exclude<keyof Billing, 'isOther' | 'isConsumer'>) => sent?.[name]?.trim() ?? '';
  return {
    isOther: sent?.isOther ?? false,
    company: trimmed('company'),
    firstName: trimmed('firstName'),
    lastName: trimmed('lastName'),
    street: trimmed('street'),
    houseNumber: trimmed('houseNumber'),
    postalCode: trimmed('postalCode'),
    city: trimmed('city'),
    country: trimmed('country').toUpperCase() || 'DE',
    vatId: plainVatId(trimmed('vatId')),
    reference: trimmed('reference'),
    email: trimmed('email'),
    isConsumer: sent?.isConsumer ?? false,
  };
}
