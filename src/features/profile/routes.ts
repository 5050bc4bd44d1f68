import { msg } from '@lingui/core/macro';
import { lazyScreen } from '../../routing/lazy-screen';
import { paths } from '../../routing/paths';

/** The profile (spec section 2, "/secure/profile"). */
const profileRoute = lazyScreen(
  { path: paths.profile, guard: 'logged-in', title: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }) },
  async () => (await import('./profile-screen')).ProfileScreen,
);

/** What is missing in the profile and what awaits approval (spec section 2, "/secure/profile-information"). */
const profileInformationRoute = lazyScreen(
  {
    path: paths.profileInformation,
    guard: 'logged-in',
    title: msg({ id: 'lbl_profile_information', message: 'Ihr Profil im Überblick' }),
  },
  async () => (await import('./information/information-screen')).InformationScreen,
);

/** The screens of the profile, all for people who are logged in. */
export const profileRoutes = [profileRoute, profileInformationRoute];
