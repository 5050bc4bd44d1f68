import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../../../../src/api/api';
import { draftStorage } from '../../../../../src/app/drafts/drafts';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { ArticlesOnStart, EventsOnStart } from '../../../../../src/features/recording/start/on-start';
import type { StartPlace } from '../../../../../src/routing/screen-route';
import { itForAll } from '../../../../support/it-for-all';
import { settle } from '../../../../support/settle';
import { afresh, aPortal, HOST, show, withReact } from '../../../forms/saving/harness';

withReact();

const anEvent = (id: string, publishStatus: string, changes: object = {}) => ({
  ...{ id, title: `Titel ${id}`, publishStatus, state: 'draft', appointmentCount: 0 },
  ...{ updatedAt: '2026-11-20T10:00:00Z', ...changes },
});

type Setting = {
  Part?: ComponentType<{ place: StartPlace }>;
  place?: StartPlace;
  /** The number of drafts that the server counts. */
  drafts?: number;
  /** More of the answer's metadata. */
  extra?: { counts?: object; meta?: object };
};

/** The start with what the server has of one kind. */
async function open(
  events: readonly object[] | undefined,
  { Part = EventsOnStart, place = 'begun', drafts, extra = {} }: Setting = {},
) {
  const asked: unknown[] = [];
  const portal = aPortal({ personId: 'p1' });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const get = async (_: string, query: unknown) => {
    asked.push(query);
    if (!events) throw new Error('away');
    const counts = { draft: drafts ?? events.length, rejected: 1 };
    return {
      data: events,
      meta: { pageSize: 20, total: events.length, counts: { ...counts, ...extra.counts }, ...extra.meta },
    };
  };
  Object.assign(portal.client.api, { get });
  Object.assign(portal.client, { queryCache: createQueryCache({ host: HOST, get: get as Api['get'] }) });
  const { place: box } = await show(portal, <Part place={place} />);
  await settle();
  return {
    box,
    asked,
    links: () => [...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  };
}

/** Stores drafts on this device, and removes them after the test. */
async function withDrafts(names: readonly string[], test: () => Promise<void>) {
  localStorage.clear();
  const draft = {
    at: '2026-11-20T10:00:00Z',
    schema: 1,
    version: undefined,
    base: {},
    values: {},
    unfitting: undefined,
  };
  for (const name of names) draftStorage({ host: HOST, personId: 'p1' }, name).write(draft);
  await test();
  localStorage.clear();
}

describe('own records that wait', () => {
  const review = { state: 'rejected', since: '2026-11-19T10:00:00Z', reason: 'Bitte mit Bild' };
  const both = [anEvent('b', 'draft', { missing: ['rubrics', 'dates'] }), anEvent('c', 'rejected', { review })];

  it('are rejected ones with the reason', async () => {
    const { box, links, asked } = await open(both, { place: 'rejected' });
    expect(asked).toEqual(['takenDown', 'rejected'].map((status) => expect.objectContaining({ status })));
    expect(links()).toEqual([['Titel c', '#/secure/events/eventRecording/c']]);
    expect(box.textContent).toMatch(/Abgelehnt.*zuletzt geändert am .*Bitte mit Bild.*Verbessern/);
  });

  it('are drafts with what they lack', async () => {
    const { box, links, asked } = await open(both);
    expect(asked).toEqual(['published', 'draft'].map((status) => expect.objectContaining({ status })));
    expect(links()).toEqual([['Titel b', '#/secure/events/eventRecording/b']]);
    expect(box.textContent).toMatch(/Entwurf.*Es fehlen noch: Rubrik, Termin.*Weiter eintragen/);
  });

  it('are published ones with changes that are not published', async () => {
    const kept = { state: 'published', unpublishedChanges: true };
    const { box, links } = await open([anEvent('a', 'published', kept), anEvent('b', 'cancelled')], { drafts: 0 });
    expect(links()).toEqual([['Titel a', '#/secure/events/eventRecording/a']]);
    expect(box.textContent).toContain('Die Änderungen sind noch nicht veröffentlicht.');
  });

  it('are articles too, each kind with its own form, list and drafts', () =>
    withDrafts(['event:a', 'article:b'], async () => {
      const drafts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anEvent(id, 'draft'));
      const { links } = await open(drafts, { Part: ArticlesOnStart });
      expect(links().map(([, href]) => href)).toEqual([
        ...['a', 'c', 'd', 'e'].map((id) => `#/secure/articles/articleRecording/${id}`),
        '#/secure/articles?status=draft',
      ]);
    }));

  it('omit those that are drafts of this device', () =>
    withDrafts(['event:a'], async () => {
      const { links } = await open([anEvent('a', 'draft'), anEvent('b', 'draft')]);
      expect(links().map(([title]) => title)).toEqual(['Titel b']);
    }));

  it('are a few, with a link to the others', async () => {
    const { links } = await open(['a', 'b', 'c', 'd', 'e'].map((id) => anEvent(id, 'draft')));
    expect(links()).toHaveLength(5);
    expect(links().at(-1)).toEqual(['Alle Entwürfe ansehen', '#/secure/events?status=draft']);
  });

  itForAll(
    [
      ['there is nothing', [anEvent('a', 'published')]],
      ['they cannot be loaded', undefined],
    ],
    afresh,
  )('are not shown if %s', async (_, events) => {
    expect((await open(events)).box.textContent).toBe('');
  });
});

