import { memberPaths } from './member-paths';
import { paths } from './paths';
import type { Switch } from './screen-route';

/** What the elements for recording are told of: one that is stored already. */
export type RecordInput = { readonly eventId?: string | undefined; readonly articleId?: string | undefined };

type RecordingElement = {
  /** Without it the element says that nothing can be recorded. */
  needs?: Switch;
  /** Where it begins, and where those are led who log in within it. */
  home(input: RecordInput): string;
};

const ELEMENTS = {
  'advert-order': { home: () => memberPaths.newAdvert },
  'event-recording': {
    needs: 'activateEventsRecording',
    home: ({ eventId }) => (eventId ? paths.ownEvent(eventId) : paths.newEvent),
  },
  'article-recording': {
    needs: 'activateArticles',
    home: ({ articleId }) => (articleId ? memberPaths.ownArticle(articleId) : memberPaths.newArticle),
  },
} satisfies Record<string, RecordingElement>;

/** The elements that hold a form with the log-in before it, by tag. */
export const RECORDING_ELEMENTS: typeof ELEMENTS & Readonly<Record<string, RecordingElement | undefined>> = ELEMENTS;
