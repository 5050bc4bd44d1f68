import { loadIssuedInvoice } from './invoice-record';
import type { AppOptions, MailPaper } from '../../app-options';

/**
 * The invoice or credit note that a mail brings, drawn anew: it never changes.
 *
 * @throws {Problem} 503 busy, when too much is being drawn
 */
export async function paperOf(
  { database, drawing }: Pick<AppOptions, 'database' | 'drawing'>,
  invoiceId: number,
): Promise<MailPaper> {
  const record = await loadIssuedInvoice(database, invoiceId);
  // Only who draws an invoice loads the libraries that do.
  const { invoicePdf } = await import('./invoice-pdf');
  return { name: `${record.number}.pdf`, bytes: await drawing(() => invoicePdf(record)) };
}
