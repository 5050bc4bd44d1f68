import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { berlinDay } from '../../../platform/berlin-day';
import type { OfficeOptions } from '../../options';
import { stateBadge } from '../../orders/orders-page';
import { pageOf } from '../../page/addresses';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  isKeyOf,
  parseId,
  queryLine,
  redirectWithResult,
  show,
} from '../../page/office';
import { csrfField } from '../../page/page';
import { inputsOf, type Problems, problemSummary, readFields, sentInputs, versionOf } from '../../page/typed-fields';
import { buttonLink, postButton } from '../../ui/shapes';
import { fieldsOf, kinds } from '../catalogue/kinds';
import { recentChanges } from '../catalogue/recent-changes';
import { cataloguePath, recordPath, voucherPath } from '../catalogue/record-page';
import { loadRecord, saveRecord } from '../catalogue/records';
import { findVoucher, voucherStates } from './find-vouchers';
import { createVouchers, severalDefaults, severalFields, severalProblems } from './several-vouchers';
import { voucherPage } from './voucher-page';
import { voucherSets, vouchersPage } from './vouchers-page';

const MAX_PAGE = 10_000;
/** The key of a form of several vouchers, from which their codes follow. */
const KEY = /^[\da-f-]{36}$/;

/** Serves the list of vouchers, the page of each one, and the form that creates several. */
export function serveVouchers(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  const today = () => berlinDay(now());

  pages.get('/:client/adverts/vouchers', async (context) => {
    const client = clientOf(context);
    const state = queryLine(context, 'state');
    const filter = {
      ...{ client, search: queryLine(context, 'q'), state: isKeyOf(voucherSets, state) ? state : ('all' as const) },
      page: Math.min(MAX_PAGE, parseId(queryLine(context, 'page')) || 1),
    };
    return show(context, {
      ...{ title: 'Gutscheine', current: 'vouchers', content: await vouchersPage(database, filter, today()) },
      actions: html`${buttonLink(`${pageOf.vouchers(client)}/several`, 'Mehrere anlegen')}${buttonLink(cataloguePath(client, '/voucher/new'), kinds.voucher.newTitle, { sign: 'plus', isQuiet: false })}`,
    });
  });

  serveSeveral(pages, options);

  pages.get('/:client/adverts/vouchers/:code', async (context) => {
    const [client, code] = [clientOf(context), context.req.param('code') ?? ''];
    const voucher = await findVoucher(database, { client, code }, today());
    const stored = voucher && (await loadRecord(database, client, { kind: 'voucher', id: code }));
    if (!voucher || !stored) return context.notFound();
    const { bar, ...pageOptions } = await recentChanges(context, options, { kind: 'voucher', record: code });
    const isClosed = voucher.state === 'closed';
    const toggle = postButton({
      ...{ action: voucherPath(client, code), csrf: csrfOf(context) },
      ...(isClosed ? { label: 'Wieder öffnen' } : { label: 'Schließen', sign: 'lock' }),
      fields: { action: isClosed ? 'open' : 'close', seen: versionOf(fieldsOf(kinds.voucher), stored) },
    });
    return show(context, {
      ...{ title: code, current: 'vouchers', state: stateBadge(voucherStates[voucher.state]) },
      path: [
        { href: pageOf.orders(client), label: 'Anzeigen' },
        { href: pageOf.vouchers(client), label: 'Gutscheine' },
        { label: code },
      ],
      actions: html`${toggle}${buttonLink(recordPath(client, { kind: 'voucher', id: code }), 'Bearbeiten', { sign: 'edit' })}`,
      content: html`${bar}${await voucherPage(database, client, voucher, today())}`,
      ...pageOptions,
    });
  });

  pages.post('/:client/adverts/vouchers/:code', async (context) => {
    const [client, id, form] = [clientOf(context), context.req.param('code') ?? '', context.get('form')];
    const action = form.line('action');
    if (action !== 'close' && action !== 'open') return context.notFound();
    const stored = await loadRecord(database, client, { kind: 'voucher', id });
    if (!stored) return redirectWithResult(context, '/adverts/vouchers', 'gone');
    const result = await saveRecord(
      options,
      {
        ...{ kind: 'voucher', id, isNew: false, seenVersion: form.text('seen') },
        ...{ values: { ...ownValues(stored), is_active: action === 'open' }, action: `voucher_${DEEDS[action]}` },
      },
      actorContextOf(context, options),
    );
    // Its values are those that are stored, so they have no problem.
    const said = typeof result === 'string' ? result : 'stale';
    return redirectWithResult(context, `/adverts/vouchers/${encodeURIComponent(id)}`, said);
  });
}

const DEEDS = { close: 'closed', open: 'opened' } as const;

const ownValues = (stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fieldsOf(kinds.voucher).map(({ name }) => [name, stored[name] ?? null]));

type SeveralState = { typed?: Readonly<Record<string, string>>; problems?: Problems; key?: string; status?: 422 };

/** Serves the form that creates several vouchers at once. */
function serveSeveral(pages: BackOfficeApp, options: OfficeOptions): void {
  const answer = (context: Context<BackOfficeEnv>, { typed, problems = {}, key, status }: SeveralState = {}) => {
    const client = clientOf(context);
    const inputs = typed ?? inputsOf(severalFields, severalDefaults);
    return show(context, {
      ...{ title: 'Mehrere Gutscheine', current: 'vouchers', ...(status && { status }) },
      lead: 'Jeder bekommt einen eigenen Code, den niemand erraten kann.',
      path: [{ href: pageOf.vouchers(client), label: 'Gutscheine' }, { label: 'Mehrere anlegen' }],
      content: html`${problemSummary(problems)}
<form class="stack" method="post" action="${pageOf.vouchers(client)}/several">${csrfField(csrfOf(context))}<input type="hidden" name="key" value="${key ?? randomUUID()}">
<section aria-labelledby="several"><h2 id="several">Angaben</h2>${severalFields.map((field) => field.render(inputs, problems[field.name], []))}</section>
<div class="actions"><button>Gutscheine anlegen</button></div></form>`,
    });
  };

  pages.get('/:client/adverts/vouchers/several', (context) => answer(context));

  pages.post('/:client/adverts/vouchers/several', async (context) => {
    const form = context.get('form');
    const key = form.line('key');
    if (!KEY.test(key)) return answer(context, { typed: sentInputs(severalFields, form), status: 422 });
    const read = readFields(severalFields, form);
    const problems = { ...severalProblems(read.values), ...read.problems };
    if (Object.keys(problems).length > 0)
      return answer(context, { typed: sentInputs(severalFields, form), problems, key, status: 422 });
    const result = await createVouchers(options, { values: read.values, key }, actorContextOf(context, options));
    return redirectWithResult(context, `/adverts/vouchers?q=${encodeURIComponent(String(read.values.prefix))}`, result);
  });
}
