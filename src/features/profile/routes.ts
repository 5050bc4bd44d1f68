import { lazyScreen } from '../../routing/lazy-screen';
import { paths } from '../../routing/paths';

/** The profile (spec section 2, "/secure/profile"). */
export const profileRoute = lazyScreen(paths.profile, async () => (await import('./profile-screen')).ProfileScreen);

/** What is missing in the profile and what awaits approval (spec section 2, "/secure/profile-information"). */
export const profileInformationRoute = lazyScreen(
  paths.profileInformation,
  async () => (await import('./information/information-screen')).InformationScreen,
);

/** The screens of the profile, all for people who are logged in. */
export const profileRoutes = [profileRoute, profileInformationRoute];
