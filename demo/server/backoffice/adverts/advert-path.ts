/** Returns the path of the pages about a client's adverts. */
export const advertsPath = (client: string): string => `/backoffice/${encodeURIComponent(client)}/adverts`;
