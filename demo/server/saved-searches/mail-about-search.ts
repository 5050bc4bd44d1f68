import { SEARCH_MAILS } from '../../../src/model/saved-search';
import { loadClient } from '../clients/client-info';
import { feedEntryOf } from '../feeds/feed-entry';
import { newFeedNames } from '../feeds/feed-names';
import { loadFeedSource } from '../feeds/feed-source';
import { loadFeedEvents } from '../feeds/load-feed-events';
import { recordMail } from '../mail/mails';
import { namelessRecipient } from '../mail/recipient';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import type { SavedSearchOptions } from './options';
import type { DueSearch } from './run-saved-searches';
import { savedFilter } from './saved-query';
import { createEndKey } from './search-keys';
import { describeSearch } from './search-words';

/** The maximum number of events that a mail names; its link leads to all. */
const MAX_LISTED = 20;

type SearchMailOptions = Pick<SavedSearchOptions, 'now' | 'mail' | 'publicUrl'>;

/** Writes the mail about the matches of a search. @param ids the events, by date */
export async function mailAboutSearch(
  transaction: Queryable,
  options: SearchMailOptions,
  search: Omit<DueSearch, 'lookedAt' | 'seen'>,
  ids: readonly string[],
): Promise<void> {
  const { client: name, email, query, frequency, language } = search;
  const origin = options.publicUrl();
  const client = await loadClient(transaction, name);
  const source = await loadFeedSource(transaction, { client: name, locale: language, origin });
  const events = await loadFeedEvents(transaction, newFeedNames(name), ids.slice(0, MAX_LISTED));
  const from = berlinDay(options.now());
  const eventTexts = events.flatMap((event) => {
    const entry = feedEntryOf({ source, from }, event);
    return entry ? [[withoutLineBreaks(entry.title), withoutLineBreaks(entry.summary), entry.url].join('\n')] : [];
  });
  const key = await createEndKey(transaction, search.id);
  const locale = language === 'en' ? '/en' : '';
  await recordMail(transaction, options, {
    kind: 'searchFound',
    to: namelessRecipient(email),
    client,
    language,
    path: `${SEARCH_MAILS}/end`,
    key,
    searchId: search.id,
    unsubscribe: `${origin}/clients/${name}/api/searches/end/${key}`,
    search: {
      frequency,
      description: withoutLineBreaks(await describeSearch(transaction, name, savedFilter(query), language)),
      count: ids.length,
      events: eventTexts,
      listLink: `${origin}${client.portalPage}#${locale}/events${query && `?${query}`}`,
    },
  });
}

/** Returns a text without line breaks: user input must not look like another part of the mail. */
const withoutLineBreaks = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
