import { createHash } from 'node:crypto';
import { zugferd } from 'node-zugferd';
import { EN16931 } from 'node-zugferd/profile/en16931';
import type { ZugferdPlugin } from 'node-zugferd/types';
import { PDFHexString } from 'pdf-lib';
import { drawInvoice } from './draw-invoice';
import type { InvoiceRecord } from './invoice-record';
import { invoiceTextsOf } from './invoice-words';
import { zugferdData } from './zugferd-data';

/** Lets an invoice be the same file whenever it is drawn: the library writes the present time into its metadata. */
const sameFile: ZugferdPlugin = ({ pdf }) => {
  const { addMetadata } = pdf;
  pdf.addMetadata = (document, metadata) => addMetadata(document, { ...metadata, now: metadata.createDate });
  pdf.addTrailerInfoId = (document, number) => {
    const id = PDFHexString.of(createHash('sha256').update(number).digest('hex'));
    document.context.trailerInfo.ID = document.context.obj([id, id]);
    return document;
  };
  return {};
};

/** Tests check the XML against the schema; the library's check would start a Java process for each invoice. */
const invoicer = zugferd({ profile: EN16931, strict: false, logger: { disabled: true }, plugins: [sameFile] });

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
