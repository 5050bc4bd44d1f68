import type { Locale } from '../../../../src/i18n/locale';
import type { AppOptions } from '../../app-options';
import { type FeedSource, loadFeedSource } from '../../feeds/feed-source';

/** What texts need to know of a client. */
export const sourceOf = (
  { database, publicUrl }: Pick<AppOptions, 'database' | 'publicUrl'>,
  client: string,
  locale: Locale,
): Promise<FeedSource> => loadFeedSource(database, { client, locale, origin: publicUrl() });
