import type { PlatformOptions } from '../platform/options';
import type { MailPaper, MailService } from './mail-service';

/** Options of writing and sending mails. */
export type MailOptions = PlatformOptions & {
  /** Without it no mail is sent; mails stay in the table, and /outbox shows them on this machine. */
  mail: MailService | undefined;
  /**
   * Draws the invoice or credit note that a mail brings.
   *
   * @throws {Problem} 503 busy, when too much is being drawn
   */
  invoicePaper: (invoiceId: number) => Promise<MailPaper>;
};
