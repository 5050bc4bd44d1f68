import { msg } from '@lingui/core/macro';
import type { Client } from '../../../../app/client';
import type { SearchOption } from '../../../../forms/fields/search-field';
import { formatDay } from '../../../../i18n/formats';
import type { Translation } from '../../../../i18n/translation';
import { readOwn, readPublic } from '../../../../model/answers/linkable-event';
import type { Picked } from '../../record-form/record-draft';
import { pickEvent } from '../article-draft';

const MAX_OWN = 5;
const MAX_PUBLIC = 10;

/**
 * Finds events to link: own ones with the text in their title first, then public ones with it anywhere. Own events
 * include past ones. GET /api/my/events, GET /api/events
 *
 * @throws {ApiError} when the public search fails; own events are left out when theirs fails
 */
export async function findLinkable(
  { queryCache }: Pick<Client, 'queryCache'>,
  text: string,
  { translation: { locale, _ }, signal }: { translation: Pick<Translation, 'locale' | '_'>; signal: AbortSignal },
): Promise<SearchOption<Picked>[]> {
  const q = text.trim();
  const [ownEvents, publicEvents] = await Promise.all([
    queryCache.load({ path: 'my/events', query: { q, pageSize: MAX_OWN }, read: readOwn }, signal).catch(() => []),
    queryCache.load({ path: 'events', query: { q, pageSize: MAX_PUBLIC }, read: readPublic }, signal),
  ]);
  const otherPublicEvents = publicEvents.filter(({ id }) => !ownEvents.some((one) => one.id === id));
  return [...ownEvents, ...otherPublicEvents].map((event) => ({
    icon: 'calendar',
    name: event.title,
    hint: [
      event.date && formatDay(event.date, locale, 'shortWithYear'),
      event.place,
      event.isDraft && _(msg`Ihr Entwurf`),
    ]
      .filter(Boolean)
      .join(', '),
    value: pickEvent(event, locale),
  }));
}
