import { lazyScreen } from '../../routing/lazy-screen';
import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';
import { unfinishedArticles, unfinishedEvents } from './unfinished/unfinished-events-lazy';

/** The form of an own event, or of a new one (spec section 2, "/secure/events/eventRecording"). */
const eventRoute = lazyScreen(
  { path: `${paths.newEvent}/:eventId?`, guard: 'logged-in', needs: 'activateEventsRecording' },
  async () => (await import('./event-form/event-screen')).EventScreen,
);

/** The form of an own article, or of a new one (spec section 2, "/secure/articles/articleRecording"). */
const articleRoute = lazyScreen(
  { path: `${memberPaths.newArticle}/:articleId?`, guard: 'logged-in', needs: 'activateArticles' },
  async () => (await import('./article-form/article-screen')).ArticleFormScreen,
);

/** The list of own events (spec section 2, "/secure/events"). */
const myEventsRoute = lazyScreen(
  { path: memberPaths.events, guard: 'logged-in', needs: 'activateEventsRecording', onStart: unfinishedEvents },
  async () => (await import('./my-events/my-events-screen')).MyEventsScreen,
);

/** The list of own articles (spec section 2, "/secure/articles"). */
const myArticlesRoute = lazyScreen(
  { path: memberPaths.articles, guard: 'logged-in', needs: 'activateArticles', onStart: unfinishedArticles },
  async () => (await import('./my-articles/my-articles-screen')).MyArticlesScreen,
);

/** The address that the form had before the one of the specification; links still name it. */
const formerEventRoute = lazyScreen(
  { path: `${memberPaths.events}/:eventId`, guard: 'logged-in', needs: 'activateEventsRecording' },
  async () => (await import('./my-events/my-events-screen')).FormerFormScreen,
);

/** What links to articles, written alike, name. */
const formerArticleRoute = lazyScreen(
  { path: `${memberPaths.articles}/:articleId`, guard: 'logged-in', needs: 'activateArticles' },
  async () => (await import('./my-articles/my-articles-screen')).FormerFormScreen,
);

/** The one screen of an element for recording where the client has not switched recording on. */
export const recordingOffRoute = lazyScreen(
  '/*?',
  async () => (await import('./my-events/recording-off-screen')).RecordingOffScreen,
);

/** The screens with which organisers record events, where the client lets them. */
export const recordingRoutes = [
  ...[myEventsRoute, eventRoute, formerEventRoute],
  ...[myArticlesRoute, articleRoute, formerArticleRoute],
];
