import type { MailAttachment } from '../../mail/mail-service';
import type { AdvertOptions } from '../options';
import { loadIssuedInvoice } from './invoice-record';

/**
 * Draws the invoice or credit note of a mail again: it never changes.
 *
 * @throws {Problem} 503 busy, when the drawing queue is full
 */
export async function drawInvoiceAttachment(
  { database, drawing }: Pick<AdvertOptions, 'database' | 'drawing'>,
  invoiceId: number,
): Promise<MailAttachment> {
  const record = await loadIssuedInvoice(database, invoiceId);
  // Lazy: only drawing needs these libraries.
  const { invoicePdf } = await import('./invoice-pdf');
  return { name: `${record.number}.pdf`, bytes: await drawing(() => invoicePdf(record)) };
}
