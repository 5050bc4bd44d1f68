import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { draftStorage } from '../../../../../src/app/drafts/drafts';
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
};

/** The start with what the server has of one kind. */
async function open(
  events: readonly object[] | undefined,
  { Part = EventsOnStart, place = 'waiting', drafts }: Setting = {},
) {
  const asked: unknown[] = [];
  const portal = aPortal({ personId: 'p1' });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  Object.assign(portal.client.api, {
    get: async (_: string, query: unknown) => {
      asked.push(query);
      if (!events) throw new Error('away');
      const counts = { draft: drafts ?? events.length, rejected: 1 };
      return { data: events, meta: { pageSize: 20, total: events.length, counts } };
    },
  });
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
  it('are rejected ones with the reason, then drafts with what they lack, each requested', async () => {
    const review = { state: 'rejected', since: '2026-11-19T10:00:00Z', reason: 'Bitte mit Bild' };
    const { box, links, asked } = await open([
      anEvent('b', 'draft', { missing: ['rubrics', 'dates'] }),
      anEvent('c', 'rejected', { review }),
    ]);
    expect(asked).toEqual(['rejected', 'published', 'draft'].map((status) => expect.objectContaining({ status })));
    expect(links()).toEqual([
      ['Titel c', '#/secure/events/eventRecording/c'],
      ['Titel b', '#/secure/events/eventRecording/b'],
    ]);
    const [rejected, draft] = [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rejected).toMatch(/Abgelehnt.*zuletzt geändert am .*Bitte mit Bild.*Verbessern/);
    expect(draft).toMatch(/Entwurf.*Es fehlen noch: Rubrik, Termin.*Weiter eintragen/);
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

  it('say how to begin to a person without any', async () => {
    expect((await open([], { place: 'next' })).links()).toEqual([
      ['Veranstaltung eintragen', '#/secure/events/eventRecording'],
    ]);
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
