import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { usePortal, useRoute } from '../portal/portal';
import { localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { splitRoute } from '../routing/redirects';
import type { ScreenRoute } from '../routing/screen-route';
import { FatalBoundary } from './fatal-boundary';
import { NotFoundScreen } from './not-found-screen';
import { reloadOnce } from './reload-guard';
import { useArrival } from './use-arrival';

/** Shows the screen for the current route; every screen of the product stands in this one place (spec section 1). */
export function Outlet({ routes }: { routes: readonly ScreenRoute[] }) {
  const { navigate, router, element, emit } = usePortal();
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
      <FatalBoundary
        key={screen}
        onRetry={() =>
          void screenOf(routes, screen)
            ?.preload()
            .catch(() => undefined)
        }
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
              <NotFoundScreen />
            </Route>
          </Switch>
        </Suspense>
      </FatalBoundary>
    </Router>
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
  return routes.find(({ path: pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
}
