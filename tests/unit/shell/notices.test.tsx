import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { noticesOf } from '../../../src/app/notices';
import { NoticeList } from '../../../src/shell/notices';
import { aPortal, show, tidyScreens } from '../features/auth/harness';

tidyScreens();

/** Everything that a live region says, one entry for each change. */
function listen(box: Element) {
  const said: string[] = [];
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = target instanceof Element ? target.closest('[role="status"]') : undefined;
      if (region?.textContent) said.push(region.textContent);
    }
  });
  changes.observe(box, { childList: true, characterData: true, subtree: true });
  return said;
}

describe('a notice', () => {
  async function showing(route = '/events') {
    const { portal } = aPortal({ route });
    const shown = await show(() => <NoticeList />, portal);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    /** Lets all be over that begins now, with its pauses and what watches the page. */
    const pass = async () => {
      for (let round = 0; round < 3; round += 1) await shown.settle(() => vi.advanceTimersByTime(1_000));
    };
    return { ...shown, portal, pass };
  }

  it('is announced exactly once, in an existing live region', async () => {
    const { portal, box, pass } = await showing();
    expect(box.querySelector('[role="status"]')?.textContent).toBe('');
    const said = listen(box);
    noticesOf(portal).show({ kind: 'success', text: 'Profil gespeichert' });
    await pass();
    expect(said).toEqual(['Profil gespeichert']);
  });

  it('survives one change of screen, not two; another filter is no other screen', async () => {
    const { portal, text, pass, until } = await showing();
    noticesOf(portal).show({ kind: 'info', text: 'Hinweis' });
    portal.router.navigate('/auth/login');
    await pass();
    expect(text()).toContain('Hinweis');
    portal.router.navigate('/en/auth/login?next=%2Fsecure');
    await pass();
    expect(text()).toContain('Hinweis');
    portal.router.navigate('/events');
    await until(() => expect(text()).toBe(''));
  });

  it('is removed with its screen, also after going back', async () => {
    const { portal, text, pass, until } = await showing('/secure/articles/articleRecording/a1');
    noticesOf(portal).show({ kind: 'success', text: 'Als Entwurf gespeichert' });
    await pass();
    expect(text()).toContain('Als Entwurf gespeichert');
    portal.router.navigate('/secure/articles');
    await until(() => expect(text()).toBe(''));
  });

  it('of a success is removed by the next click, of an error it is not; an equal one is announced again', async () => {
    const { portal, box, text, pass } = await showing();
    const notices = noticesOf(portal);
    const said = listen(box);
    const success = { kind: 'success', text: 'Profil gespeichert' } as const;
    notices.show(success);
    await pass();
    notices.show({ ...success });
    await pass();
    expect(said).toEqual([success.text, success.text]);
    await act(async () => notices.withdrawSuccess());
    expect(text()).toBe('');
    notices.show({ kind: 'error', text: 'Hinweis' });
    await pass();
    await act(async () => notices.withdrawSuccess());
    expect(text()).toContain('Hinweis');
  });

  it('that leads to the log-in passes the requested screen to every other link there', async () => {
    const { portal } = await showing('/secure/profile');
    const link = { label: 'Anmelden', route: '/auth/login?next=%2Fsecure%2Fprofile' };
    await act(async () => {
      noticesOf(portal).show({ kind: 'info', text: 'Hinweis', link });
      portal.router.navigate('/events', { replace: true });
      portal.router.navigate('/auth/login');
    });
    expect(portal.router.route()).toBe(link.route);
    await act(async () => {
      portal.router.navigate('/events');
      portal.router.navigate('/auth/login');
    });
    expect(portal.router.route()).toBe('/auth/login');
  });

  it('is removed with its button, and takes no focus', async () => {
    const { portal, text, pass, box } = await showing();
    const before = document.activeElement;
    noticesOf(portal).show({ kind: 'error', text: 'Hinweis', link: { label: 'Anmelden', route: '/auth/login' } });
    await pass();
    expect(document.activeElement).toBe(before);
    expect(box.querySelector('a')?.getAttribute('data-route')).toBe('/auth/login');
    await act(async () => box.querySelector('button')?.click());
    expect(text()).toBe('');
  });
});
