import { lazyScreen } from '../../routing/lazy-screen';
import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';

/** The profile (spec section 2, "/secure/profile"). */
const profileRoute = lazyScreen(
  { path: paths.profile, guard: 'logged-in' },
  async () => (await import('./profile-screen')).ProfileScreen,
);

/** What is missing in the profile and what awaits approval (spec section 2, "/secure/profile-information"). */
const profileInformationRoute = lazyScreen(
  { path: paths.profileInformation, guard: 'logged-in' },
  async () => (await import('./information/information-screen')).InformationScreen,
);

/** When the account will be deleted, and the way back. */
const deletionRoute = lazyScreen(
  { path: memberPaths.deletion, guard: 'logged-in' },
  async () => (await import('./privacy/deletion-screen')).DeletionScreen,
);

/** The screens of the profile, all for people who are logged in. */
export const profileRoutes = [profileRoute, profileInformationRoute, deletionRoute];
