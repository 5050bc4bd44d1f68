import { zugferd } from 'node-zugferd';
import { EN16931 } from 'node-zugferd/profile/en16931';
import { drawInvoice } from './draw-invoice';
import type { InvoiceRecord } from './invoice-record';
import { invoiceTextsOf } from './invoice-words';
import { zugferdData } from './zugferd-data';

/** Tests check the XML against the schema; the library's check would start a Java process for each invoice. */
const invoicer = zugferd({ profile: EN16931, strict: false, logger: { disabled: true } });

/** Returns the XML of an invoice in the profile EN 16931 of Factur-X / ZUGFeRD. */
export const invoiceXml = (record: InvoiceRecord): Promise<string> => invoicer.create(zugferdData(record)).toXML();

/** Returns an invoice for people and programs: a PDF/A-3 with its XML inside. */
export async function invoicePdf(record: InvoiceRecord): Promise<Uint8Array> {
  const { title } = invoiceTextsOf(record);
  const { number, seller, language, issuedOn } = record;
  return invoicer.create(zugferdData(record)).embedInPdf(await drawInvoice(record), {
    metadata: {
      ...{ title: `${title} ${number}`, author: seller.name, creator: seller.name, subject: number, language },
      createDate: new Date(`${issuedOn}T12:00:00Z`),
    },
  });
}
