import { field, type RuleCases } from './rule-case';

const long = (length: number) => 'a'.repeat(length);

/** The maxima of the server, whatever a client's settings allow. */
export const LIMIT_RULES: RuleCases = {
  'the longest title that the server takes': { event: () => ({ title: long(300) }), problems: [] },
  'a title of more characters, where the client has a larger limit': {
    settings: field('title', { maxLength: 1000 }),
    event: () => ({ title: long(301) }),
    problems: ['title too_long'],
  },
  'a title beyond both limits': {
    settings: field('title', { maxLength: 20 }),
    event: () => ({ title: long(301) }),
    problems: ['title too_long'],
  },
  'a short description of too many characters': {
    event: () => ({ shortdesc1: long(5001), en: { shortdesc3: long(5001) } }),
    problems: ['en.shortdesc3 too_long', 'shortdesc1 too_long'],
  },
  'a long description as long as it may be, which its markup does not count for': {
    event: () => ({ longdesc1: `<p><strong>${'🙈'.repeat(30_000)}</strong></p>` }),
    problems: [],
  },
  'a long description of too many characters': {
    event: () => ({ longdesc2: `<p>${long(30_001)}</p>` }),
    problems: ['longdesc2 too_long'],
  },
  'a long description of few words and far too much markup': {
    event: () => ({ longdesc3: '<p><b>a</b></p>'.repeat(8000) }),
    problems: ['longdesc3 too_formatted'],
  },
  'lines of rows that are too long': {
    event: () => ({
      links: [{ kind: 'event', url: `https://a.example/${long(2000)}`, text: long(201) }],
      ticketAgencies: [{ name: long(201), city: long(201) }],
    }),
    problems: [
      'links.0.text too_long',
      'links.0.url too_long',
      'ticketAgencies.0.city too_long',
      'ticketAgencies.0.name too_long',
    ],
  },
  'more entries than the server takes of a list': {
    event: () => ({
      tags: Array.from({ length: 51 }, (_, index) => `Wort ${index}`),
      ticketAgencies: Array.from({ length: 51 }, () => ({ name: 'Rathaus' })),
      links: Array.from({ length: 101 }, () => ({ kind: 'event', url: 'https://a.example', text: 'a' })),
    }),
    problems: ['links too_many', 'tags too_many', 'ticketAgencies too_many'],
  },
  'what is said of a price, of the access and of another place': {
    event: () => ({
      ...{ price: { text: long(201) }, accessibility: long(5001), newLocation: long(201) },
      ...{ easyText: long(5001), signLanguageUrl: `https://a.example/${long(2000)}` },
    }),
    problems: [
      ...['accessibility too_long', 'easyText too_long', 'newLocation too_long', 'price.text too_long'],
      'signLanguageUrl too_long',
    ],
  },
};
