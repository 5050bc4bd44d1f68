import { Hono } from 'hono';
import { berlinDay } from '../../platform/berlin-day';
import { serveAddresses } from '../addresses/serve-addresses';
import { serveAdverts } from '../adverts/serve-adverts';
import { serveBooks } from '../books/serve-books';
import { serveDecisions } from '../decisions/serve-decisions';
import { serveRelationDecisions } from '../decisions/serve-relation-decisions';
import { serveHistory } from '../history/serve-history';
import { serveInvoiceList } from '../invoices/list/serve-invoice-list';
import { serveInvoice } from '../invoices/serve-invoice';
import { serveStatements } from '../invoices/statements/serve-statements';
import { serveMails } from '../mails/serve-mails';
import { serveNotes } from '../notes/serve-notes';
import type { OfficeOptions } from '../options';
import { serveOrders } from '../orders/serve-orders';
import { serveOrganisations } from '../organisations/serve-organisations';
import { servePersonDeeds } from '../persons/serve-person-deeds';
import { servePersons } from '../persons/serve-persons';
import { serveRequests } from '../persons/serve-requests';
import { serveQueue } from '../queue/serve-queue';
import { serveRecordLists } from '../records/list/serve-record-lists';
import { serveRecords } from '../records/record/serve-record';
import { serveReviews } from '../records/serve-events';
import { serveSearch } from '../search/serve-search';
import { serveSettings } from '../settings/serve-settings';
import { serveTexts } from '../texts/serve-texts';
import { findNavigation } from './navigation';
import { type BackOfficeApp, type BackOfficeEnv, clientOf, operatorOf } from './office';

/** Creates the pages below /backoffice/{client}. */
export function clientPages(options: OfficeOptions): BackOfficeApp {
  const pages: BackOfficeApp = new Hono<BackOfficeEnv>({ strict: false });
  pages.use('/:client/*', async (context, next) => {
    const key = clientOf(context);
    const [row] = await options.database.query<{ name: string; isClosed: boolean }>(
      'select name, closed_at is not null as "isClosed" from clients where key = $1',
      [key],
    );
    if (!row) return context.notFound();
    context.set('clientName', row.name);
    context.set('isClosed', row.isClosed);
    context.set('loadNavigation', () =>
      findNavigation(options.database, {
        ...{ client: key, today: berlinDay(options.now()), operator: operatorOf(context) },
        toDecide: context.get('toDecide'),
      }),
    );
    await next();
  });
  for (const serve of [
    serveQueue,
    serveSearch,
    servePersons,
    servePersonDeeds,
    serveRequests,
    serveOrganisations,
    serveDecisions,
    serveRelationDecisions,
    serveReviews,
    serveRecordLists,
    serveRecords,
    serveAddresses,
    serveAdverts,
    serveOrders,
    serveStatements,
    serveBooks,
    serveInvoiceList,
    serveInvoice,
    serveTexts,
    serveSettings,
    serveMails,
    serveHistory,
    serveNotes,
  ])
    serve(pages, options);
  return pages;
}
