import type { Context } from 'hono';
import { html } from 'hono/html';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { type BackOfficeApp, type BackOfficeEnv, clientOf, parseId, queryLine, show } from '../page/office';
import { findEntries } from './find-entries';
import { loadRubrics } from './load-rubrics';
import { readPeriod, weekOf } from './period';
import { serveTemplates } from './serve-templates';
import { plainSheet, sheetOf } from './sheet';
import { findTemplates, type ListedTemplate } from './stored-templates';
import { tableOf } from './table';
import { sourceOf } from './text-source';
import { TEXTS_POLICY, textsAssets } from './texts-assets';
import { type TextsRequest, textsPath } from './texts-links';
import { textsPage } from './texts-page';

const MAX_RUBRICS = 100;

/** Serves texts on the events of some days for print and newsroom: as a page, as files, and their templates. */
export function serveTexts(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;

  /** Reads the request in the address; a missing template is replaced by the first. */
  const readRequest = async (context: Context<BackOfficeEnv>) => {
    const [client, today] = [clientOf(context), berlinDay(now())];
    const templates = await findTemplates(database, client);
    const templateId = queryLine(context, 'template');
    const match = templates.find(({ id }) => id === templateId);
    const template = match ?? (templates[0] as ListedTemplate);
    const period = readPeriod(queryLine(context, 'from'), queryLine(context, 'to'), today);
    const rubrics = (context.req.queries('rubric') ?? []).slice(0, MAX_RUBRICS).map(parseId).filter(Boolean);
    return { client, today, templates, template, isGone: templateId !== '' && !match, period, rubrics };
  };

  /** Loads the dates of a text, and the text itself. */
  const loadText = async (
    context: Context<BackOfficeEnv>,
    { template: { template } }: { template: ListedTemplate },
    request: TextsRequest,
  ) => {
    const client = clientOf(context);
    const rubrics = await loadRubrics(database, client, template.language);
    const source = await sourceOf(options, client, template.language);
    const result = await findEntries(database, {
      ...request,
      client,
      leavesOut: template.leavesOut,
      leavesOutLong: template.leavesOutLong,
    });
    const chosenNames = rubrics.filter(({ id }) => request.rubrics.includes(id)).map(({ name }) => name);
    const names = rubrics.map(({ name }) => name);
    const sheet = sheetOf({
      source,
      template,
      period: request,
      rubrics: names,
      chosen: chosenNames,
      entries: result.entries,
    });
    return { source, template, ...result, sheet };
  };

  pages.get('/:client/texts', async (context) => {
    const {
      client,
      today,
      templates,
      template,
      isGone: isTemplateMissing,
      period,
      rubrics,
    } = await readRequest(context);
    const isValid = 'from' in period;
    const request = { ...(isValid ? period : weekOf(today, 1)), template: template.id, rubrics };
    const text = isValid ? await loadText(context, { template }, request) : undefined;
    const result = text && { sheet: text.sheet, count: text.entries.length, isCut: text.isTruncated };
    const missingText = 'Diese Vorlage gibt es nicht mehr. Hier steht der Text mit einer anderen.';
    const problem = isValid ? (isTemplateMissing ? missingText : undefined) : period.problem;
    context.header('Content-Security-Policy', TEXTS_POLICY);
    return show(context, {
      ...{ title: 'Texte', current: 'texts', ...textsAssets },
      content: textsPage({
        ...{ client, today, request, template, templates, result },
        rubrics: await loadRubrics(database, client, 'de'),
      }),
      ...(problem !== undefined && { problem }),
      ...(!isValid && { status: 422 }),
    });
  });

  for (const path of ['text.txt', 'table.csv'] as const) {
    pages.get(`/:client/texts/${path}`, async (context) => {
      const { client, template, period, rubrics, isGone: isTemplateMissing } = await readRequest(context);
      if (!('from' in period) || isTemplateMissing) {
        const problem = 'from' in period ? 'Diese Vorlage gibt es nicht mehr.' : period.problem;
        const content = html`<p class="pages"><a href="${textsPath(client)}">Zum Text</a></p>`;
        return show(context, { title: 'Texte', current: 'texts', problem, content, status: 422 });
      }
      const text = await loadText(context, { template }, { ...period, template: template.id, rubrics });
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
