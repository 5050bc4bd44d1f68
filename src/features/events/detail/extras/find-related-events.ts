import type { Answer } from '../../../../api/api';
import type { CachedQuery } from '../../../../app/query-cache';
import { type RelatedEventLists, toRelatedEvents } from '../../../../model/answers/related-events';
import { pathOfEvent } from '../../one-event';

const readRelatedEvents = ({ data }: Answer) => toRelatedEvents(data);

/** Returns the query for related events, up to six per list, without unreadable ones. GET /api/events/{id}/others */
export const relatedEventsOf = (id: string): CachedQuery<RelatedEventLists> => ({
  path: `${pathOfEvent(id)}/others`,
  read: readRelatedEvents,
});
