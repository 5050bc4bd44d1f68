import type { OfficeOptions } from './backoffice/options';
import type { ClientOptions } from './clients/options';
import type { PageImportOptions } from './events/page-import/options';
import type { FeedOptions } from './feeds/options';
import type { SavedSearchOptions } from './saved-searches/options';
import type { SiteOptions } from './site/options';

/** The options of the app; each room declares its share. */
export type AppOptions = ClientOptions &
  OfficeOptions &
  FeedOptions &
  PageImportOptions &
  SavedSearchOptions &
  SiteOptions;
