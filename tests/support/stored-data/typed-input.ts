import { element } from '../browser';

/** The input of people before they left. */
export const TYPED = {
  event: 'Getippt und nicht gesendet',
  picture: 'plakat.jpg',
  article: 'Getippter Artikel',
  advert: 'Getippte Anzeige',
  lastName: 'Unterwegs',
  firstName: 'Gast',
  search: 'Konzert',
};

/** Returns the page that they had open. */
export const searchAndPortal = (client: string): string =>
  element('event-search', 'for="all"', client) + element('event-portal', 'id="all"', client);
