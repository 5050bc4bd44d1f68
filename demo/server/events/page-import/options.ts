import type { PersonOptions } from '../../persons/options';
import type { Queue } from '../../platform/http/queue';
import type { PrivateAddress } from '../../platform/web-page/fetch-web-page';

/** Options of imports from web addresses. */
export type PageImportOptions = PersonOptions & {
  /** The queue of all imports. */
  pageImports: Queue;
  /** The only private address that can be imported, for tests alone; a server for real use refuses to start with it. */
  importException: PrivateAddress | undefined;
};
