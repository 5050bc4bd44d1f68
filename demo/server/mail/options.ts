import type { PlatformOptions } from '../platform/options';
import type { MailAttachment, MailService } from './mail-service';

/** Options of writing and sending mails. */
export type MailOptions = PlatformOptions & {
  /** The mail service. Without it mails stay in the table, and /outbox shows them on this machine. */
  mail: MailService | undefined;
  /**
   * Draws the attached invoice or credit note of a mail.
   *
   * @throws {Problem} 503 busy, when the drawing queue is full
   */
  drawInvoiceAttachment: (invoiceId: number) => Promise<MailAttachment>;
};
