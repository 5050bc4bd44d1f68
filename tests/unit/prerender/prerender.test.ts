import { describe, expect, it, vi } from 'vitest';
import { newPrerender, type PrerenderOptions } from '../../../src/prerender/prerender';
import { anAppointment, anEventAnswer, anEventRow, aPicture } from '../../support/event-answers';
import { itForAll } from '../../support/it-for-all';
import { complaintsOf } from '../../support/search-engine-rules';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const PAGE = { url: 'https://stadt.example/termine' };
const HOSTILE = `</script></style></template><img src=x onerror="alert(1)">'`;

type Answers = Record<string, unknown>;

const settings = { data: { name: 'Stadt', applicationSettings: { activateArticles: true } } };
const rows = [anEventRow({ id: 'e1', title: HOSTILE }), anEventRow({ id: 'e2', title: 'Lesung', title_en: 'Reading' })];
const list = {
  data: rows,
  meta: { page: 1, pageSize: 24, total: 2, facets: { rubric: [], community: [], tag: [], day: [], flags: {} } },
};
/** Dates in November with all fields of the calendar. */
const dates = [
  { id: 'e1', title: HOSTILE, date: '2026-11-20', from: '19:30' },
  {
    id: 'e2',
    title: 'Lesung',
    title_en: 'Reading',
    date: '2026-11-21',
    from: '19:30',
    until: '21:00',
    place: 'Stadthalle, Ulm',
    distance: 3100,
  },
  { id: 'e3', title: 'Messe', date: '2026-11-28', endDate: '2026-11-29', status: 'cancelled' },
  { id: 'e4', title: 'Ausstellung', date: '2026-10-01', endDate: '2026-12-31' },
];
const article = {
  ...{ id: 'a1', title: 'Jazz kommt', shortdesc1: 'Im Mai.', tags: ['Musik'], date: '2026-05-10', image: aPicture() },
};

/** Prerenders a page; `answers` by the last part of the path. */
async function prerendered(html: string, answers: Answers = {}, options: PrerenderOptions = {}, page: object = {}) {
  const known: Answers = {
    clientSettings: settings,
    events: list,
    communities: { data: [{ community_id: 1, name: 'Ulm', lat: 48.4, lon: 9.99 }], meta: { match: 'name' } },
    days: { data: dates, meta: { rubrics: [] } },
    articles: { data: [article], meta: { page: 1, pageSize: 24, total: 1, tags: [] } },
    ...answers,
  };
  const fetch = vi.fn(async (url: string) => {
    const answer = known[new URL(url).pathname.split('/').at(-1) ?? ''];
    if (answer instanceof Error) throw answer;
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  });
  const prerender = newPrerender({ fetch, patienceMs: 5_000, now: () => NOW, ...options });
  return { ...(await prerender(html, { ...PAGE, ...page })), fetch };
}

/** Splits a prerendered element into shadow root, light DOM and JSON-LD. */
function partsOf(html: string) {
  const [, root = '', light = ''] =
    /<template shadowrootmode="open">([\s\S]*?)<\/template>([\s\S]*?)<\/(?:event|article)-/.exec(html) ?? [];
  const [, json] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(light) ?? [];
  return { root, light: light.replace(/<script[\s\S]*/, ''), jsonLd: json ? JSON.parse(json) : undefined };
}

