/** Returns the API path of an own record. @param path of the calls of its kind, 'my/events' */
export const ownRecordPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;
