import type { OfficeOptions } from '../options';
import { type BackOfficeApp, clientOf, isKeyOf, parseId, queryLine, show } from '../page/office';
import { historyPage } from './history-page';
import { historyKinds } from './history-words';

/** Serves the history of a client. */
export function serveHistory(pages: BackOfficeApp, { database }: OfficeOptions): void {
  pages.get('/:client/history', async (context) => {
    const kind = queryLine(context, 'kind');
    const filter = {
      client: clientOf(context),
      kind: isKeyOf(historyKinds, kind) ? kind : undefined,
      search: queryLine(context, 'search'),
      accountId: parseId(queryLine(context, 'person')) || undefined,
      before: parseId(queryLine(context, 'before')) || undefined,
    };
    const content = await historyPage(database, filter);
    return show(context, { title: 'Verlauf', current: 'history', content });
  });
}
