import type { Database } from './database';

/** What the app needs from outside; every part of the server gets it from here. */
export type AppOptions = {
  database: Database;
  /** The built bundle, served below /dist/. */
  distFolder: string;
  /** Holds index.html and pages/. */
  demoFolder: string;
  /** Whether open demo pages reload when the bundle or the server is new; for work on the product. */
  reload: boolean;
  now: () => Date;
  /** Draws a generated picture as webp; `width` in pixels. */
  renderCover: (recipe: unknown, width: number) => Promise<Uint8Array>;
  /** Told of every failure that was not the caller's. */
  onError: (error: unknown) => void;
};

/** What a request carries after the client was found. */
export type AppEnv = {
  Variables: { client: string /** The client's own number of results on a page. */; pageSize: number };
};
