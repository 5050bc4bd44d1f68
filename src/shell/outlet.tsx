import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { usePortal, useRoute } from '../portal/portal';
import { localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { splitRoute } from '../routing/redirects';
import type { ScreenRoute } from '../routing/screen-route';
import { FatalBoundary } from './fatal-boundary';
import { notFoundRoute } from './not-found-lazy';
import { reloadOnce } from './reload-guard';
import { useArrival } from './use-arrival';

/** Shows the screen for the current route; every screen of the product stands in this one place (spec section 1). */
export function Outlet({ routes }: { routes: readonly ScreenRoute[] }) {
  const { navigate, router } = usePortal();
  const [path, query] = splitRoute(useRoute());
  // Another language is the same screen: nothing is remounted, nothing typed is lost.
  const screen = withoutLocale(path);
  useArrival(screen);
  return (
    <Router
      hook={() => [path, navigate]}
      searchHook={() => query.slice(1)}
      hrefs={router.hrefOf}
      base={localeOfPath(path).base}
    >
      <Screens routes={routes} path={screen} />
    </Router>
  );
}

/** The one screen of a table that answers to a path, what it shows until its code is there, and what when it fails. */
export function Screens({ routes, path }: { routes: readonly ScreenRoute[]; path: string }) {
  const { element, emit } = usePortal();
  return (
    <FatalBoundary
      key={path}
      onRetry={() => void (screenOf(routes, path) ?? notFoundRoute).preload().catch(() => undefined)}
      onError={(error) => {
        emit('portal-error', { reason: 'screen', message: String(error) });
        if (element.dataset.ownsTitle !== undefined) reloadOnce(error);
      }}
    >
      <Suspense fallback={<WaitingScreen />}>
        <Switch>
          {routes.map(({ path: pattern, Screen }) => (
            <Route key={pattern} path={pattern}>
              {(params) => <Screen params={params} />}
            </Route>
          ))}
          <Route>
            <notFoundRoute.Screen params={{}} />
          </Route>
        </Switch>
      </Suspense>
    </FatalBoundary>
  );
}

/** The rough shape of a screen whose code is still on its way. */
function WaitingScreen() {
  return (
    <div className="is-loading waiting-screen" role="status">
      <span className="visually-hidden">
        <Trans>Wird geladen</Trans>
      </span>
      <span />
      <span />
      <span />
    </div>
  );
}

/** The screen that answers to a route, for loading its code ahead. */
export function screenOf(routes: readonly ScreenRoute[], path: string): ScreenRoute | undefined {
  const answers = (pattern: string) =>
    new RegExp(`^${pattern.replace('/*?', '(?:/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);
  return routes.find(({ path: pattern }) => answers(pattern));
}