describe('A page on a server', () => {
  it('gets the events of a list, as its script will show them and as plain links', async () => {
    const html = '<main><event-list host="/c" filter="off" detail-url="/e/{eventId}"><p>Alt</p></event-list></main>';
    const { html: page, missed, fetch } = await prerendered(html);
    const { root, light, jsonLd } = partsOf(page);
    expect(missed).toEqual([]);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://stadt.example/c/api/clientSettings',
      'https://stadt.example/c/api/events',
    ]);
    expect(page).toContain(' detail-url="/e/{eventId}" data-route="/events">');
    expect(root.match(/<article class="card"/g)).toHaveLength(2);
    expect(root).toMatch(/<slot><\/slot>$/);
    expect(light).toContain('<a href="https://stadt.example/e/e2" lang="de">Lesung</a>, Heute, 19:30');
    expect(light).not.toContain('Alt');
    expect(complaintsOf(jsonLd)).toEqual([]);
    expect(jsonLd.itemListElement[0]).toMatchObject({ position: 1, url: 'https://stadt.example/e/e1', name: HOSTILE });
  });

  it('stays intact with any title', async () => {
    const { html } = await prerendered('<event-list host="/c"></event-list>');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/template>/g)).toHaveLength(1);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('speaks the language of the element, else of the page', async () => {
    const { html } = await prerendered('<event-list host="/c" filter="off"></event-list>', {}, {}, { locale: 'en' });
    expect(html).toContain('data-route="/en/events"');
    expect(partsOf(html).light).toContain('lang="en">Reading</a>, Today');
    const own = await prerendered('<event-list host="/c" locale="de"></event-list>', {}, {}, { locale: 'en' });
    expect(own.html).toContain('data-route="/events"');
  });

  it('leads to a page of each event where the site has one, else where the script leads', async () => {
    const html = '<event-portal host="/c"></event-portal>';
    const eventUrl = (host: string) => (host === 'https://stadt.example/c' ? '/veranstaltung/{eventId}' : undefined);
    const led = partsOf((await prerendered(html, {}, { eventUrl })).html);
    expect(led.light).toContain('href="https://stadt.example/veranstaltung/e2"');
    expect(led.root).toContain('href="#/events/e2"');
    const other = partsOf((await prerendered(html)).html);
    expect(other.light).toContain('href="#/events/e2"');
    expect(other.jsonLd).toBeUndefined();
  });

  it('gets teasers and articles', async () => {
    const { html } = await prerendered(
      '<event-teaser host="/c" layout="lines" limit="2"></event-teaser><article-list host="/c"></article-list>',
    );
    expect(html).toContain('class="teaser is-lines"');
    expect(html).toContain('Jazz kommt');
    expect(html).not.toContain('data-route="/articles"');
  });

  it('gets an event with all fields', async () => {
    const event = anEventAnswer({ id: 'e1', longdesc1: `<p>Ein <b>Abend</b></p><script>${HOSTILE}</script>` });
    const { html } = await prerendered('<event-detail host="/c" event-id="e1"></event-detail>', {
      e1: { data: event },
    });
    const { light, root, jsonLd } = partsOf(html);
    expect(light).toMatch(/<h2[^>]*>Winterklang<\/h2>/);
    expect(light).toContain('Kulturhaus Klosterkirche, Klosterstraße 1, 72793 Pfullingen');
    expect(light).toContain('Ein Abend');
    expect(light).not.toMatch(/<script|onerror/);
    expect(root).toMatch(/^<style>[^<]*<\/style><slot><\/slot>$/);
    expect(jsonLd['@graph'].flatMap(complaintsOf)).toEqual([]);
  });

  itForAll([
    ['is not there', { events: undefined }],
    ['cannot be reached', { events: new Error('refused') }],
    ['answers nonsense', { events: { data: 'x' } }],
    ['says nothing of its settings', { clientSettings: undefined }],
    ['leads elsewhere', { clientSettings: { data: { overrideHost: 'https://other.example' } } }],
  ])('is unchanged if the system %s', async (_, answers) => {
    const html = '<event-list host="/c"><p>Alt</p></event-list>';
    expect(await prerendered(html, answers as Answers)).toMatchObject({ html, missed: ['event-list'] });
  });

  it('shows a month by days, with long-running events once', async () => {
    const html = '<event-list host="/c" view="calendar"></event-list>';
    const { html: page, missed, fetch } = await prerendered(html);
    const { light, root } = partsOf(page);
    expect(missed).toEqual([]);
    expect(fetch.mock.calls.map(([url]) => url)).toContain(
      'https://stadt.example/c/api/events/days?from=2026-11-01&to=2026-11-30',
    );
    expect(light.match(/<h\d>[^<]*/g)).toEqual([
      '<h2>Veranstaltungen',
      '<h3>16. Nov. – 13. Dez. 2026',
      '<h4>Samstag, 21. November',
      '<h4>Samstag, 28. November',
      '<h4>Sonntag, 29. November',
      '<h4>1 Dauerausstellung oder lange Veranstaltung',
    ]);
    expect(light).toContain('Lesung</a>, 19:30 – 21:00 Uhr, Stadthalle, Ulm · 3,1 km');
    expect(light).toContain('Messe</a>, Sa, 28. Nov. – So, 29. Nov., Abgesagt');
    // What is over is told by the month alone that one turns back to.
    expect(light).not.toContain('e1"');
    expect(root).toMatch(/<slot><\/slot>$/);
  });

  it('shows a week, and the list instead of a map or missing dates', async () => {
    const week = partsOf((await prerendered('<event-list host="/c" view="week" locale="en"></event-list>')).html);
    expect(week.light).toContain('<h3>21 Nov – 27 Nov 2026</h3>');
    expect(week.light).toContain('Reading</a>, 19:30 – 21:00');
    expect(week.light).not.toContain('Messe');
    for (const [view, days] of [
      ['map', { data: dates, meta: { rubrics: [] } }],
      ['calendar', undefined],
    ] as const) {
      // biome-ignore format: one line.
      const { light } = partsOf((await prerendered(`<event-list host="/c" view="${view}"></event-list>`, { days })).html);
      expect([view, light.includes('Lesung</a>, Heute')]).toEqual([view, true]);
    }
    const none = { days: { data: [], meta: { rubrics: [] } } };
    const { light } = partsOf((await prerendered('<event-list host="/c" view="calendar"></event-list>', none)).html);
    expect(light).toContain('In dieser Zeit gibt es keine passenden Veranstaltungen.');
  });

  it('geocodes the place of an attribute', async () => {
    const html = '<event-list host="/c" near="Ulm"></event-list><event-teaser host="/c" near="Ulm"></event-teaser>';
    const { html: page, missed, fetch } = await prerendered(html);
    expect(missed).toEqual([]);
    const asked = fetch.mock.calls.map(([url]) => url);
    expect(asked.filter((url) => url.includes('communities'))).toHaveLength(1);
    expect(asked.some((url) => url.includes('/events?') && url.includes('lat=48.4&lon=9.99'))).toBe(true);
    expect(page).toContain('data-route="/events?near=Ulm"');
    for (const communities of [{ data: [], meta: {} }, undefined])
      expect((await prerendered(html, { communities })).missed).toEqual(['event-list', 'event-teaser']);
  });

  it('gets the search box, and keeps content of the page', async () => {
    const own = '<event-search host="/c"><form><input name="q"></form></event-search>';
    expect(await prerendered(own)).toMatchObject({ html: own, missed: [] });
    const { html, missed } = await prerendered('<event-search host="/c"><a href="/x">Suche</a></event-search>');
    expect(missed).toEqual([]);
    expect(html).toMatch(/<input[^>]* id="what"[^>]* inert>/);
    expect(html).toMatch(/<slot><\/slot><\/template><a href="\/x">Suche<\/a><\/event-search>$/);
  });

  it('contains only rendered elements', async () => {
    const { html, missed } = await prerendered(
      '<event-list host="mailto:x"><p>A</p></event-list><event-list host="/c" near="Nirgendwo"><p>B</p></event-list><event-teaser host="/c"></event-teaser>',
      { communities: { data: [], meta: {} } },
    );
    expect(missed).toEqual(['event-list', 'event-list']);
    expect(html).toContain('<p>A</p>');
    expect(html).toContain('<p>B</p>');
    expect(html).toContain('class="teaser is-cards"');
  });

  it('names its nonce where styles need one', async () => {
    const { html } = await prerendered('<event-list host="/c"></event-list>', {}, {}, { nonce: 'abc"' });
    expect(html).toContain('<style nonce="abc&#34;">');
  });
});

