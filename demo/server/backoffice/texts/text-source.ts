import type { Locale } from '../../../../src/i18n/locale';
import { type FeedSource, loadFeedSource } from '../../feeds/feed-source';
import type { OfficeOptions } from '../options';

/** Loads the data of a client for texts. */
export const sourceOf = (
  { database, publicUrl }: Pick<OfficeOptions, 'database' | 'publicUrl'>,
  client: string,
  locale: Locale,
): Promise<FeedSource> => loadFeedSource(database, { client, locale, origin: publicUrl() });
