import { accountTexts } from '../i18n/texts';
import { lazily } from '../lib/lazily';
import type { PreloadContext } from '../portal/preload-context';
import { lazyScreen } from '../routing/lazy-screen';
import { localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { isMemberPath } from '../routing/member-paths';
import { paths } from '../routing/paths';

/**
 * Everything for people with an account is one step away from the public screens: those who only read never load even
 * its table of routes.
 */
export const members = lazily(() => import('./member-area'));

const area = async () => (await members.load()).MemberArea;

/** All screens on the way to an account and behind the log-in. */
export const memberRoutes = [
  lazyScreen('/auth/*?', area),
  lazyScreen('/secure/*?', area),
  lazyScreen(`${paths.promotion}/*?`, area),
];

/** Loads what a route of the area shows first, and for people who are logged in what stands around every screen. */
export async function preloadMembers(context: PreloadContext, route: string): Promise<void> {
  const isMember = isMemberPath(withoutLocale(route));
  if (isMember || context.client.session.state.token) {
    const screen = members.load().then(({ preloadArea }) => preloadArea(context, route));
    await Promise.all([screen, accountTexts.load(localeOfPath(route).locale)]);
  }
}
