import type { Context } from 'hono';
import { html } from 'hono/html';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { clientOf, idIn, type Office, type OfficeEnv, queryLine, show } from '../page/office';
import { findEntries } from './find-entries';
import { loadRubrics } from './load-rubrics';
import { readPeriod, weekOf } from './period';
import { serveTemplates } from './serve-templates';
import { plainSheet, sheetOf } from './sheet';
import { findTemplates, type KnownTemplate } from './stored-templates';
import { tableOf } from './table';
import { sourceOf } from './text-source';
import { TEXTS_POLICY, textsAssets } from './texts-assets';
import { type TextsRequest, textsPath } from './texts-links';
import { textsPage } from './texts-page';

const MAX_RUBRICS = 100;

/** Serves texts on the events of some days for print and newsroom: as a page, as files, and their templates. */
export function serveTexts(pages: Office, options: OfficeOptions): void {
  const { database, now } = options;

  /** Reads the request in the address; a missing template is replaced by the first. */
  const ask = async (context: Context<OfficeEnv>) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const templates = await findTemplates(database, client);
    const wanted = queryLine(context, 'template');
    const found = templates.find(({ id }) => id === wanted);
    const template = found ?? (templates[0] as KnownTemplate);
    const period = readPeriod(queryLine(context, 'from'), queryLine(context, 'to'), today);
    const rubrics = (context.req.queries('rubric') ?? []).slice(0, MAX_RUBRICS).map(idIn).filter(Boolean);
    return { client, today, templates, template, isGone: wanted !== '' && !found, period, rubrics };
  };

  /** Loads the dates of a text, and the text itself. */
  const read = async (
    context: Context<OfficeEnv>,
    { template: { template } }: { template: KnownTemplate },
    asked: TextsRequest,
  ) => {
    const client = clientOf(context);
    const rubrics = await loadRubrics(database, client, template.language);
    const source = await sourceOf(options, client, template.language);
    const found = await findEntries(database, {
      ...asked,
      client,
      leavesOut: template.leavesOut,
      leavesOutLong: template.leavesOutLong,
    });
    const chosen = rubrics.filter(({ id }) => asked.rubrics.includes(id)).map(({ name }) => name);
    const names = rubrics.map(({ name }) => name);
    const sheet = sheetOf({ source, template, period: asked, rubrics: names, chosen, entries: found.entries });
    return { source, template, ...found, sheet };
  };

  pages.get('/:client/texts', async (context) => {
    const { client, today, templates, template, isGone, period, rubrics } = await ask(context);
    const isSound = 'from' in period;
    const asked = { ...(isSound ? period : weekOf(today, 1)), template: template.id, rubrics };
    const text = isSound ? await read(context, { template }, asked) : undefined;
    const shown = text && { sheet: text.sheet, count: text.entries.length, isCut: text.isCut };
    const gone = 'Diese Vorlage gibt es nicht mehr. Hier steht der Text mit einer anderen.';
    const problem = isSound ? (isGone ? gone : undefined) : period.problem;
    context.header('Content-Security-Policy', TEXTS_POLICY);
    return show(context, {
      ...{ title: `Texte: ${context.get('clientName')}`, current: 'texts', ...textsAssets },
      content: textsPage({
        ...{ client, today, asked, template, templates, shown },
        rubrics: await loadRubrics(database, client, 'de'),
      }),
      ...(problem !== undefined && { problem }),
      ...(!isSound && { status: 422 }),
    });
  });

  for (const path of ['text.txt', 'table.csv'] as const) {
    pages.get(`/:client/texts/${path}`, async (context) => {
      const { client, template, period, rubrics, isGone } = await ask(context);
      if (!('from' in period) || isGone) {
        const problem = 'from' in period ? 'Diese Vorlage gibt es nicht mehr.' : period.problem;
        const content = html`<p class="pages"><a href="${textsPath(client)}">Zum Text</a></p>`;
        return show(context, { title: 'Texte', current: 'texts', problem, content, status: 422 });
      }
      const text = await read(context, { template }, { ...period, template: template.id, rubrics });
      const name = `${client.replace(/[^\w-]/g, '_')}-${period.from}`;
      if (path === 'text.txt') {
        context.header('Content-Disposition', `attachment; filename="${name}.txt"`);
        return context.body(plainSheet(text.sheet), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
      }
      const { body, charset } = tableOf(text, text.entries);
      context.header('Content-Disposition', `attachment; filename="${name}.csv"`);
      return context.body(body, 200, { 'Content-Type': `text/csv; charset=${charset}` });
    });
  }

  serveTemplates(pages, options);
}
