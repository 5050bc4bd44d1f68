/** The types of what `event-portal/prerender` exports, for TypeScript on a server. */
export const prerenderTypings = (): string => `/** What a server that prerenders says once, for all its pages. */
export type PrerenderOptions = {
  /** Asks the event-management system. Default: the fetch of Node. */
  fetch?: (url: string, init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
  /** How long a page waits for an answer, in milliseconds. Default: 1000. */
  patienceMs?: number;
  /** For how long an answer counts, in milliseconds. Default: 60000. */
  keepMs?: number;
  /** Settings that the pages set in window.eventPortalSettings. */
  settings?: object;
  /** Address of a page of an event, with {eventId} in it, for elements without detail-url, or by their client. */
  eventUrl?: string | ((host: string) => string | undefined);
  /** The same of an article, with {articleId} in it. */
  articleUrl?: string | ((host: string) => string | undefined);
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Gets what has kept an element from being drawn. */
  onError?: (error: unknown) => void;
};

export type Prerendered = {
  html: string;
  /** Whether the page shows one event that does not exist: its server answers 404. */
  isMissing: boolean;
  /** Tags of the elements that were left as they are. */
  missed: string[];
};

export type Prerender = (
  html: string,
  page: {
    /** Absolute address of the page. */
    url: string;
    /** Language of elements that name none. Default: 'de'. */
    locale?: 'de' | 'en';
    /** For the style elements that are written. */
    nonce?: string;
  },
) => Promise<Prerendered>;

/** Makes the function that prerenders pages; one is made for all pages of a server and kept. */
export function newPrerender(options?: PrerenderOptions): Prerender;
`;
