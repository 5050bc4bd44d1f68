-- Why an invoice has VAT or none, by the codes of UNTDID 5305, as it was when it was issued: a VAT id may be judged otherwise
-- later. Until now a business in another country with a VAT id owed the VAT itself. Without a code the rate tells it.
alter table advert_invoices add column vat_category text check (vat_category in ('S', 'Z', 'AE', 'O', 'E'));
alter table advert_invoices disable trigger advert_invoices_kept;
update advert_invoices set vat_category = 'AE' where vat_share = 0 and buyer->>'isConsumer' is distinct from 'true'
  and coalesce(buyer->>'vatId', '') <> '' and buyer->>'country' <> seller->>'country';
alter table advert_invoices enable trigger advert_invoices_kept;
