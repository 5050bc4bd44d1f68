import { useSnapshot } from 'valtio';
import { type Portal, usePortal, useRoute } from '../app/portal';
import { useTranslation } from '../i18n/use-translation';
import { splitPageTemplate } from '../lib/split-page-template';
import { withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import { routeDefinitionOf } from '../routing/route-table';
import type { ScreenRoute } from '../routing/screen-route';
import { AddEventLink } from './add-event-link';
import { ArticlesLink } from './articles-link';
import { ClientMarkup } from './client-markup';
import { Footer } from './footer';
import { Outlet } from './outlet';
import { ShellBar } from './shell-bar';
import { shellBarLinks } from './shell-bar-links';
import { SkipLink } from './skip-link';
import { members as lazyMembers, useMembers } from './use-members';

/** Renders the portal: page template, language and log-in, screen, footer (spec section 1, "Shell layout"). */
export function Shell({ routes }: { routes: readonly ScreenRoute[] }) {
  const portal = usePortal();
  const { settings, router, client, element } = portal;
  const translation = useTranslation();
  const { token } = useSnapshot(client.session.state);
  const isLoggedIn = token !== undefined;
  const members = useMembers(isLoggedIn);
  const scaffold = splitPageTemplate(settings.applicationSettings.scaffoldTemplate);
  const hasLogin = settings.authenticatedArea.showLoginSignupButton;
  const ownsWindow = element.dataset.ownsTitle !== undefined && window.parent === window;
  const route = useRoute();
  // Behind the log-in every page has the skip link and the account menu.
  const isInArea = routeDefinitionOf(splitRoute(withoutLocale(route))[0]).guard !== undefined;
  return (
    <>
      {(ownsWindow || isInArea) && <SkipLink />}
      {scaffold?.before.trim() && <ClientMarkup html={scaffold.before} rules="scaffold" />}
      {members && <members.MemberParts />}
      {!isInArea && (
        <ShellBar
          _={translation._}
          locale={translation.locale}
          {...shellBarLinks(route, router.hrefOf, { isLoggedIn, hasLogin })}
          onLogOut={() => void logOut(portal)}
        >
          <AddEventLink />
          <ArticlesLink />
        </ShellBar>
      )}
      <Outlet routes={routes} />
      <Footer />
      {scaffold && <ClientMarkup html={scaffold.after} rules="scaffold" />}
    </>
  );
}

/** Logs out on this device even if the question about unsaved drafts cannot be loaded. */
const logOut = (portal: Portal) =>
  lazyMembers.load().then(
    ({ askToLogOut }) => askToLogOut(portal),
    () => portal.client.session.close(),
  );
