import { act, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ScreenProps, ScreenRoute } from '../../../src/routing/screen-route';
import { Outlet } from '../../../src/shell/outlet';
import { accountScreens } from '../../../src/shell/screens';
import { aPortal, show, tidyScreens } from '../features/auth/harness';

tidyScreens();

const calls = {
  'GET persons': () => ({ id: '7', firstName: 'Erika', lastName: 'Muster' }),
  'GET personRoles': () => [],
};

const began = vi.fn();
function Step({ params: { step = 'first' } }: ScreenProps) {
  useEffect(() => began('order'), []);
  if (step === 'broken') throw new Error('broken');
  return <p>{`Schritt ${step}`}</p>;
}
const routes: ScreenRoute[] = [
  { path: '/order/:step?', Screen: Step, loadCode: async () => Step },
  { path: '/events', Screen: () => <p>Liste</p>, loadCode: async () => undefined },
];

async function open(route: string, View: () => React.ReactNode) {
  const { portal } = aPortal({ route, calls });
  portal.client.session.open('t', new Date(Date.now() + 60_000).toISOString());
  const shown = await show(View, portal);
  await shown.settle();
  const go = async (to: string) => {
    await act(async () => portal.router.navigate(to));
    await shown.settle();
  };
  return { ...shown, go, root: portal.root };
}

describe('the screens of a table', () => {
  it('remount nothing from one step of a pattern to the next', async () => {
    began.mockClear();
    const { go, text } = await open('/order', () => <Outlet routes={routes} />);
    const mounted = began.mock.calls.length;
    await go('/order/slots');
    expect(text()).toBe('Schritt slots');
    expect(began).toHaveBeenCalledTimes(mounted);
    await go('/events');
    await go('/order/slots');
    expect(began.mock.calls.length).toBeGreaterThan(mounted);
  });

  it('show another step after one that has crashed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { go, text } = await open('/order/broken', () => <Outlet routes={routes} />);
    expect(text()).toContain('Irgendwas ist schief gegangen');
    await go('/order/slots');
    expect(text()).toBe('Schritt slots');
    vi.restoreAllMocks();
  });
});

it('the menu of the logged-in area stays from one of its screens to the next', async () => {
  const { go, find } = await open('/secure', () => <Outlet routes={accountScreens} />);
  const menu = find('nav');
  expect(menu).not.toBeNull();
  expect(find('nav [aria-current]')?.textContent).toBe('Start');
  await go('/secure/change');
  expect(find('nav')).toBe(menu);
});
