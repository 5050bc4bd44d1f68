import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { draftStorage } from '../../../../../src/app/drafts/drafts';
import { UnfinishedArticles, UnfinishedEvents } from '../../../../../src/features/recording/unfinished/unfinished';
import type { UnfinishedKind } from '../../../../../src/routing/screen-route';
import { itForAll } from '../../../../support/it-for-all';
import { settle } from '../../../../support/settle';
import { afresh, aPortal, HOST, show, withReact } from '../../../forms/saving/harness';

withReact();

const anEvent = (id: string, publishStatus: string, changes: object = {}) => ({
  ...{ id, title: `Titel ${id}`, publishStatus, state: 'draft', appointmentCount: 0 },
  ...{ updatedAt: '2026-11-20T10:00:00Z', ...changes },
});

/** The start with what the server has of one kind. */
async function open(
  events: readonly object[] | undefined,
  drafts = events?.length ?? 0,
  Part: ComponentType<{ status: UnfinishedKind }> = UnfinishedEvents,
  of: UnfinishedKind = 'draft',
) {
  const asked: unknown[] = [];
  const portal = aPortal({ personId: 'p1' });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  Object.assign(portal.client.api, {
    get: async (_: string, query: unknown) => {
      asked.push(query);
      if (!events) throw new Error('away');
      return { data: events, meta: { pageSize: 20, total: events.length, counts: { draft: drafts, rejected: 1 } } };
    },
  });
  const { place } = await show(portal, <Part status={of} />);
  await settle();
  return {
    place,
    asked,
    links: () => [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  };
}

describe('unfinished records', () => {
  it('are drafts, and separately rejected ones with the reason, each requested', async () => {
    const review = { state: 'rejected', since: '2026-11-19T10:00:00Z', reason: 'Bitte mit Bild' };
    const events = [anEvent('b', 'draft'), anEvent('c', 'rejected', { review })];
    const rejected = await open(events, 1, UnfinishedEvents, 'rejected');
    expect(rejected.links()).toEqual([['Titel c', '#/secure/events/eventRecording/c']]);
    expect(rejected.place.textContent).toContain('Abgelehnte Veranstaltungen');
    expect(rejected.place.textContent).toContain('Abgelehnt: Bitte mit Bild');
    expect(rejected.asked).toEqual([expect.objectContaining({ status: 'rejected' })]);
    const { place, links, asked } = await open(events, 1);
    expect(asked).toEqual(['draft', 'published'].map((status) => expect.objectContaining({ status })));
    expect(links()).toEqual([['Titel b', '#/secure/events/eventRecording/b']]);
    expect(place.textContent).toMatch(/Entwurf, zuletzt geändert: .* 11:00 Uhr/);
  });

  it('are published ones with changes that are not published', async () => {
    const kept = { state: 'published', unpublishedChanges: true };
    const { place, links } = await open([anEvent('a', 'published', kept), anEvent('b', 'cancelled')], 0);
    expect(links()).toEqual([['Titel a', '#/secure/events/eventRecording/a']]);
    expect(place.textContent).toContain('Änderungen nicht veröffentlicht');
  });

  it('are articles too, each kind with its own form, list and drafts', async () => {
    const draft = { at: '2026-11-20T10:00:00Z', schema: 1, version: undefined, base: {}, values: {} };
    localStorage.clear();
    draftStorage({ host: HOST, personId: 'p1' }, 'event:a').write({ ...draft, unfitting: undefined });
    draftStorage({ host: HOST, personId: 'p1' }, 'article:b').write({ ...draft, unfitting: undefined });
    const { place, links } = await open(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anEvent(id, 'draft')),
      6,
      UnfinishedArticles,
    );
    expect(place.textContent).toContain('Artikel weiterschreiben');
    expect(links().map(([, href]) => href)).toEqual([
      ...['a', 'c', 'd', 'e'].map((id) => `#/secure/articles/articleRecording/${id}`),
      '#/secure/articles?status=draft',
    ]);
    localStorage.clear();
  });

  it('omit those that are drafts of this device', async () => {
    const draft = { at: '2026-11-20T10:00:00Z', schema: 1, version: undefined, base: {}, values: {} };
    localStorage.clear();
    draftStorage({ host: HOST, personId: 'p1' }, 'event:a').write({ ...draft, unfitting: undefined });
    const { links } = await open([anEvent('a', 'draft'), anEvent('b', 'draft')], 1);
    expect(links().map(([title]) => title)).toEqual(['Titel b']);
  });

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
    expect((await open(events)).place.textContent).toBe('');
  });
});
