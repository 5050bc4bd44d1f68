/** Why a file cannot be sent, found by the client or by the server. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly code: string;
  /** Parameters of the message, such as `max`, the most bytes. */
  readonly params: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, params?: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
    super(`The upload failed: ${code}`, options);
    this.code = code;
    this.params = params;
  }
}
