import { useLayoutEffect, useRef } from 'react';
import { accountRoutes } from '../features/account/routes';
import { authRoutes, changePasswordRoutes } from '../features/auth/routes';
import { profileRoutes } from '../features/profile/routes';
import { recordingOffRoute } from '../features/recording/routes';
import { personStoreOf } from '../portal/person-store';
import { usePortal, useRoute } from '../portal/portal';
import type { PreloadContext } from '../portal/preload-context';
import { usePointing } from '../portal/use-pointing';
import { withoutLocale } from '../routing/locale-of-path';
import { matchOf } from '../routing/match-route';
import { paths } from '../routing/paths';
import { RECORDING_NEEDS } from '../routing/recording-elements';
import { splitRoute } from '../routing/redirects';
import { type ScreenRoute, switchedOn } from '../routing/screen-route';
import { adoptStyle } from '../ui/panel/adopt-style';
import { advertRoutes } from './advert-routes';
import { GuardedArea } from './guarded-area';
import css from './member-area.css?inline';
import { PublicLinks } from './public-links';
import { recordingRoutes } from './recording-routes';
import { Screens } from './screens';

export { askToLogOut } from '../portal/log-out';
export { AccountWindow } from './account-window';
export { MemberParts } from './member-parts';

/** Every screen on the way to an account and behind the log-in. */
export const areaRoutes: readonly ScreenRoute[] = [
  ...authRoutes,
  ...accountRoutes,
  ...recordingRoutes,
  ...advertRoutes,
  ...profileRoutes,
  ...changePasswordRoutes,
];

/** Whether a screen is the choice of adverts that everybody sees. */
const isAdvertChoice = ({ path }: Pick<ScreenRoute, 'path'>) => path.startsWith(`${paths.promotion}/`);

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** The screens on the way to an account and behind the log-in. The guard and the menu stay from one to the next. */
export function MemberArea() {
  const box = useRef<HTMLDivElement>(null);
  const { element, settings } = usePortal();
  const path = pathOf(useRoute());
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  usePointing();
  const needs = RECORDING_NEEDS[element.localName];
  const isOff = needs && !settings.applicationSettings[needs];
  const routes = isOff ? [recordingOffRoute] : switchedOn(areaRoutes, settings);
  const route = matchOf(routes, path)?.route;
  const screens = <Screens routes={routes} path={path} />;
  const hasEvents = element.localName === 'event-portal';
  const hasAdverts = (hasEvents || element.localName === 'advert-order') && routes.some(isAdvertChoice);
  return (
    <div ref={box} className="member-area">
      {route?.guard ? <GuardedArea routes={routes}>{screens}</GuardedArea> : screens}
      {route && !route.guard && <PublicLinks {...{ hasEvents }} hasAdverts={hasAdverts && !isAdvertChoice(route)} />}
    </div>
  );
}

/** Loads code and data of the screen that a route leads to. Rejects when one fails. */
export async function preloadArea({ client }: PreloadContext, route: string): Promise<void> {
  const match = matchOf(areaRoutes, pathOf(route));
  const isInside = match?.route.guard !== undefined;
  const isGuest = client.session.validToken() === undefined;
  await Promise.all([
    // The guard leads guests elsewhere.
    !(isInside && isGuest) && match?.route.loadCode(),
    isInside && !isGuest && personStoreOf(client).load(),
  ]);
}
