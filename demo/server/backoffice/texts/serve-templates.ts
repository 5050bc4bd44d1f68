import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { addDays } from '../../../../src/lib/days';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import type { InputValues } from '../page/fields';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import type { Html } from '../page/page';
import { inputsOf, othersChanges, type Problems, readFields, sentInputs } from '../page/typed-fields';
import { buttonLink } from '../ui/shapes';
import { findEntries } from './find-entries';
import { loadRubrics } from './load-rubrics';
import { sheetOf } from './sheet';
import {
  findTemplates,
  type ListedTemplate,
  loadTemplate,
  removeOrRestoreTemplate,
  saveTemplate,
  versionOfTemplate,
} from './stored-templates';
import { BUILT_IN_TEMPLATES } from './template';
import { TEMPLATE_FIELDS, toTemplate } from './template-fields';
import { templatePage, templatesPage } from './template-page';
import { sourceOf } from './text-source';
import { TEMPLATE_POLICY, templateAssets } from './texts-assets';
import { textsPath } from './texts-links';

const MAX_ID_LENGTH = 100;
/** The path segment of a new template in place of its id. */
const NEW = 'new';
/** The limits of a preview. */
const MAX_PREVIEW_ENTRIES = 12;
const PREVIEW_DAYS = 28;

/** A requested template; a built-in one is the base of an own one. */
type RequestedTemplate = { id: string; existing: ListedTemplate | undefined; isNew: boolean };

type FormState = {
  typed: InputValues;
  problems?: Problems;
  seenVersion: string;
  status?: 409 | 422;
  problem?: string;
  notice?: Html;
};

const REMOVED_MEANWHILE =
  'Jemand anders hat diese Vorlage inzwischen gelöscht. „Speichern“ legt sie mit Ihrer Eingabe neu an.';

