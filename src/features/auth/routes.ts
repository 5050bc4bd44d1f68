import { lazily } from '../../lib/lazily';
import { lazyScreen } from '../../routing/lazy-screen';
import { paths } from '../../routing/paths';

const changeScreen = async () => (await import('./password/change-screen')).ChangeScreen;

/** The way to an account and into it (spec section 2, "Public"). */
export const authRoutes = [
  lazyScreen(paths.login, async () => (await import('./login/login-screen')).LoginScreen),
  lazyScreen(paths.signup, async () => (await import('./signup/signup-screen')).SignupScreen),
  lazyScreen(paths.confirm, async () => (await import('./link/confirm-screen')).ConfirmScreen),
  lazyScreen(paths.magic, async () => (await import('./link/magic-screen')).MagicScreen),
  lazyScreen(paths.requestReset, async () => (await import('./password/request-reset-screen')).RequestResetScreen),
  lazyScreen(paths.reset, async () => (await import('./password/reset-screen')).ResetScreen),
  lazyScreen(paths.change, changeScreen),
];

/** The change of the password as a part of the logged-in area (spec section 2, "/secure/change"). */
export const changePasswordRoutes = [lazyScreen({ path: paths.secureChange, guard: 'logged-in' }, changeScreen)];

/** Watches the session of somebody who is logged in, and brings an ended one back above a form. */
export const sessionKeeper = lazily(async () => (await import('./session/session-keeper')).SessionKeeper);
