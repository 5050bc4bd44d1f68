/** Addresses of the pages on the settings of a client. */
export const settingsPath = (client: string, part = ''): string =>
  `/backoffice/${encodeURIComponent(client)}/settings${part}`;
