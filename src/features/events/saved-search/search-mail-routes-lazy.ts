import { SEARCH_MAILS } from '../../../model/saved-search';
import { lazyScreen } from '../../../routing/lazy-screen';

/** The screens that the links of mails about searches lead to. */
export const searchMailRoutes = [
  lazyScreen(SEARCH_MAILS, async () => (await import('./search-mail-screen')).ConfirmSearchScreen),
  lazyScreen(`${SEARCH_MAILS}/end`, async () => (await import('./search-mail-screen')).EndSearchScreen),
];
