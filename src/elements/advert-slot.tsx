import { useAdvertViews } from '../app/adverts/use-shown-adverts';
import { usePortal } from '../app/portal';
import { warnOnce } from '../lib/warn';
import { lazyScreen } from '../routing/lazy-screen';
import { ROUTES } from '../routing/route-table';
import { Outlet } from '../shell/outlet';
import { preloadScreen, SCREENS, type Screen } from '../shell/screens';
import { defineElement } from './define-element';

// An advertised event opens in place, and its link back leads to the slot.
const screens: readonly Screen[] = [lazyScreen(ROUTES.events, async () => Slot), SCREENS.event];

function Slot() {
  const { activateAdverts } = usePortal().settings.applicationSettings;
  const kit = useAdvertViews(activateAdverts);
  if (!activateAdverts)
    warnOnce(
      '<advert-slot> shows nothing: the setting applicationSettings.activateAdverts is off, or the server has no adverts.',
    );
  // The page's content of the element stays until there is an advert.
  return kit ? <kit.SlotAdverts /> : <slot />;
}

/** Defines `<advert-slot>`: running adverts anywhere on a page. */
export const define = () =>
  defineElement({
    tag: 'advert-slot',
    View: () => <Outlet routes={screens} />,
    preload: (context, route) => preloadScreen(screens, context, route),
  });
