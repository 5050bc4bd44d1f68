import type { Context } from 'hono';
import type { AppOptions } from '../../app-options';
import { CLOSED } from '../../http/calls';
import type { InvoiceRecord } from './invoice-record';

/** Answers an invoice as PDF, for the caller alone; drawing it waits for its turn, as drawing pictures does. */
export async function pdfAnswer(
  context: Context,
  { drawing }: Pick<AppOptions, 'drawing'>,
  record: InvoiceRecord,
): Promise<Response> {
  // Only who draws an invoice loads the libraries that do.
  const { invoicePdf } = await import('./invoice-pdf');
  const pdf = await drawing(() => invoicePdf(record));
  return context.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${record.number}.pdf"`,
    'Cache-Control': 'no-store',
    Vary: 'token',
    'Content-Security-Policy': CLOSED,
  });
}
