import { Fragment } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { accountScreen } from '../../../../src/app/account-screen';
import { deleteDrafts, draftStorage, listDrafts, setDraftsStay } from '../../../../src/app/drafts/drafts';
import { requestLogOut } from '../../../../src/app/log-out';
import { noticesOf } from '../../../../src/app/notices';
import { LogOutQuestion } from '../../../../src/features/account/log-out-question';
import { lazyModule } from '../../../../src/lib/lazy-module';
import type { ScreenProps } from '../../../../src/routing/screen-route';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, show, tidyScreens } from '../auth/harness';

tidyScreens();

async function loggedIn(route = '/events', isToLogin = false, save = vi.fn(async (..._: unknown[]) => true)) {
  const sent = vi.fn(() => ({}));
  const calls = { 'GET persons': () => ({ id: '7', firstName: 'Erika' }), 'POST auth/logout': sent };
  const { portal, history } = aPortal({ route, calls });
  portal.client.session.open('t', '2126-01-01T00:00:00Z');
  const Question = accountScreen<ScreenProps>(() => (
    <LogOutQuestion isToLogin={isToLogin} saver={lazyModule(async () => save)} />
  ));
  const shown = await show(Question, portal, Fragment);
  const ask = async () => {
    requestLogOut(portal);
    await shown.settle();
  };
  const keepDraft = (name = 'profile', values: object = { phone: '1' }) =>
    draftStorage({ host: portal.client.host, personId: '7' }, name).write({
      at: '2026-11-21T13:00:00Z',
      schema: 1,
      version: undefined,
      base: {},
      values,
      unfitting: undefined,
    });
  return { ...shown, portal, history, sent, ask, keepDraft };
}

describe('logging out', () => {
  itForAll(
    [
      ['/events', false, ['/events', '/events']],
      ['/secure/profile', false, ['/events']],
      ['/en/secure/profile', true, ['/en/auth/login']],
    ],
    afresh,
  )('from %s, to the log-in: %s', async (route, isToLogin, expected) => {
    const { portal, history, sent, ask } = await loggedIn(route, isToLogin);
    await ask();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(portal.client.session.state).toMatchObject({ token: undefined, end: 'left' });
    expect(localStorage.length).toBe(0);
    expect(history).toEqual(expected);
    expect(noticesOf(portal).state.current).toMatchObject({
      kind: 'success',
      text: route.startsWith('/en') ? 'You’re logged out.' : 'Sie sind abgemeldet.',
    });
  });

  it('asks first if input would be lost', async () => {
    const { portal, ask, keepDraft, text, press } = await loggedIn();
    keepDraft();
    await ask();
    expect(text()).toContain('Mein Profil');
    expect(portal.client.session.state.token).toBe('t');
    await press('Angemeldet bleiben');
    expect(text()).toBe('');
    expect(portal.client.session.state.token).toBe('t');
    await ask();
    await press('Abmelden und löschen');
    expect(portal.client.session.state.end).toBe('left');
  });

  it('names each of them: articles that are new or changed, by title and time', async () => {
    const { ask, keepDraft, box } = await loggedIn();
    keepDraft('article:7', { title: 'Jazz kommt' });
    keepDraft('article:new:1f', { title: ' ' });
    keepDraft('unknown', {});
    await ask();
    const names = [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(names.sort()).toEqual([
      'Artikel: Jazz kommtÄnderungen von Sa, 21. Nov., 14:00 Uhr',
      'ArtikelNeu, von Sa, 21. Nov., 14:00 Uhr',
      'EntwurfÄnderungen von Sa, 21. Nov., 14:00 Uhr',
    ]);
  });

  it('saves records with a title as drafts, and asks again about others', async () => {
    const save = vi.fn(async (...[, , name]: unknown[]) => name !== 'event:9');
    const { portal, ask, keepDraft, box, press, text } = await loggedIn('/events', false, save);
    keepDraft('event:new:1f', { title: 'Jazz' });
    keepDraft('event:9', { title: 'Orgel' });
    keepDraft('article:new:2f', { title: ' ' });
    await ask();
    expect(text()).toContain('Besucher sehen es nicht.');
    await press('Als Entwurf speichern und abmelden');
    expect(save.mock.calls.map(([, person, name]) => [person, name]).sort()).toEqual([
      ['7', 'event:9'],
      ['7', 'event:new:1f'],
    ]);
    expect(portal.client.session.state.token).toBe('t');
    expect(text()).toContain('Das ließ sich nicht als Entwurf speichern:');
    expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent?.slice(0, 12)).sort()).toEqual([
      'ArtikelNeu, ',
      'Veranstaltun',
    ]);
    expect(text()).not.toContain('Als Entwurf speichern und abmelden');
    await press('Abmelden und löschen');
    expect(portal.client.session.state.end).toBe('left');
  });

  it('logs out at once when everything could be saved; a profile cannot be', async () => {
    const { portal, ask, keepDraft, text, press } = await loggedIn();
    keepDraft('profile');
    await ask();
    expect(text()).not.toContain('Als Entwurf speichern');
    await press('Angemeldet bleiben');
    deleteDrafts(portal.client.host, '7');
    keepDraft('event:9', { title: 'Orgel' });
    await ask();
    await press('Als Entwurf speichern und abmelden');
    expect(portal.client.session.state.end).toBe('left');
  });

  it('leaves drafts on the device on request, once', async () => {
    const { portal, ask, keepDraft, press } = await loggedIn();
    const { host } = portal.client;
    keepDraft();
    await ask();
    await press('Abmelden, auf diesem Gerät lassen');
    expect(portal.client.session.state.end).toBe('left');
    deleteDrafts(host, '7');
    expect(listDrafts(host, '7')).toHaveLength(1);
    setDraftsStay(host, false);
    deleteDrafts(host, '7');
    expect(listDrafts(host, '7')).toEqual([]);
  });

  it('also names input that the device could not store', async () => {
    const { portal, ask, keepDraft, text, press } = await loggedIn();
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepDraft('article:new:2e', { title: 'Nur im Speicher der Seite' })).toBe(false);
    await ask();
    expect(text()).toContain('Nur im Speicher der Seite');
    await press('Abmelden und löschen');
    expect(portal.client.session.state.end).toBe('left');
    deleteDrafts(portal.client.host, '7');
  });

  it('works without a response, and without a confirmation dialog', async () => {
    const { portal, leave } = await loggedIn();
    await leave();
    portal.client.api.post = () => Promise.reject(new Error('offline'));
    requestLogOut(portal);
    expect(portal.client.session.state.end).toBe('left');
  });
});
