import { findWrongMoney } from '../../server/adverts/kept-money';
import type { Database } from '../../server/platform/database/database';
import { type Finding, findingsOf } from './finding';

const { warning } = findingsOf('database');
/** The number of orders that a finding names. */
const MOST_NAMED = 5;

/** Checks that the sums kept for the lists of invoices are those of the invoices, payments and refunds. */
export async function checkMoney(database: Database): Promise<Finding[]> {
  const { orders, clients } = await findWrongMoney(database);
  if (orders.length + clients.length === 0) return [];
  const more = orders.length > MOST_NAMED ? ` and ${orders.length - MOST_NAMED} more` : '';
  const what = [
    ...(orders.length > 0 ? [`the orders ${orders.slice(0, MOST_NAMED).join(', ')}${more}`] : []),
    ...(clients.length > 0 ? [`the lists of invoices of ${clients.join(', ')}`] : []),
  ];
  return [
    warning(
      `Sums differ from the invoices, payments and refunds: ${what.join('; ')}.`,
      'Write them anew with this statement in the database: select rebuild_money()',
    ),
  ];
}
