/** A PDF that a mail brings. */
export type MailPaper = {
  /** With '.pdf'. */
  name: string;
  bytes: Uint8Array;
};

/** A mail as plain text. */
export type Mail = {
  /** The same at every try, so that a mailbox that gets the mail twice can recognise it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The address that ends with one click what the mail comes from (RFC 8058). */
  unsubscribe?: string | null;
  paper?: MailPaper | undefined;
};

/** Sends mails. */
export type MailService = {
  /**
   * @param signal ends the try
   * @throws {MailRefused} when the mail server will never accept the mail
   * @throws {Error} when this try failed
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};
