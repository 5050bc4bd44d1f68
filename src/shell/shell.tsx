import { useSnapshot } from 'valtio';
import { useSpeech } from '../i18n/use-speech';
import { splitScaffold } from '../lib/scaffold';
import { usePortal, useRoute } from '../portal/portal';
import type { ScreenRoute } from '../routing/screen-route';
import { useLazyPart } from '../ui/use-lazy-part';
import { cleanMarkup } from './clean-markup-lazy';
import { Footer } from './footer';
import { Outlet } from './outlet';
import { ShellBar } from './shell-bar';
import { shellBarLinks } from './shell-bar-links';
import { SkipLink } from './skip-link';
import { useMembers } from './use-members';

/** The portal around its screens: the client's own frame, language and log-in, footer (spec section 1, "Shell layout"). */
export function Shell({ routes }: { routes: readonly ScreenRoute[] }) {
  const { settings, router, client, element } = usePortal();
  const speech = useSpeech();
  const { token } = useSnapshot(client.session.state);
  const isLoggedIn = token !== undefined;
  const members = useMembers(isLoggedIn);
  const scaffold = splitScaffold(settings.applicationSettings.scaffoldTemplate);
  const Markup = useLazyPart(cleanMarkup, scaffold !== undefined);
  const hasLogin = settings.authenticatedArea.showLoginSignupButton && !isLoggedIn;
  const isAlone = element.dataset.ownsTitle !== undefined && window.parent === window;
  return (
    <>
      {isAlone && <SkipLink />}
      {scaffold && Markup && <Markup html={scaffold.before} rules="scaffold" />}
      {members && <members.MemberParts />}
      <ShellBar speech={speech} {...shellBarLinks(useRoute(), router.hrefOf, hasLogin)}>
        {isLoggedIn && members && <members.MemberBar />}
      </ShellBar>
      <Outlet routes={routes} />
      <Footer />
      {scaffold && Markup && <Markup html={scaffold.after} rules="scaffold" />}
    </>
  );
}
