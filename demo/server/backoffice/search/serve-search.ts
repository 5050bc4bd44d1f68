import { html } from 'hono/html';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { pageOf } from '../page/addresses';
import { type BackOfficeApp, clientOf, isKeyOf, operatorOf, parseId, queryLine, show } from '../page/office';
import { notice } from '../ui/shapes';
import { findOfficeHits, type Hit, MAX_COUNTED } from './find-hits';
import { kindsFor, searchKinds } from './search-kinds';
import { GROUP_SIZE, hitGroups, hitsOfKind, PAGE_SIZE } from './search-page';
import { suggestions } from './suggestions';

const SUGGESTED = 3;

/** Serves the search over everything that an operator may open: its page, and the suggestions of its field. */
export function serveSearch(pages: BackOfficeApp, { database, now }: OfficeOptions): void {
  pages.get('/:client/search', async (context) => {
    const [client, words, kind] = [clientOf(context), queryLine(context, 'q'), queryLine(context, 'kind')];
    const kinds = kindsFor(operatorOf(context).role);
    const chosen = isKeyOf(searchKinds, kind) && kinds.includes(kind) ? kind : undefined;
    const page = Math.min(MAX_COUNTED / PAGE_SIZE, parseId(queryLine(context, 'page')) || 1);
    const search = { client, words, today: berlinDay(now()) };
    const hits = await findOfficeHits(
      database,
      chosen
        ? { ...search, kinds: [chosen], limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
        : { ...search, kinds, limit: GROUP_SIZE },
    );
    const only = chosen ? undefined : onlyHit(hits);
    if (only) return context.redirect(searchKinds[only.kind].hrefOf(client, only.id), 303);
    const title = words === '' ? 'Suche' : `Suche nach „${words}“`;
    if (hits.length === 0)
      return show(context, {
        ...{ title, words },
        content: notice({
          ...{ tone: 'info', sign: 'search' },
          title: words === '' ? 'Wonach suchen Sie?' : 'Nichts gefunden.',
          text: 'Gesucht wird nach Namen, Titeln, Nummern und E-Mail-Adressen. Ein Teil davon genügt; alle Wörter müssen vorkommen.',
        }),
      });
    return show(context, {
      ...{ title, words },
      ...(chosen && {
        path: [{ href: pageOf.search(client, words), label: 'Alle Treffer' }, { label: searchKinds[chosen].label }],
      }),
      content: chosen ? hitsOfKind({ client, words, kind: chosen, page }, hits) : hitGroups(client, words, hits),
    });
  });

  pages.get('/:client/search/suggestions', async (context) => {
    const [client, words] = [clientOf(context), queryLine(context, 'q')];
    const kinds = kindsFor(operatorOf(context).role);
    const hits = await findOfficeHits(database, { client, words, kinds, today: berlinDay(now()), limit: SUGGESTED });
    return context.html(html`${suggestions(client, words, hits)}`);
  });
}

/** Returns the hit to open at once: the one whose whole number was typed, or the only one. */
function onlyHit(hits: readonly Hit[]): Hit | undefined {
  const exact = hits.filter(({ isExact }) => isExact);
  if (exact.length === 1) return exact[0];
  return hits.length === 1 ? hits[0] : undefined;
}
