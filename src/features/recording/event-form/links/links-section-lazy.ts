import { lazily } from '../../../../lib/lazily';

/** The links of an event. */
export const linksSection = lazily(async () => (await import('./links-section')).LinksSection);

/** Where tickets are sold. */
export const ticketsSection = lazily(async () => (await import('./tickets-section')).TicketsSection);
