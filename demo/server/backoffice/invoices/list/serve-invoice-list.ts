import { html } from 'hono/html';
import { berlinDay } from '../../../platform/berlin-day';
import type { OfficeOptions } from '../../options';
import { answerFile } from '../../page/answer-file';
import { actorContextOf, type BackOfficeApp, clientOf, csrfOf, redirectWithResult, show } from '../../page/office';
import { BULK_SCRIPT } from '../../ui/bulk-script';
import { pickedInvoiceIn } from './bulk-bar';
import { bulkResultPage, bulkTitles, doWithInvoices, type InvoicesDeed } from './bulk-deeds';
import { invoicesHead } from './export-menu';
import { INVOICE_PAGE_SIZE } from './find-invoices';
import { listPath, readFilter } from './invoice-filter';
import { invoicesCsv } from './invoices-csv';
import { invoicesPage } from './invoices-page';

/** Serves the list of invoices, what is done with several of them, and the list as CSV. */
export function serveInvoiceList(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  const filterOf = (context: Parameters<typeof clientOf>[0]) =>
    readFilter(clientOf(context), new URL(context.req.url).searchParams);

  pages.get('/:client/invoices', async (context) => {
    const [filter, today] = [filterOf(context), berlinDay(now())];
    const list = await invoicesPage(database, filter, { csrf: csrfOf(context), today });
    return show(context, {
      ...{ title: 'Rechnungen', current: 'invoices', setQuery: filter.set === 'open' ? '' : `state=${filter.set}` },
      actions: await invoicesHead(database, filter, today),
      content: html`${list}<script src="${BULK_SCRIPT}" defer></script>`,
    });
  });

  pages.post('/:client/invoices', async (context) => {
    const form = context.get('form');
    const backPath = listPath(form.text('state'));
    const deed = form.line('do');
    if (!isBulkDeed(deed)) return context.notFound();
    const picks = form.names
      .flatMap((name) => pickedInvoiceIn(name, form.line(name)) ?? [])
      .slice(0, INVOICE_PAGE_SIZE);
    if (picks.length === 0) return redirectWithResult(context, backPath, 'none_chosen');
    const actorContext = actorContextOf(context, options);
    const result = await doWithInvoices(options, deed, { picks, today: berlinDay(now()) }, actorContext);
    if (result.undone.length === 0) return redirectWithResult(context, backPath, 'done');
    const client = clientOf(context);
    const listAddress = `/backoffice/${encodeURIComponent(client)}${backPath}`;
    return show(context, {
      ...{ title: bulkTitles[deed], current: 'invoices', path: [{ href: listAddress, label: 'Rechnungen' }] },
      content: bulkResultPage({ client, deed, backPath: listAddress }, result),
    });
  });

  pages.get('/:client/invoices.csv', (context) => {
    const lines = invoicesCsv(database, filterOf(context), berlinDay(now()));
    return answerFile(context, streamOf(lines), { type: 'text/csv; charset=utf-8', name: 'rechnungen.csv' });
  });
}

const isBulkDeed = (text: string): text is InvoicesDeed => Object.hasOwn(bulkTitles, text);

/** Returns texts as a stream, which asks for the next one when the last has been sent. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
}
