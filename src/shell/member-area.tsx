import { useLayoutEffect, useRef } from 'react';
import { accountRoutes } from '../features/account/routes';
import { authRoutes, changePasswordRoutes } from '../features/auth/routes';
import { authTexts } from '../features/auth/texts-lazy';
import { profileRoutes } from '../features/profile/routes';
import { memberTexts } from '../i18n/member-texts-lazy';
import { personStoreOf } from '../portal/person-store';
import { usePortal, useRoute } from '../portal/portal';
import type { PreloadContext } from '../portal/preload-context';
import { localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { splitRoute } from '../routing/redirects';
import { adoptStyle } from '../ui/form/adopt-style';
import { EventsLink } from './events-link';
import { guarded } from './guarded';
import css from './member-area.css?inline';
import { Screens, screenOf } from './outlet';

export { AccountWindow } from './account-window';
export { MemberBar } from './member-bar';
export { MemberParts } from './member-parts';

/** Every screen behind the log-in. */
export const secureRoutes = guarded([...accountRoutes, ...profileRoutes, ...changePasswordRoutes]);

const routes = [...authRoutes, ...secureRoutes];

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** The screens on the way to an account and behind the log-in. */
export function MemberArea() {
  const box = useRef<HTMLDivElement>(null);
  const { element } = usePortal();
  const path = pathOf(useRoute());
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  return (
    <div ref={box} className="member-area">
      <Screens routes={routes} path={path} />
      {element.localName === 'event-portal' && screenOf(authRoutes, path) && <EventsLink />}
    </div>
  );
}

/** Loads code, texts and data of the screen that a route leads to. Rejects when one fails. */
export async function preloadArea({ client }: PreloadContext, route: string): Promise<void> {
  const path = pathOf(route);
  const { locale } = localeOfPath(route);
  const isInside = secureRoutes.some((secure) => screenOf([secure], path));
  const isGuest = client.session.validToken() === undefined;
  await Promise.all([
    memberTexts.load(locale),
    !isInside && authTexts.load(locale),
    // The guard leads guests elsewhere.
    !(isInside && isGuest) && screenOf(routes, path)?.preload(),
    isInside && !isGuest && personStoreOf(client).load(),
  ]);
}
