import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../../../../src/cards/format-price';
import { linkGroups, ticketLinks } from '../../../../../src/features/events/detail/link-groups';
import type { Translation } from '../../../../../src/i18n/translation';
import { itForAll } from '../../../../support/it-for-all';
import { anEvent } from './event-fixture';

const link = (kind: string, url: string) => ({ kind, url: `https://${url}/`, text: url });

describe('The links of an event', () => {
  const { links } = anEvent({
    links: [
      link('promoter', 'amt.example'),
      link('ticket', 'karten.example'),
      link('event', 'mehr.example'),
      link('event', 'mehr.example'),
      link('artist', 'band.example'),
      link('promoter', 'band.example'),
    ],
  });

  it('are grouped by kind, each address once, tickets separately', () => {
    const groups = linkGroups(links).map((group) => [group.kind, group.links.map(({ text }) => text)]);
    expect(groups).toEqual([
      ['event', ['mehr.example']],
      ['artist', ['band.example']],
      ['promoter', ['amt.example', 'band.example']],
    ]);
    expect(ticketLinks(links).map(({ text }) => text)).toEqual(['karten.example']);
  });

  it('may be none', () => {
    expect(linkGroups([])).toEqual([]);
  });
});

describe('The price of an event', () => {
  const translation: Translation = {
    _: ({ message = '', values }) => message.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name])),
    locale: 'de',
    today: '2026-11-21',
  };
  const words = (price: object | undefined, free = false) =>
    formatPrice(anEvent({ price: price && { currency: 'EUR', ...price }, free }), translation).replace(/\u00a0/g, ' ');

  itForAll([
    [{ from: 1200 }, 'ab 12 €'],
    [{ to: 1250 }, 'bis 12,50 €'],
    [{ from: 800, to: 1250 }, '8 € – 12,50 €'],
    [{ from: 900, to: 900 }, '9 €'],
    [{ from: 0 }, 'Eintritt frei'],
    [{ from: 0, to: 500 }, '0 € – 5 €'],
    [{ text: 'Spende' }, ''],
    [undefined, ''],
  ])('%j is "%s"', (price, expected) => {
    expect(words(price)).toBe(expected);
  });

  it('is none where entry is free', () => {
    expect(words(undefined, true)).toBe('Eintritt frei');
  });
});
