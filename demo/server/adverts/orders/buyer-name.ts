/** SQL: the name of the buyer of an order `o`: the company, or without one the person. */
export const buyerNameSql = `coalesce(nullif(o.billing->>'company', ''),
  trim(concat(o.billing->>'firstName', ' ', o.billing->>'lastName')))`;
