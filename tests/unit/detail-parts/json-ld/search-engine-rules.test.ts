import { describe, expect, it } from 'vitest';
import { eventBreadcrumb } from '../../../../src/detail-parts/json-ld/breadcrumb';
import { listJsonLd } from '../../../../src/detail-parts/json-ld/list-json-ld';
import { scriptJson } from '../../../../src/detail-parts/json-ld/script-json';
import { visibleTexts } from '../../../../src/detail-parts/visible-texts';
import { articleJsonLd } from '../../../../src/features/articles/detail/article-json-ld';
import { articleTexts } from '../../../../src/features/articles/detail/article-texts';
import { eventJsonLd } from '../../../../src/features/events/detail/json-ld';
import type { Translate } from '../../../../src/i18n/translation';
import { toArticleDetail } from '../../../../src/model/answers/article';
import type { EventDetail } from '../../../../src/model/answers/event-detail';
import { toSettings } from '../../../../src/settings/to-settings';
import { anAddress, aPicture } from '../../../support/event-answers';
import { itForAll } from '../../../support/it-for-all';
import { complaintsOf, lackedBy } from '../../../support/search-engine-rules';
import { anEvent, anEventOn } from '../../features/events/detail/event-fixture';

type Node = Record<string, unknown>;

const _: Translate = ({ id }) => ({ lbl_events: 'Veranstaltungen', lbl_articles: 'Artikel' })[id] ?? '';
const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const HOST = 'https://api.example/c';

function nodesOf(event: EventDetail): Node[] {
  const texts = visibleTexts(event, toSettings({}).settings.eventDetails, 'de');
  const url = 'https://stadt.example/portal/events/e1';
  return eventJsonLd({ event, host: HOST, url, nowMs: NOW, texts, _ })['@graph'] as Node[];
}

describe('requirements of search engines for an event', () => {
  it('are met by complete data', () => {
    const nodes = nodesOf(anEvent());
    expect(nodes.map((node) => node['@type'])).toEqual(['Event', 'BreadcrumbList']);
    expect(nodes.flatMap(complaintsOf)).toEqual([]);
    expect(nodes.flatMap(lackedBy)).toEqual([]);
  });

  itForAll<[string, EventDetail]>([
    ['cancelled', anEventOn({ status: 'cancelled' })],
    ['postponed, the day still open', anEventOn({ status: 'postponed' })],
    ['postponed to another day', anEventOn({ status: 'postponed', newDate: '2027-07-01' })],
    ['moved to a place of which the name alone is known', anEventOn({ status: 'moved', newLocation: 'Stadthalle' })],
    ['moved, the place still open', anEventOn({ status: 'moved' })],
    ['sold out', anEventOn({ status: 'soldOut' })],
    ['on for days', anEventOn({ endDate: '2026-11-29', fullDay: true, from: undefined, until: undefined })],
    ['free', anEvent({ free: true, price: undefined, links: [] })],
    ['without a price', anEvent({ price: undefined, links: [] })],
    ['without pictures', anEvent({ media: [] })],
    ['on many dates', anEventOn({}, { date: '2026-12-01' }, { date: '2026-12-02', status: 'cancelled' })],
    ['over', anEventOn({ date: '2026-10-01' })],
    ['at a place without a name', anEvent({ location: anAddress({ name: '' }) })],
  ])('are met if it is %s', (_, event) => {
    expect(nodesOf(event).flatMap(complaintsOf)).toEqual([]);
  });

  it('detect missing or wrong data: the control', () => {
    const [node = {}] = nodesOf(anEvent());
    expect(complaintsOf({ ...node, name: '' })).toEqual(['Event lacks name']);
    expect(complaintsOf({ ...node, startDate: '21.11.2026', rating: 5 })).toEqual([
      'Event has rating',
      'Event has a wrong startDate',
    ]);
    expect(complaintsOf({ ...node, location: { name: 'Halle' } })).toEqual(['Event lacks location.address']);
    expect(lackedBy({ ...node, image: undefined, offers: {} })).toContain('offers.price');
  });

  it('are met by any title, which cannot end the script', () => {
    const hostile = `</script><script>alert(1)</script><!-- \u2028 "' ]]>`;
    const graph = { '@graph': nodesOf(anEvent({ title: hostile, media: [aPicture({ alt: hostile })] })) };
    const json = scriptJson(graph);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)['@graph'][0].name).toBe(hostile);
  });
});

describe('requirements of search engines for an article', () => {
  const article = toArticleDetail({
    ...{ id: 'a', title: 'Jazz kommt', shortdesc1: 'Im Mai.', tags: ['Musik'], date: '2026-05-10', freeFields: [] },
    ...{ media: [aPicture()], events: [], updatedAt: '2026-05-10T08:00:00Z', promoter: anAddress() },
  });
  const texts = articleTexts(article, 'de');
  const source = { article, host: HOST, url: 'https://stadt.example/portal/articles/a', texts, _ };

  it('are met by complete data', () => {
    const nodes = articleJsonLd(source)['@graph'] as Node[];
    expect(nodes.map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(nodes.flatMap(complaintsOf)).toEqual([]);
    expect(nodes.flatMap(lackedBy)).toEqual([]);
  });
});

describe('requirements of search engines for a list', () => {
  const entries = [
    { url: 'https://stadt.example/portal/events/1', name: 'Jazz' },
    { url: 'https://stadt.example/portal/events/2', name: 'Lesung' },
  ];

  it('are met, with positions continued from page to page', () => {
    const list = listJsonLd({ name: 'Veranstaltungen', entries, offset: 24, total: 100 }) ?? {};
    expect(complaintsOf(list)).toEqual([]);
    expect(list).toMatchObject({ numberOfItems: 100, itemListElement: [{ position: 25 }, { position: 26 }] });
  });

  it('are omitted without entries, or if entries have no page of their own', () => {
    expect(listJsonLd({ name: '', entries: [], offset: 0, total: 0 })).toBeUndefined();
    const [one] = entries;
    expect(listJsonLd({ name: '', entries: one ? [one, one] : [], offset: 0, total: 2 })).toBeUndefined();
  });
});

describe('The breadcrumb of a page', () => {
  const wayTo = (url: string) => eventBreadcrumb({ url, _, texts: { title: { children: 'Jazz', lang: 'de' } } });

  itForAll([
    ['https://stadt.example/portal/en/events/7?from=list', 'https://stadt.example/portal/en/events'],
    ['https://stadt.example/events/termine#/events/7', 'https://stadt.example/events/termine#/events'],
  ])('begins at the list: %s', (url, list) => {
    expect(wayTo(url)).toMatchObject([{ itemListElement: [{ item: list }, { name: 'Jazz' }] }]);
  });

  it('is omitted if the address does not contain it', () => {
    expect(wayTo('https://stadt.example/termine')).toEqual([]);
  });
});
