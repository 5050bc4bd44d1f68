/** Returns the types of `event-portal/prerender`, for TypeScript on a server. */
export const prerenderTypings = (): string => `/** The options of a server that prerenders, common to all its pages. */
export type PrerenderOptions = {
  /** Sends requests to the event-management system. Default: the fetch of Node. */
  fetch?: (url: string, init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
  /** The maximum wait of a page for an answer, in milliseconds. Default: 1000. */
  patienceMs?: number;
  /** The cache lifetime of an answer, in milliseconds. Default: 30000. */
  keepMs?: number;
  /** The settings that the pages set in window.eventPortalSettings. */
  settings?: object;
  /** The address of an event page with {eventId}, for elements without detail-url, or a function by host. */
  eventUrl?: string | ((host: string) => string | undefined);
  /** The same for an article, with {articleId}. */
  articleUrl?: string | ((host: string) => string | undefined);
  /** Returns the milliseconds since 1970. */
  now?: () => number;
  /** Reports an error that prevented the drawing of an element. */
  onError?: (error: unknown) => void;
};

export type Prerendered = {
  html: string;
  /** True if the page shows one event that does not exist: its server answers 404. */
  isMissing: boolean;
  /** The tags of the elements that were left unchanged. */
  missed: string[];
};

export type Prerender = (
  html: string,
  page: {
    /** The absolute address of the page. */
    url: string;
    /** The language of elements without one. Default: 'de'. */
    locale?: 'de' | 'en';
    /** The nonce of the added style elements. */
    nonce?: string;
  },
) => Promise<Prerendered>;

/** Creates the function that prerenders pages; a server keeps one for all its pages. */
export function newPrerender(options?: PrerenderOptions): Prerender;
`;