/** Serves the list of templates, and each as a form. */
export function serveTemplates(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;

  const findRequested = async (context: Context<BackOfficeEnv>): Promise<RequestedTemplate> => {
    const key = (context.req.param('id') ?? '').slice(0, MAX_ID_LENGTH);
    const existing = key === NEW ? undefined : await loadTemplate(database, clientOf(context), key);
    const sentId = context.req.method === 'POST' ? context.get('form').line('id').slice(0, MAX_ID_LENGTH) : '';
    const isNew = key === NEW || existing?.isOwn === false;
    // The id of a built-in template would hide it.
    const newId = sentId !== '' && !Object.hasOwn(BUILT_IN_TEMPLATES, sentId) ? sentId : randomUUID();
    return { id: isNew ? newId : key, existing, isNew };
  };

  const answer = async (
    context: Context<BackOfficeEnv>,
    { id, existing, isNew }: RequestedTemplate,
    formState: FormState,
  ) => {
    const client = clientOf(context);
    const { typed, seenVersion, problems = {}, status, problem, notice = '' } = formState;
    const preview = await previewOf(options, client, typed);
    const form = templatePage({ client, csrf: csrfOf(context), id, isNew, seenVersion, typed, problems, preview });
    context.header('Content-Security-Policy', TEMPLATE_POLICY);
    return show(context, {
      ...{
        title: isNew ? 'Neue Vorlage' : (existing?.template.name ?? ''),
        current: 'templates',
        path: [{ href: textsPath(client, '/templates'), label: 'Vorlagen' }],
        ...templateAssets,
      },
      ...(!isNew && {
        actions: buttonLink(textsPath(client, `?template=${encodeURIComponent(id)}`), 'Text ansehen', { sign: 'eye' }),
      }),
      content: html`${notice}${form}`,
      ...(status && { status }),
      ...(problem && { problem }),
    });
  };

  pages.get('/:client/texts/templates', async (context) => {
    const client = clientOf(context);
    const [row] = await database.query<{ id: string; name: string }>(
      `select id, content->>'name' as name from text_templates
       where client = $1 and id = $2 and removed_at is not null`,
      [client, queryLine(context, 'removed')],
    );
    const templates = await findTemplates(database, client);
    return show(context, {
      ...{ title: 'Vorlagen', current: 'templates' as const },
      lead: 'Eine Vorlage legt fest, wie der Text für Druck und Redaktion aussieht.',
      content: templatesPage({ client, csrf: csrfOf(context) }, templates, row),
    });
  });

  pages.get('/:client/texts/templates/:id', async (context) => {
    const requested = await findRequested(context);
    const { existing, isNew } = requested;
    if (!existing && context.req.param('id') !== NEW) return redirectWithResult(context, '/texts/templates', 'gone');
    const template = existing?.template ?? toTemplate({ name: '' });
    const typed = inputsOf(TEMPLATE_FIELDS, isNew ? { ...template, name: '' } : template);
    return answer(context, requested, { typed, seenVersion: isNew ? '' : versionOfTemplate(template) });
  });

  pages.post('/:client/texts/templates/:id', async (context) => {
    const form = context.get('form');
    const requested = await findRequested(context);
    const [typed, seenVersion] = [sentInputs(TEMPLATE_FIELDS, form), form.text('seen')];
    const { values, problems } = readFields(TEMPLATE_FIELDS, form);
    const sent = { typed, seenVersion };
    if (form.line('to') === 'preview' && canPreview(problems)) return answer(context, requested, sent);
    if (Object.keys(problems).length > 0) return answer(context, requested, { ...sent, problems, status: 422 });
    const change = { id: requested.id, values, seenVersion };
    const result = await saveTemplate(options, change, actorContextOf(context, options));
    if (typeof result === 'object') return answer(context, requested, { typed, seenVersion, status: 422, ...result });
    if (result === 'gone') {
      const newTemplate = { id: randomUUID(), existing: undefined, isNew: true };
      return answer(context, newTemplate, { typed, seenVersion: '', status: 409, problem: REMOVED_MEANWHILE });
    }
    if (result !== 'stale')
      return redirectWithResult(context, `/texts?template=${encodeURIComponent(requested.id)}`, result);
    const stored = (await loadTemplate(database, clientOf(context), requested.id))?.template;
    if (!stored) return redirectWithResult(context, '/texts/templates', 'gone');
    const conflict = {
      seenVersion: versionOfTemplate(stored),
      notice: othersChanges(TEMPLATE_FIELDS, { stored, typed }),
    };
    return answer(context, { ...requested, isNew: false }, { typed, status: 409, ...conflict });
  });

  pages.post('/:client/texts/templates/:id/removal', async (context) => {
    const form = context.get('form');
    const id = (context.req.param('id') ?? '').slice(0, MAX_ID_LENGTH);
    const isRemoved = form.line('removed') === 'yes';
    const removal = { id, isRemoved, ...(isRemoved && { seenVersion: form.text('seen') }) };
    const result = await removeOrRestoreTemplate(options, removal, actorContextOf(context, options));
    if (result === 'stale') return redirectWithResult(context, `/texts/templates/${encodeURIComponent(id)}`, result);
    const wasRemoved = isRemoved && result !== 'gone';
    const query = wasRemoved ? `?removed=${encodeURIComponent(id)}` : '';
    return redirectWithResult(context, `/texts/templates${query}`, result);
  });
}

/** Returns the text of a form, with the next events; undefined for an invalid form. */
async function previewOf(options: OfficeOptions, client: string, typed: InputValues) {
  const { values, problems } = readFields(TEMPLATE_FIELDS, formOf(typed));
  if (!canPreview(problems)) return undefined;
  const template = toTemplate(values);
  const { language, leavesOut, leavesOutLong } = template;
  const from = berlinDay(options.now());
  const period = { from, to: addDays(from, PREVIEW_DAYS) };
  const limits = { rubrics: [], leavesOut, leavesOutLong, limit: MAX_PREVIEW_ENTRIES };
  const { entries } = await findEntries(options.database, { ...period, client, ...limits });
  const rubrics = (await loadRubrics(options.database, client, language)).map(({ name }) => name);
  const source = await sourceOf(options, client, language);
  return { sheet: sheetOf({ source, template, period, rubrics, chosen: [], entries }), language };
}

/** Checks whether there is a text to show: it does not need the template's name. */
const canPreview = (problems: Problems) => Object.keys(problems).every((name) => name === 'name');

/** Returns the input as a form. */
const formOf = (typed: InputValues) => ({
  text: (name: string) => typed[name] ?? '',
  line: (name: string) => (typed[name] ?? '').replace(/\p{Cc}+/gu, ' ').trim(),
  names: Object.keys(typed),
});
