import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { type BackOfficeApp, clientOf, parseId, queryLine } from '../page/office';
import { datevBatch } from './datev';
import { serveInvoiceList } from './list/serve-invoice-list';

/** Serves the list of invoices and the exports. */
export function serveInvoices(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  serveInvoiceList(pages, options);

  pages.get('/:client/invoices/datev.csv', async (context) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const year = parseId(queryLine(context, 'year')) || Number(today.slice(0, 4));
    return context.body(new Uint8Array(await datevBatch(database, { client, year }, now())), 200, {
      'Content-Type': 'text/csv; charset=windows-1252',
      'Content-Disposition': `attachment; filename="EXTF_Buchungsstapel_${year}.csv"`,
    });
  });
}
