import type { Context } from 'hono';
import { html } from 'hono/html';
import { bookLines } from '../../../adverts/statements/book-lines';
import { ignoreLines, matchAnew, reopenLines } from '../../../adverts/statements/decide-on-lines';
import { findLinesOf, findStatement, type Statement } from '../../../adverts/statements/find-statements';
import { readStatement } from '../../../adverts/statements/read/read-statement';
import { storeStatement } from '../../../adverts/statements/store-statement';
import { berlinDay } from '../../../platform/berlin-day';
import { cutText } from '../../../platform/cut-text';
import type { OfficeOptions } from '../../options';
import { pageOf } from '../../page/addresses';
import { servedAsset } from '../../page/assets';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  parseId,
  queryLine,
  redirectTo,
  redirectWithResult,
  show,
} from '../../page/office';
import type { Html } from '../../page/page';
import { contentSecurityPolicy } from '../../page/security-policy';
import { LINES_STYLE, type RefusedLine } from './line-table';
import { choicesIn, pickedLines, typedIn } from './read-choices';
import {
  bookedNotice,
  firstSetOf,
  ignoreQuestion,
  lineSets,
  MAX_IGNORE_REASON_LENGTH,
  refusedPage,
  statementLead,
  statementPage,
} from './statement-page';
import { fileProblemText } from './statement-words';
import { FILE_FIELD, statementsPage } from './statements-page';

type OfficeContext = Context<BackOfficeEnv>;

/** The script that counts the chosen lines. */
const SCRIPT = servedAsset(new URL('./browser/statement.js', import.meta.url));
const POLICY = contentSecurityPolicy({ style: LINES_STYLE });
const MAX_PAGE = 10_000;
const MAX_NAME_LENGTH = 120;
const MAX_LINES = 200;

