/** The pages about the adverts of a client. */
export const pathOf = (client: string): string => `/backoffice/${encodeURIComponent(client)}/adverts`;
