/** Tells when the server wrote a response, in milliseconds since 1970, where the response says so. */
export function noteServerDate({ headers }: Pick<Response, 'headers'>, heard: (servedAt: number) => void): void {
  const servedAt = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(servedAt)) heard(servedAt);
}
