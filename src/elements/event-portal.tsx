import type { PreloadContext } from '../app/preload-context';
import { splitPageTemplate } from '../lib/split-page-template';
import { cleanMarkup } from '../shell/client-markup';
import { accountScreens, eventScreens, preloadScreen } from '../shell/screens';
import { Shell } from '../shell/shell';
import { defineElement } from './define-element';

const routes = [...eventScreens, ...accountScreens];

/** What the client's own frame has above the portal must be there with it, or the portal would move down. */
async function preloadFrame({ settings }: PreloadContext): Promise<void> {
  const above = splitPageTemplate(settings.applicationSettings.scaffoldTemplate)?.before.trim();
  // The portal goes on without it; the part itself says what is wrong.
  if (above) await cleanMarkup.load().catch(() => undefined);
}

/** Defines `<event-portal>`: the whole portal. */
export const define = () =>
  defineElement({
    tag: 'event-portal',
    View: () => <Shell routes={routes} />,
    preload: (context, route) => Promise.all([preloadScreen(routes, context, route), preloadFrame(context)]),
  });
