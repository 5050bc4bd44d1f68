import { Zip, ZipPassThrough } from 'fflate';
import { loadInvoiceOf } from '../../adverts/invoice/invoice-record';
import type { Queryable } from '../../platform/database/database';
import type { OfficeOptions } from '../options';

/** Finds the numbers of a month's invoices and credit notes in the order of their issue. */
export async function findDocumentNumbers(from: Queryable, client: string, month: string): Promise<string[]> {
  const rows = await from.query<{ number: string }>(
    `select number from advert_invoices where client = $1 and booked_on >= $2::date
       and booked_on < $2::date + interval '1 month' order by booked_on, id`,
    [client, `${month}-01`],
  );
  return rows.map(({ number }) => number);
}

/** Returns the name of a document's file: no number leads out of the folder. */
const fileNameOf = (number: string) => `${number.replace(/[^\p{L}\d-]+/gu, '_')}.pdf`;

/**
 * Returns the PDFs of invoices and credit notes as a ZIP file. Each is drawn when the receiver has taken the one before,
 * so a month of any size needs the memory of one.
 */
export function documentsZip(
  { database, drawing, onError }: Pick<OfficeOptions, 'database' | 'drawing' | 'onError'>,
  client: string,
  numbers: readonly string[],
): ReadableStream<Uint8Array> {
  const rest = [...numbers];
  let zip: Zip;
  const addNext = async (number: string) => {
    const record = await loadInvoiceOf(database, client, number);
    if (!record) throw new Error(`There is no document ${number}.`);
    // Lazy: only drawing needs these libraries.
    const { invoicePdf } = await import('../../adverts/invoice/invoice-pdf');
    const pdf = await drawing(() => invoicePdf(record));
    // A PDF is compressed already.
    const file = new ZipPassThrough(fileNameOf(number));
    file.mtime = `${record.issuedOn}T12:00:00`;
    zip.add(file);
    file.push(pdf, true);
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) throw error;
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull(controller) {
      const number = rest.shift();
      try {
        if (number === undefined) zip.end();
        else await addNext(number);
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
  });
}