/** Serves the statements of the bank: their upload, what they would book, and the booking. */
export function serveStatements(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  const path = '/:client/invoices/statements';
  const today = () => berlinDay(now());
  const contextOf = (context: OfficeContext) => ({ client: clientOf(context), csrf: csrfOf(context), today: today() });
  const requested = (context: OfficeContext) => findStatement(database, clientOf(context), idInPath(context));

  const showList = async (context: OfficeContext, problem?: string) =>
    show(context, {
      ...{ title: 'Zahlungen einlesen', current: 'invoices' },
      path: [{ href: pageOf.invoices(clientOf(context)), label: 'Rechnungen' }],
      content: await statementsPage(database, { ...contextOf(context), page: pageIn(context), problem }),
      ...(problem && { status: 422 as const }),
    });
  const showStatement = (
    context: OfficeContext,
    statement: Statement,
    { content, title = statement.fileName, status = 200 }: { content: Html; title?: string; status?: 200 | 409 | 422 },
  ) => {
    context.header('Content-Security-Policy', POLICY);
    return show(context, {
      ...{ title, current: 'invoices', status, lead: statementLead(statement, today()), style: LINES_STYLE },
      path: [
        { href: pageOf.invoices(clientOf(context)), label: 'Rechnungen' },
        { href: pageOf.statements(clientOf(context)), label: 'Zahlungen einlesen' },
        ...(title === statement.fileName
          ? []
          : [{ href: pageOf.statement(clientOf(context), statement.id), label: statement.fileName }]),
      ],
      content: html`${content}<script type="module" src="${SCRIPT}"></script>`,
    });
  };
  const showLines = async (context: OfficeContext, statement: Statement, said: Html | '' = '') => {
    const wanted = queryLine(context, 'state');
    const view = { statement, set: isKeyOf(lineSets, wanted) ? wanted : firstSetOf(statement), page: pageIn(context) };
    const content = html`${said}${await statementPage(database, view, contextOf(context))}`;
    return showStatement(context, statement, { content });
  };

  pages.get(path, (context) => showList(context));

  pages.post(path, async (context) => {
    const file = context.get('form').file?.(FILE_FIELD);
    const read = readStatement(new Uint8Array((await file?.arrayBuffer()) ?? []), today());
    if ('problem' in read) return showList(context, fileProblemText(read.problem, read.row));
    const fileName =
      cutText((file?.name ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim(), MAX_NAME_LENGTH) || 'Ohne Namen';
    const id = await storeStatement(options, { fileName, ...read }, actorContextOf(context, options));
    return redirectTo(context, `/invoices/statements/${id}`);
  });

  pages.get(`${path}/:id`, async (context) => {
    const statement = await requested(context);
    return statement ? showLines(context, statement) : context.notFound();
  });

  pages.post(`${path}/:id`, async (context) => {
    const statement = await requested(context);
    if (!statement) return redirectWithResult(context, '/invoices/statements', 'gone');
    const form = context.get('form');
    const [deed, line = ''] = form.line('do').split(' ');
    const own = `/invoices/statements/${statement.id}`;
    const actorContext = actorContextOf(context, options);
    if (deed === 'match') {
      await matchAnew(options, statement.id, actorContext);
      return redirectWithResult(context, own, 'done');
    }
    if (deed === 'reopen') {
      const count = await reopenLines(options, { statement: statement.id, ids: [parseId(line)] }, actorContext);
      return redirectWithResult(context, own, count > 0 ? 'done' : 'already');
    }
    const picked = pickedLines(form);
    if (picked.length === 0) return redirectWithResult(context, own, 'none_chosen');
    if (deed === 'ignore') return redirectTo(context, `${own}/ignore?lines=${picked.join(',')}`);
    if (deed !== 'book') return context.notFound();
    const result = await bookLines(options, { statement: statement.id, choices: choicesIn(form) }, actorContext);
    const said = bookedNotice(result.booked.length, result.cents);
    const current = (await requested(context)) ?? statement;
    if (result.refused.length === 0) return showLines(context, current, said);
    const refused = new Map<number, RefusedLine>(
      result.refused.map(({ id, ...refusal }) => [id, { refusal, typed: typedIn(form, id) }]),
    );
    const content = await refusedPage(database, { statement: statement.id, refused, said }, contextOf(context));
    return showStatement(context, current, { content, status: 409 });
  });

  pages.get(`${path}/:id/ignore`, async (context) => {
    const statement = await requested(context);
    if (!statement) return context.notFound();
    return askReason(context, statement, queryLine(context, 'lines'));
  });

  pages.post(`${path}/:id/ignore`, async (context) => {
    const statement = await requested(context);
    if (!statement) return redirectWithResult(context, '/invoices/statements', 'gone');
    const form = context.get('form');
    const reason = cutText(form.line('reason'), MAX_IGNORE_REASON_LENGTH);
    if (reason === '') return askReason(context, statement, form.line('lines'), 'Bitte schreiben Sie einen Grund.');
    const lines = { statement: statement.id, ids: idsIn(form.line('lines')), reason };
    const count = await ignoreLines(options, lines, actorContextOf(context, options));
    return redirectWithResult(context, `/invoices/statements/${statement.id}`, count > 0 ? 'done' : 'decided');
  });

  async function askReason(context: OfficeContext, statement: Statement, ids: string, problem?: string) {
    const found = await findLinesOf(database, clientOf(context), { statement: statement.id, ids: idsIn(ids) });
    const lines = found.filter(({ state }) => state === 'proposed' || state === 'unclear');
    if (lines.length === 0) return redirectWithResult(context, `/invoices/statements/${statement.id}`, 'decided');
    const content = ignoreQuestion(lines, { ...contextOf(context), statement: statement.id, problem });
    return showStatement(context, statement, {
      content,
      title: 'Ignorieren',
      ...(problem && { status: 422 as const }),
    });
  }
}

const pageIn = (context: OfficeContext) => Math.min(MAX_PAGE, parseId(queryLine(context, 'page')) || 1);

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .map(parseId)
    .filter((id) => id > 0)
    .slice(0, MAX_LINES);
