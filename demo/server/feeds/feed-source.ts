import type { Locale } from '../../../src/i18n/locale';
import type { Settings } from '../../../src/settings/settings-schema';
import { toSettings } from '../../../src/settings/to-settings';
import type { Queryable } from '../platform/database/database';
import { newSharedReads } from '../platform/http/shared-reads';

/** The data of a client that every feed needs. */
export type FeedSource = {
  client: string;
  name: string;
  locale: Locale;
  /** The texts that visitors see. */
  visibleFields: Settings['eventDetails'];
  /** The absolute address of an event's page; '{id}' stands for its id. */
  eventPage: string;
  /** The absolute base address of the client's calls. */
  host: string;
  /** A digest of all this data. */
  digest: string;
};

/** Creates a loader of feed sources; concurrent requests for one share it. */
export function newFeedSources(
  from: Queryable,
): (request: { client: string; locale: Locale; origin: string }) => Promise<FeedSource> {
  const shared = newSharedReads<FeedSource>();
  return (request) => shared(JSON.stringify(request), () => loadFeedSource(from, request));
}

type Row = { name: string; portal: string; page: string | null; settings: unknown; mark: string };

/** Loads the feed source of an existing client. @param origin address of the server, without a slash at the end */
export async function loadFeedSource(
  from: Queryable,
  { client, locale, origin }: { client: string; locale: Locale; origin: string },
): Promise<FeedSource> {
  const [row] = await from.query<Row>(
    `select name, portal_page as portal, event_page as page, jsonb_build_object('eventDetails', settings->'eventDetails') as settings,
       md5(concat_ws(chr(1), name, portal_page, event_page, settings->>'eventDetails')) as mark from clients where key = $1`,
    [client],
    { often: true },
  );
  if (!row) throw new Error(`There is no client ${client}.`);
  const page = row.page ?? `${row.portal}#/events/{id}`;
  return {
    ...{ client, locale, name: row.name },
    visibleFields: toSettings(row.settings).settings.eventDetails,
    eventPage: origin + (locale === 'en' ? englishPage(page) : page),
    host: `${origin}/clients/${client}`,
    digest: `${row.mark}-${locale}-${origin}`,
  };
}

/** Returns the English version of a page: its routes begin with '/en'. */
const englishPage = (page: string) => page.replace(/\/events\/\{id\}$/, '/en$&');

/** Returns the address of an event's page. */
export const feedPageOf = ({ eventPage }: Pick<FeedSource, 'eventPage'>, id: string): string =>
  eventPage.replace('{id}', () => encodeURIComponent(id));

/** Returns the address of article pages with '{id}'; undefined if the event pages are not those of the portal. */
export const articlePages = ({ eventPage }: Pick<FeedSource, 'eventPage'>): string | undefined =>
  eventPage.endsWith('/events/{id}') ? eventPage.replace(/events\/\{id\}$/, 'articles/{id}') : undefined;

/** Returns the address of an article's page. */
export const articlePageOf = (source: Pick<FeedSource, 'eventPage'>, id: string): string =>
  (articlePages(source) ?? '').replace('{id}', () => encodeURIComponent(id));

/** Returns the address of the page about booking adverts; undefined if the event pages are not those of the portal. */
export const promotionPageOf = ({ eventPage }: Pick<FeedSource, 'eventPage'>): string | undefined =>
  eventPage.endsWith('/events/{id}') ? eventPage.replace(/events\/\{id\}$/, 'promotion') : undefined;

/** Returns the address of the page that lists the events. */
export const listPageOf = ({ eventPage }: Pick<FeedSource, 'eventPage'>): string => eventPage.replace(/\/\{id\}$/, '');
