import { sectionWithTexts } from '../../record-form/section-with-texts';
import { linksTexts } from './links-texts-lazy';

/** The links of an event. */
export const linksSection = sectionWithTexts(linksTexts, async () => (await import('./links-section')).LinksSection);

/** Where tickets are sold. */
export const ticketsSection = sectionWithTexts(
  linksTexts,
  async () => (await import('./tickets-section')).TicketsSection,
);
