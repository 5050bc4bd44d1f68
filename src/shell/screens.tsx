import { Suspense } from 'react';
import { useSpeech } from '../i18n/use-speech';
import { usePortal } from '../portal/portal';
import { lazyScreen } from '../routing/lazy-screen';
import { matchOf } from '../routing/match-route';
import type { ScreenRoute } from '../routing/screen-route';
import { FatalBoundary } from './fatal-boundary';
import { reloadOnce } from './reload-guard';
import { WaitingScreen } from './waiting-screen';

/**
 * What is shown for a path that no screen of an element's own table answers to: a screen that few visitors open first,
 * or the word that there is none. The table of those screens is loaded with it, so that the others cost nothing.
 */
const furtherRoute = lazyScreen('*', async () => (await import('./further-screens')).FurtherScreens);

const FURTHER = { route: furtherRoute, params: {} };

/**
 * The one screen of a table that answers to a path, what it shows until its code is there, and what when it fails. Paths
 * of one pattern are one screen: another step or tab remounts nothing around it.
 */
export function Screens({ routes, path }: { routes: readonly ScreenRoute[]; path: string }) {
  const { element, emit } = usePortal();
  const { say } = useSpeech();
  const { route, params } = matchOf(routes, path) ?? FURTHER;
  return (
    <FatalBoundary
      key={route.path}
      place={path}
      onRetry={() => void route.loadCode().catch(() => undefined)}
      onError={(error) => {
        emit('portal-error', { reason: 'screen', message: String(error) });
        if (element.dataset.ownsTitle !== undefined) reloadOnce(error);
      }}
    >
      <Suspense fallback={<WaitingScreen say={say} />}>
        <route.Screen params={params} />
      </Suspense>
    </FatalBoundary>
  );
}
