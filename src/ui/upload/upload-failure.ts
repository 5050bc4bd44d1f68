/** Why a file cannot be sent, found before the server has seen it or told by it. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly code: string;
  /** Such as the most bytes as `max`. */
  readonly params: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, params?: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
    super(`The upload failed: ${code}`, options);
    this.code = code;
    this.params = params;
  }
}
