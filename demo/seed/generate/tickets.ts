import type { EventInput, LinkInput, TicketAgencyInput } from '../../tools/store/event-input';
import { phoneOf, slugOf, websiteOf } from './contact';
import type { Promoter } from './promoters';
import { type Random, randomOf } from './random';
import { communityOf } from './region';
import type { Template } from './texts';
import type { Venue } from './venues';

const AGENCIES: readonly TicketAgencyInput[] = [
  ['Kartenkiosk am Markt', 'Reutlingen', 'Marktgasse 3'],
  ['Bürgerbüro, Kartenverkauf', 'Tübingen', 'Am Markt 1'],
  ['Buchladen Lesezeichen', 'Metzingen', 'Wilhelmstraße 12'],
  ['Tourist-Information Albstadt', 'Albstadt', 'Marktstraße 35'],
  ['Musikhaus Klangfarbe', 'Balingen', 'Friedrichstraße 21'],
  ['Ticketschalter Alb-Kurier', 'Reutlingen', 'Burgstraße 1'],
  ['Papeterie am Schloss', 'Bad Urach', 'Schlossgasse 4'],
  ['Kartentelefon Neckar-Alb', 'Rottenburg am Neckar', 'Königstraße 9'],
].map(([name = '', city = '', street = '']) => ({
  name,
  url: websiteOf(name),
  phone: phoneOf(randomOf(name)),
  street,
  zipcode: communityOf(city).zip,
  city,
}));

/** The factor that brings the share of free events to about 30 %. */
const CALIBRATION = 0.75;

const FREE_TEXTS = ['Eintritt frei, Spenden erbeten', 'Eintritt frei', 'Kostenfrei, Anmeldung erforderlich'];

type EntryDetails = Pick<EventInput, 'free' | 'price' | 'ticketAgencies'>;

/** Returns free entry or prices, and the ticket agencies. */
export function entryOf(template: Template, random: Random): EntryDetails {
  const { euros } = template;
  if (!euros || random.chance(template.free * CALIBRATION)) {
    const text = random.chance(0.4) ? random.pick(FREE_TEXTS) : undefined;
    return { free: true, ticketAgencies: [], ...(text ? { price: { text, from: 0, currency: 'EUR' } } : {}) };
  }
  const from = Math.round(random.between(euros[0], (euros[0] + euros[1]) / 2)) * 100;
  const to = Math.max(from, Math.round(random.between(from / 100, euros[1])) * 100);
  const reduced = Math.max(100, Math.round((from * 0.6) / 100) * 100);
  return {
    free: false,
    price: {
      from: random.chance(0.5) ? reduced : from,
      ...(to > from ? { to } : {}),
      ...(random.chance(0.6) ? { text: `Ermäßigt ${reduced / 100} Euro, Kinder unter 6 Jahren frei` } : {}),
      currency: 'EUR',
    },
    ticketAgencies: random.chance(0.45) ? random.some(AGENCIES, random.int(1, 3)) : [],
  };
}

type LinkSubject = { title: string; free: boolean; venue: Venue; promoter: Promoter; artist?: string };

/** Returns links of each kind, if they make sense. */
export function linksOf({ title, free, venue, promoter, artist }: LinkSubject, random: Random): LinkInput[] {
  const links: LinkInput[] = [];
  if (!free && random.chance(0.7)) {
    links.push({
      kind: 'ticket',
      url: `https://karten.neckar-alb.example/${slugOf(title)}`,
      text: 'Karten online kaufen',
    });
  }
  if (random.chance(0.35) && promoter.url) {
    links.push({ kind: 'event', url: `${promoter.url}/${slugOf(title)}`, text: 'Mehr zur Veranstaltung' });
  }
  if (artist && random.chance(0.5)) links.push({ kind: 'artist', url: websiteOf(artist), text: artist });
  if (venue.url && random.chance(0.4)) links.push({ kind: 'location', url: venue.url, text: `Anfahrt: ${venue.name}` });
  if (promoter.url && random.chance(0.5)) links.push({ kind: 'promoter', url: promoter.url, text: promoter.name });
  return links;
}
