import { eventDetailRoute } from '../features/events/routes';
import { warnOnce } from '../lib/warn';
import { shownAdverts } from '../portal/adverts/shown-adverts-lazy';
import { usePortal } from '../portal/portal';
import { lazyScreen } from '../routing/lazy-screen';
import { preloadRoute } from '../routing/match-route';
import { paths } from '../routing/paths';
import { Outlet } from '../shell/outlet';
import { useLazyPart } from '../ui/use-lazy-part';
import { slotAttributes } from './advert-slot-attributes';
import { defineElement } from './define-element';
import { elementAttributes } from './registry';
import { STARTS } from './starts';

Object.assign(elementAttributes, slotAttributes);
STARTS['advert-slot'] = () => paths.events;

// An event that is advertised opens in place, and its way back leads to the slot.
const slotRoute = lazyScreen(paths.events, async () => Slot);
const routes = [slotRoute, eventDetailRoute];

function Slot() {
  const { activateAdverts } = usePortal().settings.applicationSettings;
  const kit = useLazyPart(shownAdverts, activateAdverts);
  if (!activateAdverts)
    warnOnce('<advert-slot> shows nothing: the setting applicationSettings.activateAdverts is off.');
  // What the page has put in the element stays until there is an advert.
  return kit ? <kit.AdvertsInSlot /> : <slot />;
}

/** Defines `<advert-slot>`: adverts that run, anywhere on a page. */
export const define = () =>
  defineElement({
    tag: 'advert-slot',
    View: () => <Outlet routes={routes} />,
    preload: (context, route) => preloadRoute(routes, context, route),
  });
