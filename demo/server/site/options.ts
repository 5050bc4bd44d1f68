import type { Hono } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import type { PlatformOptions } from '../platform/options';

/** The pages and files that the server hands out. */
export type SiteOptions = PlatformOptions & {
  /** The built bundle, served below /dist/. */
  distFolder: string;
  /** Holds index.html and pages/. */
  demoFolder: string;
  /** How long a demo page waits, in milliseconds, for what its elements show; with 0 it is served without. */
  prerenderMs: number;
  /** Adds calls below /clients/{client}/, such as the tiles of the demo's map. */
  furtherCalls: (app: Hono<AppEnv>) => void;
};
