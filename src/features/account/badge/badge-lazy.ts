import { lazily } from '../../../lib/lazily';

/** Who is logged in, with a menu, for the head of a page. */
export const accountBadge = lazily(async () => (await import('./account-badge')).AccountBadge);
