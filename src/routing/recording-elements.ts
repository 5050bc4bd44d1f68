import { memberPaths } from './member-paths';
import { paths } from './paths';
import type { Switch } from './screen-route';

/** What the elements for recording are told of: one that is stored already. */
export type RecordInput = { readonly eventId?: string | undefined; readonly articleId?: string | undefined };

/** Where the elements that hold a form begin, by tag, and where those are led who log in within them. */
export const HOMES = {
  'advert-order': () => memberPaths.newAdvert,
  'event-recording': ({ eventId }: RecordInput) => (eventId ? paths.ownEvent(eventId) : paths.newEvent),
  'article-recording': ({ articleId }: RecordInput) =>
    articleId ? memberPaths.ownArticle(articleId) : memberPaths.newArticle,
};

/** What a client must have switched on, so that something can be recorded in an element. */
export const RECORDING_NEEDS: Readonly<Record<string, Switch | undefined>> = {
  'event-recording': 'activateEventsRecording',
  'article-recording': 'activateArticles',
};
