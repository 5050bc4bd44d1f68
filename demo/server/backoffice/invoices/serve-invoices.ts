import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { type BackOfficeApp, clientOf, csrfOf, isKeyOf, parseId, queryLine, show } from '../page/office';
import { datevBatch } from './datev';
import { invoicesCsv } from './invoices-csv';
import { exportMenu, invoiceSets, invoicesPage } from './invoices-page';

const MAX_PAGE = 10_000;

/** Serves the list of invoices and the exports. */
export function serveInvoices(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.get('/:client/invoices', async (context) => {
    const [set, client, today] = [queryLine(context, 'state'), clientOf(context), berlinDay(now())];
    const filter = {
      ...{ client, set: isKeyOf(invoiceSets, set) ? set : 'open', search: queryLine(context, 'q') },
      page: Math.min(MAX_PAGE, parseId(queryLine(context, 'page')) || 1),
    } as const;
    const content = await invoicesPage(database, filter, { csrf: csrfOf(context), today });
    return show(context, {
      ...{ title: 'Rechnungen', current: 'invoices', content, actions: exportMenu(client, today) },
    });
  });

  pages.get('/:client/invoices.csv', async (context) => {
    const csv = await invoicesCsv(database, clientOf(context));
    return context.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rechnungen.csv"',
    });
  });

  pages.get('/:client/invoices/datev.csv', async (context) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const year = parseId(queryLine(context, 'year')) || Number(today.slice(0, 4));
    return context.body(new Uint8Array(await datevBatch(database, { client, year }, now())), 200, {
      'Content-Type': 'text/csv; charset=windows-1252',
      'Content-Disposition': `attachment; filename="EXTF_Buchungsstapel_${year}.csv"`,
    });
  });
}
