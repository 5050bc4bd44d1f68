import { useRoute } from '../portal/portal';
import { withoutLocale } from '../routing/locale-of-path';
import { splitRoute } from '../routing/redirects';
import type { ScreenRoute } from '../routing/screen-route';
import { Screens } from './screens';
import { useArrival } from './use-arrival';

/** Shows the screen for the current route; every screen of the product stands in this one place (spec section 1). */
export function Outlet({ routes }: { routes: readonly ScreenRoute[] }) {
  // Another language is the same screen: nothing is remounted, nothing typed is lost.
  const [path] = splitRoute(withoutLocale(useRoute()));
  useArrival(path);
  return <Screens routes={routes} path={path} />;
}
