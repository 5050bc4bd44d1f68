import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OfficeOptions } from '../../options';
import { type BackOfficeApp, type BackOfficeEnv, clientOf, csrfOf, show } from '../../page/office';
import { recentChanges } from '../catalogue/recent-changes';
import { loadPlace } from './load-place';
import { placePage } from './place-page';
import { PLACE_PREVIEW_POLICY, placePreviewPage } from './place-preview';

/** Serves the page of each place of the catalogue, and its preview. */
export function servePlaces(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now, maxUploadBytes } = options;
  const find = (context: Context<BackOfficeEnv>) =>
    loadPlace(database, clientOf(context), context.req.param('id') ?? '');

  pages.get('/:client/adverts/places/:id', async (context) => {
    const place = await find(context);
    if (!place) return context.notFound();
    const { bar, ...pageOptions } = await recentChanges(context, options, { kind: 'slot', record: place.id });
    const { content, policy, ...page } = await placePage(database, place, {
      ...{ client: clientOf(context), csrf: csrfOf(context), now: now(), maxUploadBytes },
    });
    context.header('Content-Security-Policy', policy);
    return show(context, { ...page, current: 'catalogue', content: html`${bar}${content}`, ...pageOptions });
  });

  pages.get('/:client/adverts/places/:id/preview', async (context) => {
    const place = await find(context);
    if (!place || place.medium.kind === 'print') return context.notFound();
    context.header('Content-Security-Policy', PLACE_PREVIEW_POLICY);
    return context.html(await placePreviewPage(database, clientOf(context), place, now()));
  });
}
