import { lazily } from '../../../lib/lazily';

/** Takes the date of a card into a calendar. */
export const cardMenu = lazily(async () => (await import('./card-menu')).CardMenu);
