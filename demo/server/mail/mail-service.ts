/** An attached PDF. */
export type MailAttachment = {
  /** The file name, with '.pdf'. */
  name: string;
  bytes: Uint8Array;
};

/** A mail as plain text. */
export type Mail = {
  /** The message id, the same at every try, so that a mailbox recognises a duplicate. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The address that unsubscribes with one click (RFC 8058). */
  unsubscribe?: string | null;
  attachment?: MailAttachment | undefined;
};

/** Sends mails. */
export type MailService = {
  /**
   * Sends a mail once.
   *
   * @param signal aborts the try
   * @throws {MailRefused} when the mail server will never accept the mail
   * @throws {Error} when this try failed
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};
