import type { HttpBindings } from '@hono/node-server';

/** A body that is kept; `tag` names its content. */
export type KeptBody = { body: Buffer; tag: string };

/** What a request carries once the server has found the client. */
export type AppEnv = {
  /** Of the Node.js server; a test may send a request without it. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    client: string;
    /** The client's own number of results on a page. */
    pageSize: number;
    /** Whether the client's visitors read articles. */
    hasArticles: boolean;
    hasAdverts: boolean;
    /** The body of an answer where it is kept for all callers, with its tag: nothing of it is copied or hashed for each. */
    kept?: KeptBody;
  };
};
