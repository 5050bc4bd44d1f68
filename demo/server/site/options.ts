import type { Hono } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import type { PlatformOptions } from '../platform/options';

/** The pages and files that the server serves. */
export type SiteOptions = PlatformOptions & {
  /** The built bundle, served below /dist/. */
  distFolder: string;
  /** The built documentation, served below /docs/. */
  docsFolder: string;
  /** The folder with index.html and pages/. */
  demoFolder: string;
  /** The wait of a demo page for the HTML of its elements, in milliseconds; 0 to serve it without. */
  prerenderMs: number;
  /** Adds calls below /clients/{client}/, such as the tiles of the demo's map. */
  furtherCalls: (app: Hono<AppEnv>) => void;
};
