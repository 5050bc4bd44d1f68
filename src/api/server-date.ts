/** Calls back with the server's time of a response in ms since 1970, if the response has one. */
export function noteServerDate({ headers }: Pick<Response, 'headers'>, onServerDate: (servedAt: number) => void): void {
  const servedAt = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(servedAt)) onServerDate(servedAt);
}
