import { field, type RuleCases, recording } from './rule-case';

const links =
  (...rows: object[]) =>
  () => ({
    links: rows.map((row) => ({ kind: 'event', url: 'https://a.de', text: 'Mehr', ...row })),
  });

/** Rules of links, ticket agencies and prices. */
export const LINK_RULES: RuleCases = {
  'a link without its address': { event: links({ url: '' }), problems: ['links.0.url required'] },
  'a link without its text': { event: links({ text: '' }), problems: ['links.0.text required'] },
  'a link that runs a script': { event: links({ url: 'javascript:alert(1)' }), problems: ['links.0.url url'] },
  'an address without a scheme': { event: links({ url: 'www.a.de' }), problems: [] },
  'more links of a kind than there may be': {
    settings: field('links', { artist: { maxAmount: 1 } }),
    event: links({}, { kind: 'artist' }, {}, { kind: 'artist' }),
    problems: ['links.3 too_many'],
  },
  ...Object.fromEntries(
    ['ticket', 'location', 'promoter', 'event', 'artist'].map((kind) => [
      `too many links of the kind ${kind}`,
      {
        settings: field('links', { [kind]: { maxAmount: 1 } }),
        event: links({ kind }, { kind }),
        problems: ['links.1 too_many'],
      },
    ]),
  ),
  'a ticket office without its name': {
    event: () => ({ ticketAgencies: [{ name: '', url: 'nichts', phone: 'abc' }] }),
    problems: ['ticketAgencies.0.name required', 'ticketAgencies.0.url url', 'ticketAgencies.0.phone phone'],
  },
  'a ticket office where there are none': {
    settings: recording({ showTicketTab: false }),
    event: () => ({ ticketAgencies: [{ name: '' }] }),
    problems: [],
  },
  'a video in sign language that is nowhere': {
    settings: recording({ showSignLanguageVideo: true }),
    event: () => ({ signLanguageUrl: 'kein Video' }),
    problems: ['signLanguageUrl url'],
  },
  'a video in sign language without a scheme': {
    settings: recording({ showSignLanguageVideo: true }),
    event: () => ({ signLanguageUrl: 'videos.example/dgs' }),
    problems: [],
  },
  'what was no video in sign language, where none is asked for': {
    event: () => ({ signLanguageUrl: 'kein Video' }),
    problems: [],
  },
  'prices the wrong way round': {
    event: () => ({ price: { from: 1200, to: 900 } }),
    problems: ['price.to to_below_from'],
  },
  'one price': { event: () => ({ price: { from: 1200, to: 1200 } }), problems: [] },
};
