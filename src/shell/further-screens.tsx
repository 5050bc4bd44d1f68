import { Suspense } from 'react';
import { articleRoutes } from '../features/events/articles/article-routes-lazy';
import { searchMailRoutes } from '../features/events/saved-search/search-mail-routes-lazy';
import { useSpeech } from '../i18n/use-speech';
import { usePortal, useRoute } from '../portal/portal';
import { withoutLocale } from '../routing/locale-of-path';
import { matchOf } from '../routing/match-route';
import { splitRoute } from '../routing/redirects';
import { FatalBoundary } from './fatal-boundary';
import { NotFoundScreen } from './not-found-screen';
import { WaitingScreen } from './waiting-screen';

/** The screens that every element has beside those of its own table, and what is said where there is none. */
export function FurtherScreens() {
  const { settings, emit } = usePortal();
  const { say } = useSpeech();
  const [path] = splitRoute(withoutLocale(useRoute()));
  const articles = settings.applicationSettings.activateArticles ? articleRoutes : [];
  const match = matchOf([...searchMailRoutes, ...articles], path);
  if (!match) return <NotFoundScreen />;
  const { route, params } = match;
  return (
    <FatalBoundary
      key={route.path}
      place={path}
      onRetry={() => void route.loadCode().catch(() => undefined)}
      onError={(error) => emit('portal-error', { reason: 'screen', message: String(error) })}
    >
      <Suspense fallback={<WaitingScreen say={say} />}>
        <route.Screen params={params} />
      </Suspense>
    </FatalBoundary>
  );
}
