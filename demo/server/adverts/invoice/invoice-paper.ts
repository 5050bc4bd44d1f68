import type { MailPaper } from '../../mail/mail-service';
import type { AdvertOptions } from '../options';
import { loadIssuedInvoice } from './invoice-record';

/**
 * The invoice or credit note that a mail brings, drawn anew: it never changes.
 *
 * @throws {Problem} 503 busy, when too much is being drawn
 */
export async function invoicePaper(
  { database, drawing }: Pick<AdvertOptions, 'database' | 'drawing'>,
  invoiceId: number,
): Promise<MailPaper> {
  const record = await loadIssuedInvoice(database, invoiceId);
  // Only who draws an invoice loads the libraries that do.
  const { invoicePdf } = await import('./invoice-pdf');
  return { name: `${record.number}.pdf`, bytes: await drawing(() => invoicePdf(record)) };
}
