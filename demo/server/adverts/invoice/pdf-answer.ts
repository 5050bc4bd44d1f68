import type { Context } from 'hono';
import { ownPdf } from '../../platform/http/own-pdf';
import type { AdvertOptions } from '../options';
import type { InvoiceRecord } from './invoice-record';

/** Answers an invoice as PDF, for the caller alone. Drawing waits in the queue, as pictures do. */
export async function pdfAnswer(
  context: Context,
  { drawing }: Pick<AdvertOptions, 'drawing'>,
  record: InvoiceRecord,
): Promise<Response> {
  // Lazy: only drawing needs these libraries.
  const { invoicePdf } = await import('./invoice-pdf');
  const pdf = await drawing(() => invoicePdf(record));
  return ownPdf(context, record.number, pdf);
}
