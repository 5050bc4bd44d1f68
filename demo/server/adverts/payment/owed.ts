/** SQL: what is left to pay of the order of an invoice `i`. */
export const owedShape = `(
  coalesce((select sum(case when o.kind = 'invoice' then o.gross else -o.gross end) from advert_invoices o
    where o.order_id = i.order_id), 0)
  - coalesce((select sum(p.cents) from advert_payments p join advert_invoices o on o.id = p.invoice_id
    where o.order_id = i.order_id), 0))::int`;
