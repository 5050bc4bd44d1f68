/** Events and articles on a page of the demo server for the browser tests: half of the usual 24 take half of the time. */
export const PAGE_SIZE = 12;
