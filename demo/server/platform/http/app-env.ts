import type { HttpBindings } from '@hono/node-server';

/** A stored body; `tag` identifies its content. */
export type CachedBody = { body: Buffer; tag: string };

/** The values of a request once the client is found. */
export type AppEnv = {
  /** The bindings of the Node.js server; a test may send a request without them. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    client: string;
    /** The client's page size. */
    pageSize: number;
    /** True if the client's visitors can read articles. */
    hasArticles: boolean;
    hasAdverts: boolean;
    /** The body of an answer that is cached for all callers, with its tag: neither is computed again. */
    cachedBody?: CachedBody;
  };
};