describe('The stand-alone page', () => {
  const OWN =
    '<html lang="de"><head><title>Veranstaltungen</title></head><body><event-portal host="/c" history="path" data-path-base="/portal"></event-portal></body></html>';
  const at = (path: string, answers: Answers = {}) =>
    prerendered(OWN, answers, {}, { url: `https://stadt.example${path}` });

  it('names content, languages and canonical address in its head', async () => {
    const { html } = await at('/portal/en/events/e1', { e1: { data: anEventAnswer({ id: 'e1', title_en: HOSTILE }) } });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('– Stadt</title>');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('<link rel="canonical" href="https://stadt.example/portal/en/events/e1">');
    expect(html).toContain('<link rel="alternate" hreflang="de" href="https://stadt.example/portal/events/e1">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://stadt.example/portal/events/e1">');
    expect(partsOf(html).jsonLd['@graph'].at(-1)).toMatchObject({
      itemListElement: [{ item: 'https://stadt.example/portal/en/events' }, {}],
    });
  });

  it('links to the other pages of the list', async () => {
    const many = { ...list, meta: { ...list.meta, total: 100 } };
    const { html } = await at('/portal/events?q=jazz', { events: many });
    expect(html).toContain('href="/portal/events?q=jazz&#38;page=2">Weitere Veranstaltungen');
  });

  it('reports an unknown event', async () => {
    expect(await at('/portal/events/nope')).toMatchObject({ isMissing: true, html: OWN });
    expect(await at('/portal/auth/login')).toMatchObject({ isMissing: false, html: OWN });
  });

  it('shows the last date of a past event', async () => {
    const over = anEventAnswer({ id: 'e1', appointments: [anAppointment({ date: '2026-10-01' })] });
    const { html } = await at('/portal/events/e1', { e1: { data: over } });
    expect(partsOf(html).jsonLd['@graph'][0].startDate).toBe('2026-10-01T19:30:00+02:00');
  });
});
