import { element } from '../browser';

/** What people have typed before they left. */
export const TYPED = {
  event: 'Getippt und nicht gesendet',
  picture: 'plakat.jpg',
  article: 'Getippter Artikel',
  advert: 'Getippte Anzeige',
  lastName: 'Unterwegs',
  firstName: 'Gast',
  search: 'Konzert',
};

/** The page on which they were. */
export const searchAndPortal = (client: string): string =>
  element('event-search', 'for="all"', client) + element('event-portal', 'id="all"', client);
