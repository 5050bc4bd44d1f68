/** The reason why a file cannot be uploaded, found by the client or the server. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly code: string;
  /** The parameters of the message, such as the maximum number of bytes as `max`. */
  readonly params: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, params?: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
    super(`The upload failed: ${code}`, options);
    this.code = code;
    this.params = params;
  }
}
