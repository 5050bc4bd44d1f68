import type { PreloadContext } from '../app/preload-context';
import { splitPageTemplate } from '../lib/split-page-template';
import { cleanMarkup } from '../shell/client-markup';
import { accountScreens, eventScreens, preloadScreen } from '../shell/screens';
import { Shell } from '../shell/shell';
import { defineElement } from './define-element';

const routes = [...eventScreens, ...accountScreens];

/** Preloads the sanitizer of the client's page template. If the template appeared late, the portal would move down. */
async function preloadFrame({ settings }: PreloadContext): Promise<void> {
  const above = splitPageTemplate(settings.applicationSettings.scaffoldTemplate)?.before.trim();
  // The portal continues without it; the template itself reports the error.
  if (above) await cleanMarkup.load().catch(() => undefined);
}

/** Defines `<event-portal>`: the whole portal. */
export const define = () =>
  defineElement({
    tag: 'event-portal',
    View: () => <Shell routes={routes} />,
    preload: (context, route) => Promise.all([preloadScreen(routes, context, route), preloadFrame(context)]),
  });