describe('the next own events', () => {
  const on = (id: string, publishStatus: string, nextDate?: string) => anEvent(id, publishStatus, { nextDate });

  it('are the first ones by date that visitors see or will see, each with status and menu', async () => {
    const { box, asked, links } = await open(
      [
        on('a', 'published', '2026-11-28'),
        on('b', 'draft', '2026-11-29'),
        on('c', 'rejected', '2026-11-30'),
        on('d', 'waiting', '2026-12-01'),
        on('e', 'past'),
      ],
      { place: 'next' },
    );
    expect(asked).toEqual([expect.objectContaining({ sort: 'date' })]);
    expect(links()).toEqual([
      ['Alle 5 ansehen', '#/secure/events'],
      ['Titel a', '#/secure/events/eventRecording/a'],
      ['Titel d', '#/secure/events/eventRecording/d'],
    ]);
    expect([...box.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual([
      'Veröffentlicht',
      'In Prüfung',
    ]);
    expect(box.querySelectorAll('[aria-expanded]')).toHaveLength(2);
    expect(box.querySelector('[type="checkbox"]')).toBeNull();
  });

  it('have no link to all if these are all', async () => {
    const { links } = await open([on('a', 'published', '2026-11-28')], { place: 'next' });
    expect(links()).toEqual([['Titel a', '#/secure/events/eventRecording/a']]);
  });

  it('name how often they were looked at, and for whose approval they wait', async () => {
    const waiting = {
      state: 'waiting',
      since: '2026-11-19T10:00:00Z',
      relation: { id: 3, name: 'Musikverein Talheim' },
    };
    const { box } = await open(
      [
        anEvent('a', 'published', { nextDate: '2026-11-28', views: 482, state: 'published' }),
        anEvent('d', 'waiting', { nextDate: '2026-12-01', review: waiting }),
      ],
      { place: 'next' },
    );
    const [published, sent] = [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(published).toContain('482 Aufrufe in 7 Tagen');
    expect(sent).toContain('Wartet auf die Freigabe von Musikverein Talheim.');
    expect(sent).not.toContain('Aufruf');
  });

  it('are counted below the heading, which tells a person without any how to begin', async () => {
    const lead = async (events: object[], published: number) =>
      (await open(events, { place: 'lead', extra: { counts: { published } } })).box.textContent;
    expect(await lead([], 0)).toContain('Tragen Sie Ihre erste Veranstaltung ein.');
    expect(await lead([on('a', 'draft')], 0)).toBe('');
    expect(await lead([on('a', 'published')], 6)).toBe('6 Veranstaltungen sind zu sehen.');
    expect((await open([], { place: 'next' })).box.textContent).toBe('');
  });

  it('are summed up for the last seven days, if there is anything to tell', async () => {
    const week = async (lastSevenDays?: object) =>
      (await open([on('a', 'published')], { place: 'aside', extra: { meta: { lastSevenDays } } })).box.textContent;
    expect(await week({ views: 1842, viewsBefore: 1645, favourites: 23 })).toMatch(
      /^Die letzten 7 Tage.*Aufrufe1\.842.*Mal gemerkt23.*12 % mehr Aufrufe als in der Woche davor$/,
    );
    expect(await week({ views: 5, viewsBefore: 10, favourites: 0 })).toMatch(/5.*50 % weniger/);
    expect(await week({ views: 5, viewsBefore: 0, favourites: 0 })).not.toMatch(/gemerkt|Woche davor/);
    expect(await week({ views: 0, viewsBefore: 9, favourites: 0 })).toBe('');
    expect(await week()).toBe('');
  });

  itForAll(
    [
      ['none is left', [on('a', 'past'), on('b', 'draft', '2026-12-01')]],
      ['they cannot be loaded', undefined],
    ],
    afresh,
  )('are not shown if %s', async (_, events) => {
    expect((await open(events, { place: 'next' })).box.textContent).toBe('');
  });
});
