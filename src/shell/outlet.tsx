import { type ReactNode, Suspense } from 'react';
import { usePortal, useRoute } from '../app/portal';
import { useTranslation } from '../i18n/use-translation';
import { screenError } from '../lib/missing-code';
import { lazyComponent } from '../routing/lazy-screen';
import { withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import type { ScreenRoute } from '../routing/screen-route';
import { FatalBoundary } from './fatal-boundary';
import { reloadOnce } from './reload-guard';
import { enabledScreens, screenAt } from './screens';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { members } from './use-members';
import { WaitingScreen } from './waiting-screen';

const area = lazyComponent(async () => (await members.load()).MemberArea);

/**
 * Renders the screen of the current route; every screen of the product is rendered here (spec section 1). Paths of one
 * pattern are one screen: another step or tab remounts nothing around it. The account area stays mounted between its
 * screens.
 *
 * @param routes the element's own screens
 */
export function Outlet({ routes }: { routes: readonly ScreenRoute[] }) {
  const { element, settings } = usePortal();
  // Another language is the same screen: nothing is remounted, and no input is lost.
  const [path] = splitRoute(withoutLocale(useRoute()));
  useFocusOnNavigation(path);
  const screens = enabledScreens(routes, settings, element.localName);
  const { route, params } = screenAt(screens, path);
  const screen = (
    <ScreenFallbacks key={route.path} path={path} loadCode={route.loadCode}>
      <route.Screen params={params} />
    </ScreenFallbacks>
  );
  if (!route.area) return screen;
  return (
    <ScreenFallbacks key="area" path={path} loadCode={area.loadCode}>
      <area.Screen routes={screens} route={route}>
        {screen}
      </area.Screen>
    </ScreenFallbacks>
  );
}

type Props = { path: string; loadCode(): Promise<unknown>; children: ReactNode };

/** Renders a fallback while the code of a screen loads, and if it fails. */
function ScreenFallbacks({ path, loadCode, children }: Props) {
  const { element, emit } = usePortal();
  const { _ } = useTranslation();
  return (
    <FatalBoundary
      path={path}
      onRetry={() => void loadCode().catch(() => undefined)}
      onError={(error) => {
        emit('portal-error', screenError(error));
        if (element.dataset.ownsTitle !== undefined) reloadOnce(error);
      }}
    >
      <Suspense fallback={<WaitingScreen _={_} />}>{children}</Suspense>
    </FatalBoundary>
  );
}
