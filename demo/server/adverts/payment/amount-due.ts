import { operatorNameSql } from '../../history/operator-name';

/** SQL: the amount left to pay of the order of an invoice `i`; below zero for a due refund. */
export const amountDueSql = `(
  coalesce((select sum(case when o.kind = 'invoice' then o.gross else -o.gross end) from advert_invoices o
    where o.order_id = i.order_id), 0)
  - coalesce((select sum(p.cents) from advert_payments p join advert_invoices o on o.id = p.invoice_id
    where o.order_id = i.order_id), 0)
  + coalesce((select sum(r.cents) from advert_refunds r join advert_invoices o on o.id = r.invoice_id
    where o.order_id = i.order_id), 0))::int`;

/** SQL: the valid refunds of an invoice `i`, the oldest first. */
export const refundsJson = `coalesce((select json_agg(json_build_object('id', r.id, 'cents', r.cents,
    'refundedOn', r.refunded_on, 'note', r.note, 'operator', ${operatorNameSql('r')}) order by r.id)
  from advert_refunds r where r.invoice_id = i.id and r.undoes is null
    and not exists (select 1 from advert_refunds u where u.undoes = r.id)), '[]')`;
