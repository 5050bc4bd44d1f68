/** Returns the address of a page on the settings of a client. */
export const settingsPath = (client: string, part = ''): string =>
  `/backoffice/${encodeURIComponent(client)}/settings${part}`;
