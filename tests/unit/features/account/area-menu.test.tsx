import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setAreaCount } from '../../../../src/app/area-counts';
import { personStoreOf } from '../../../../src/app/person-store';
import { AreaRoutesProvider } from '../../../../src/features/account/area-entries';
import { AreaMenu } from '../../../../src/features/account/area-menu';
import type { ScreenRoute } from '../../../../src/routing/screen-route';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, show, withReact } from '../../forms/saving/harness';

withReact();

const routes = [
  '/secure/events',
  '/secure/promotion',
  '/secure/promotion/order/:step?',
  '/secure/profile-information',
  '/secure/profile',
].map((path) => ({ path }));

async function showAt(route: string, given: Parameters<typeof aPortal>[0] = {}) {
  const portal = aPortal({ personId: '7', person: () => ({ id: '7' }), ...given });
  Object.assign(portal.router, { route: () => route, hrefOf: (path: string) => `#${path}` });
  const { place } = await show(
    portal,
    <AreaRoutesProvider value={routes as unknown as ScreenRoute[]}>
      <AreaMenu />
    </AreaRoutesProvider>,
  );
  const open = () => act(() => place.querySelector<HTMLElement>('[aria-expanded]')?.click());
  const marked = () =>
    [...place.querySelectorAll('[aria-current]')].map((link) => [link.textContent, link.getAttribute('aria-current')]);
  const items = () => [...place.querySelectorAll('li :is(a, button):not(.tab)')].map((item) => item.textContent);
  return { portal, place, open, marked, items };
}

itForAll(
  [
    ['/secure', 'Start', 'page'],
    ['/secure/events?status=draft', 'Veranstaltungen', 'page'],
    ['/en/secure/events/eventRecording', 'Veranstaltungen', 'true'],
    ['/secure/events/eventRecording/own-draft', 'Veranstaltungen', 'true'],
    ['/secure/promotion/7', 'Werbung', 'true'],
    ['/secure/promotion/order', 'Werbung', 'true'],
    ['/secure/promotion/order/medium', 'Werbung', 'true'],
  ],
  afresh,
)('at %s the tab %s is marked as %s', async (route, name, mark) => {
  expect((await showAt(route)).marked()).toEqual([[name, mark]]);
});

it('marks a screen about the person in the account menu only', async () => {
  const { marked, open, items } = await showAt('/secure/profile-information');
  expect(marked()).toEqual([]);
  open();
  expect(marked()).toEqual([['Überblick', 'page']]);
  expect(items()).toEqual(['Profil', 'Überblick', 'Abmelden']);
});

it('names the person once, in the button of the menu', async () => {
  const { portal, place, open } = await showAt('/secure');
  const data = { id: '7', firstName: 'Eva', lastName: 'Muster', email: 'eva@example.org' };
  await act(async () => personStoreOf(portal.client).accept({ data }));
  open();
  expect(place.textContent?.match(/Eva Muster/g)).toHaveLength(1);
  expect(place.textContent).toContain('eva@example.org');
});

it('leads to the events and to the other language within the portal', async () => {
  const { place, open, items } = await showAt('/secure/events?q=a', { tag: 'event-portal' });
  open();
  expect(items().slice(2)).toEqual(['Zu den Veranstaltungen', 'English', 'Abmelden']);
  expect(place.querySelector('[hreflang]')?.getAttribute('href')).toBe('#/en/secure/events?q=a');
});

it('names the number of records that a list has loaded, until this person logs out', async () => {
  const { portal, place } = await showAt('/secure');
  const tabs = () => [...place.querySelectorAll('.tab')].map((tab) => tab.textContent);
  expect(tabs()).toEqual(['Start', 'Veranstaltungen', 'Werbung']);
  await act(async () => setAreaCount(portal.client, '/secure/events', 1017));
  expect(tabs()).toEqual(['Start', 'Veranstaltungen 1.017', 'Werbung']);
  await act(async () => portal.client.session.close());
  expect(tabs()).toEqual(['Start', 'Veranstaltungen', 'Werbung']);
});

it('scrolls to the current tab again when its number has widened it', async () => {
  const observed = new Set<Element>();
  let resize = () => {};
  const { ResizeObserver } = window;
  onTestFinished(() => void vi.stubGlobal('ResizeObserver', ResizeObserver));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => observed.add(element);
      disconnect = () => observed.clear();
      constructor(report: () => void) {
        resize = report;
      }
    },
  );
  const { place } = await showAt('/secure/promotion');
  const row = place.querySelector('.tabs') as HTMLElement;
  const tab = place.querySelector('[aria-current]') as HTMLElement;
  expect([...observed]).toEqual([row, tab]);
  Object.defineProperties(row, { clientWidth: { value: 250 } });
  Object.defineProperties(tab, { offsetLeft: { value: 200 }, offsetWidth: { value: 90 } });
  resize();
  expect(row.scrollLeft).toBe(120);
});
