import { expect } from 'vitest';
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

itForAll(
  [
    ['/secure', 'Start', 'page'],
    ['/secure/events?status=draft', 'Veranstaltungen', 'page'],
    ['/en/secure/events/eventRecording', 'Veranstaltungen', 'true'],
    ['/secure/events/eventRecording/own-draft', 'Veranstaltungen', 'true'],
    ['/secure/promotion/7', 'Werbung', 'true'],
    ['/secure/promotion/order', 'Werbung buchen', 'page'],
    ['/secure/promotion/order/medium', 'Werbung buchen', 'true'],
    ['/secure/profile-information', 'Überblick', 'page'],
  ],
  afresh,
)('at %s the entry %s is marked as %s', async (route, name, mark) => {
  const portal = aPortal();
  Object.assign(portal.router, { route: () => route, hrefOf: (path: string) => `#${path}` });
  const { place } = await show(
    portal,
    <AreaRoutesProvider value={routes as unknown as ScreenRoute[]}>
      <AreaMenu />
    </AreaRoutesProvider>,
  );
  const marked = [...place.querySelectorAll('[aria-current]')];
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, mark]]);
});
