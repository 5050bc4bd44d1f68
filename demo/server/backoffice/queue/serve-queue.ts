import { html } from 'hono/html';
import { findRelationOf } from '../../persons/awaiting-records';
import type { Queryable } from '../../platform/database/database';
import { addressView } from '../addresses/addresses-page';
import { advertView } from '../adverts/advert-view';
import { recentDecisions } from '../decisions/recent-decisions';
import { otherRole } from '../operators/require-role';
import type { OfficeOptions } from '../options';
import { ageOf, lateBefore } from '../page/age';
import { failurePage } from '../page/failure';
import type { FormContext } from '../page/form-parts';
import {
  type BackOfficeApp,
  csrfOf,
  failureText,
  idInPath,
  isKeyOf,
  operatorOf,
  queryLine,
  redirectTo,
  redirectWithResult,
  resultInAddress,
  show,
} from '../page/office';
import type { Html } from '../page/page';
import { newPersonView } from '../persons/person-page';
import { relationView } from '../persons/relation-view';
import { reviewView } from '../records/event-view';
import { BULK_SCRIPT } from '../ui/bulk-script';
import { badge } from '../ui/shapes';
import { serveBulk } from './bulk/serve-bulk';
import { findChanges } from './change-words';
import { entryContent, neighbourLinks } from './entry-page';
import { decisionText } from './entry-subject';
import { findQueue, findSurrounding, QUEUE_PAGE_SIZE, summarizeQueue, totalOf } from './queue';
import { QUEUE_POLICY, QUEUE_SCRIPT, queueAssets } from './queue-assets';
import { decisionRoutes, queuePath, WHOLE_QUEUE } from './queue-choice';
import { choiceInAddress, queueFilterOf } from './queue-filter';
import { type QueueKind, queueKinds } from './queue-kinds';
import { parseEntryName } from './queue-place';
import { keysHint, leadOf, queueTable } from './queue-table';

type LoadView = (
  database: Queryable,
  parts: FormContext & { id: number },
  now: Date,
) => Promise<{ title: string; content: Html; policy?: string; style?: string } | undefined>;

/** Loads the view of an entry, with its decision forms, by its kind. */
const views: Readonly<Record<QueueKind, LoadView>> = {
  event: reviewView('event'),
  article: reviewView('article'),
  advert: advertView,
  account: newPersonView,
  relation: (database, parts, now) => relationView(database, parts, now),
  address: addressView,
};

/** Serves the review queue: the home page of a client, and one entry after the other. */
export function serveQueue(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;

  pages.get('/:client', async (context) => {
    const choice = { ...choiceInAddress(context), only: [] };
    const filter = queueFilterOf(context, options, choice);
    const summary = await summarizeQueue(database, filter, lateBefore(now()));
    context.set('toDecide', totalOf(summary.counts, undefined, filter.kinds));
    const lastPage = Math.max(1, Math.ceil(totalOf(summary.counts, filter.kind, filter.kinds) / QUEUE_PAGE_SIZE));
    const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const entries = await findQueue(database, filter, page);
    const changes = await findChanges(database, filter.client, entries, now());
    const { bar, ...pageOptions } = await recentDecisions(context, options, { from: 'queue', choice });
    const view = { ...filter, summary, page, now: now(), csrf: csrfOf(context) };
    const isAllDone = entries.length === 0 && resultInAddress(context) === 'done';
    // Another operator has decided meanwhile: this one reads who, and what.
    const about = parseEntryName(queryLine(context, 'about'));
    const decided = about && filter.kinds.includes(about.kind) && (await decisionText(database, filter.client, about));
    context.header('Content-Security-Policy', QUEUE_POLICY);
    const failure = failureText(queryLine(context, 'failed'));
    return show(context, {
      ...{ title: 'Zu entscheiden', current: 'queue', ...queueAssets },
      lead: leadOf(view),
      actions: keysHint,
      content: html`${bar}${isAllDone ? html`<p class="notice good" role="status">Alles entschieden.</p>` : ''}${queueTable(entries, view, changes)}<script src="${BULK_SCRIPT}" defer></script><script src="${QUEUE_SCRIPT}" defer></script>`,
      ...pageOptions,
      ...(decided && failure && { problem: `${failure} ${decided}` }),
    });
  });

  pages.get('/:client/queue/:kind/:id', async (context) => {
    const kind = context.req.param('kind');
    if (!isKeyOf(queueKinds, kind)) return context.notFound();
    const choice = choiceInAddress(context);
    const filter = queueFilterOf(context, options, choice);
    if (!filter.kinds.includes(kind))
      return failurePage(context, otherRole(operatorOf(context).role, decisionRoutes[kind]));
    const id = idInPath(context);
    const around = await findSurrounding(database, filter, { kind, id });
    const entry = around.find((one) => one.kind === kind && one.id === id);
    const parts = { client: filter.client, id, csrf: csrfOf(context) };
    const view = entry && (await views[kind](database, { ...parts, queuePlace: { entry, choice } }, now()));
    const relation = view ? undefined : await findRelationOf(database, filter.client, { kind, id });
    if (relation !== undefined && filter.kinds.includes('relation'))
      return redirectTo(context, queuePath(WHOLE_QUEUE, { kind: 'relation', id: relation }));
    if (!entry || !view) {
      // Another operator has decided already, or the person has changed or removed the record.
      const result = resultInAddress(context) ?? 'decided';
      const path = queuePath({ ...choice, only: [] });
      return redirectWithResult(context, `${path}${path.includes('?') ? '&' : '?'}about=${kind}/${id}`, result);
    }
    const total =
      choice.only.length > 0
        ? Math.max(...around.map(({ number }) => number))
        : totalOf((await summarizeQueue(database, filter, lateBefore(now()))).counts, filter.kind, filter.kinds);
    const { bar, ...pageOptions } = await recentDecisions(context, options, { from: 'queue', choice });
    if (view.policy) context.header('Content-Security-Policy', view.policy);
    const { title, style } = view;
    const { text, isLate } = ageOf(entry.since, now());
    return show(context, {
      ...{ title, current: 'queue', ...(style && { style }) },
      path: [
        {
          href: `/backoffice/${encodeURIComponent(filter.client)}${queuePath({ ...choice, only: [] })}`,
          label: 'Zu entscheiden',
        },
        { label: queueKinds[kind] },
      ],
      state: badge(isLate ? 'wait' : 'info', `wartet seit ${text}`, 'clock'),
      actions: neighbourLinks({ ...filter, entry, around, total }),
      content: html`${bar}${await entryContent(database, { client: filter.client, entry }, view.content)}`,
      ...pageOptions,
    });
  });

  serveBulk(pages, options);
}
