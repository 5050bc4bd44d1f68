import { beforeAll, expect } from 'vitest';
import { advertViews } from '../../../../../../src/app/adverts/use-shown-adverts';
import { PublishedPanel } from '../../../../../../src/features/recording/record-form/published/published-panel';
import type { EventReview } from '../../../../../../src/model/answers/event-review';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, aPortal, click, get, show, withReact } from '../../../../forms/saving/harness';

withReact();
beforeAll(() => advertViews.load());

const nothing = () => undefined;
const review = (relation?: EventReview['relation']): EventReview => ({
  ...{ state: 'waiting', since: '2026-11-20T08:00:00Z', reason: '', fields: [] },
  ...(relation && { relation }),
});

itForAll(
  [
    ['that is published', undefined, true, 'ist jetzt zu sehen', ['Veranstaltung ansehen'], true],
    ['that nobody sees yet', review(), false, 'wird jetzt geprüft', [], false],
    ['whose change waits', review(), true, 'wird jetzt geprüft', ['Bisherige Fassung ansehen'], false],
    ['of a new organisation', review({ id: 7, name: 'Chor' }), false, 'ist gesendet', [], false],
  ] as const,
  afresh,
)('an event %s links only to what visitors see', async (_, waiting, isVisible, says, views, isShared) => {
  const portal = aPortal();
  Object.assign(portal, { element: document.createElement('event-portal') });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const { place } = await show(
    portal,
    <PublishedPanel review={waiting} isVisible={isVisible} id="e1" title="Orgel" onEdit={nothing} />,
  );
  expect(place.textContent).toContain(`„Orgel“ ${says}.`);
  expect(place.textContent?.includes('Wartet auf die Freigabe von Chor.')).toBe(waiting?.relation !== undefined);
  const links = [...place.querySelectorAll('a')].filter((link) => link.getAttribute('href') === '#/events/e1');
  expect(links.map((link) => link.textContent)).toEqual(views);
  expect(place.textContent?.includes('Link kopieren')).toBe(isShared);
  const filled = [...place.querySelectorAll('.button:not(.is-quiet)')].map((button) => button.textContent);
  expect(filled, 'one next way').toEqual(views.length > 0 ? views : ['Meine Veranstaltungen']);
});

itForAll(
  [
    ['on the page that the host names', { detailUrl: '/termin?id={eventId}' }, ['/termin?id=e1']],
    ['nowhere without one', {}, []],
  ],
  afresh,
)('an element without a page for visitors shows the event %s', async (_, input, seen) => {
  const portal = aPortal();
  Object.assign(portal, { element: document.createElement('event-recording'), input });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const { place } = await show(portal, <PublishedPanel isVisible id="e1" title="Orgel" onEdit={nothing} />);
  const links = [...place.querySelectorAll('a')].filter((link) => !link.hasAttribute('data-route'));
  expect(links.map((link) => new URL(link.href).pathname + new URL(link.href).search)).toEqual(seen);
  expect(place.textContent?.includes('Link kopieren')).toBe(seen.length > 0);
});

itForAll(
  [
    ['event-portal', true, ['#/secure/promotion/order?eventId=e1']],
    ['event-portal', false, []],
    ['event-recording', true, []],
  ],
  afresh,
)('%s with adverts %s leads from an event to its advert: %j', async (tag, activateAdverts, ways) => {
  const portal = aPortal();
  const { applicationSettings } = portal.settings;
  Object.assign(portal, {
    element: document.createElement(tag),
    settings: { ...portal.settings, applicationSettings: { ...applicationSettings, activateAdverts } },
  });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const panel = <PublishedPanel isVisible id="e1" title="Orgel" onEdit={nothing} />;
  const { place, end } = await show(portal, panel);
  const offer = () => [...place.querySelectorAll<HTMLElement>('.booked-offer :is(a, button)')];
  if (ways.length > 0) await until(() => expect(offer()).toHaveLength(2));
  const links = offer().filter((link) => link instanceof HTMLAnchorElement);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  expect(new Set(offer().map(({ className }) => className)).size, 'of the same weight').toBe(Math.min(1, ways.length));
  if (ways.length === 0) return;
  await click(place, '.booked-offer button');
  expect(get(place, '.booked-offer').textContent).toContain('fragen wir Sie nicht mehr');
  await end();
  const again = await show(portal, panel);
  await settle();
  expect(again.place.querySelector('.booked-offer')).toBeNull();
});
