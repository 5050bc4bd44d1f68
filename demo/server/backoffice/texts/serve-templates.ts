import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { addDays } from '../../../../src/lib/days';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import type { Typed } from '../page/fields';
import { actorOf, clientOf, csrfOf, goOn, type Office, type OfficeEnv, queryLine, show } from '../page/office';
import type { Html } from '../page/page';
import { othersNow, type Problems, readFields, typedIn, typedOf } from '../page/typed-fields';
import { findEntries } from './find-entries';
import { loadRubrics } from './load-rubrics';
import { sheetOf } from './sheet';
import {
  findTemplates,
  type KnownTemplate,
  loadTemplate,
  saveTemplate,
  seenTemplate,
  turnTemplate,
} from './stored-templates';
import { STARTERS } from './template';
import { TEMPLATE_FIELDS, toTemplate } from './template-fields';
import { templatePage, templatesPage } from './template-page';
import { sourceOf } from './text-source';
import { LIST_POLICY, listAssets, TEMPLATE_POLICY, templateAssets } from './texts-assets';

const MAX_ID_LENGTH = 100;
/** The path segment of a new template in place of its id. */
const NEW = 'new';
/** The limits of a preview. */
const MAX_SHOWN = 12;
const DAYS_SHOWN = 28;

/** A requested template; a built-in one is the base of an own one. */
type Asked = { id: string; known: KnownTemplate | undefined; isNew: boolean };

type Shown = {
  typed: Typed;
  problems?: Problems;
  seen: string;
  status?: 409 | 422;
  problem?: string;
  above?: Html;
};

/** Serves the list of templates, and each as a form. */
export function serveTemplates(pages: Office, options: OfficeOptions): void {
  const { database, now } = options;

  const find = async (context: Context<OfficeEnv>): Promise<Asked> => {
    const key = (context.req.param('id') ?? '').slice(0, MAX_ID_LENGTH);
    const known = key === NEW ? undefined : await loadTemplate(database, clientOf(context), key);
    const given = context.req.method === 'POST' ? context.get('form').line('id').slice(0, MAX_ID_LENGTH) : '';
    const isNew = key === NEW || known?.isOwn === false;
    // The id of a built-in template would hide it.
    const own = given !== '' && !Object.hasOwn(STARTERS, given) ? given : randomUUID();
    return { id: isNew ? own : key, known, isNew };
  };

  /** Returns the text of a form, with the next events; undefined for an invalid form. */
  const previewOf = async (client: string, typed: Typed) => {
    const { values, problems } = readFields(TEMPLATE_FIELDS, formOf(typed));
    if (!mayShow(problems)) return undefined;
    const template = toTemplate(values);
    const { language } = template;
    const from = berlinDay(now());
    const period = { from, to: addDays(from, DAYS_SHOWN) };
    const wanted = {
      ...period,
      client,
      rubrics: [],
      leavesOut: template.leavesOut,
      leavesOutLong: template.leavesOutLong,
      most: MAX_SHOWN,
    };
    const { entries } = await findEntries(database, wanted);
    const rubrics = (await loadRubrics(database, client, language)).map(({ name }) => name);
    const source = await sourceOf(options, client, language);
    return { sheet: sheetOf({ source, template, period, rubrics, chosen: [], entries }), language };
  };

  const answer = async (context: Context<OfficeEnv>, { id, known, isNew }: Asked, shown: Shown) => {
    const client = clientOf(context);
    const { typed, seen, problems = {}, status, problem, above = '' } = shown;
    const preview = await previewOf(client, typed);
    const form = templatePage({ client, csrf: csrfOf(context), id, isNew, seen, typed, problems, preview });
    context.header('Content-Security-Policy', TEMPLATE_POLICY);
    return show(context, {
      ...{
        title: isNew ? 'Neue Vorlage' : `Vorlage: ${known?.template.name ?? ''}`,
        current: 'texts',
        ...templateAssets,
      },
      content: html`${above}${form}`,
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
    context.header('Content-Security-Policy', LIST_POLICY);
    return show(context, {
      ...{ title: `Vorlagen: ${context.get('clientName')}`, current: 'texts', ...listAssets },
      content: templatesPage({ client, csrf: csrfOf(context) }, templates, row),
    });
  });

  pages.get('/:client/texts/templates/:id', async (context) => {
    const asked = await find(context);
    const { known, isNew } = asked;
    if (!known && context.req.param('id') !== NEW) return goOn(context, '/texts/templates', 'gone');
    const begun = known?.template ?? toTemplate({ name: '' });
    const typed = typedOf(TEMPLATE_FIELDS, isNew ? { ...begun, name: '' } : begun);
    return answer(context, asked, { typed, seen: isNew ? '' : seenTemplate(begun) });
  });

  pages.post('/:client/texts/templates/:id', async (context) => {
    const form = context.get('form');
    const asked = await find(context);
    const [typed, seen] = [typedIn(TEMPLATE_FIELDS, form), form.text('seen')];
    const { values, problems } = readFields(TEMPLATE_FIELDS, form);
    if (form.line('to') === 'preview' && mayShow(problems)) return answer(context, asked, { typed, seen });
    if (Object.keys(problems).length > 0) return answer(context, asked, { typed, problems, seen, status: 422 });
    const result = await saveTemplate(options, { id: asked.id, values, seen }, actorOf(context, options));
    if (typeof result === 'object') return answer(context, asked, { typed, seen, status: 422, ...result });
    if (result === 'gone') {
      const problem =
        'Jemand anders hat diese Vorlage inzwischen gelöscht. „Speichern“ legt sie mit Ihrer Eingabe neu an.';
      const anew = { id: randomUUID(), known: undefined, isNew: true };
      return answer(context, anew, { typed, seen: '', status: 409, problem });
    }
    if (result !== 'stale') return goOn(context, `/texts?template=${encodeURIComponent(asked.id)}`, result);
    const stored = (await loadTemplate(database, clientOf(context), asked.id))?.template;
    if (!stored) return goOn(context, '/texts/templates', 'gone');
    const above = othersNow(TEMPLATE_FIELDS, { stored, typed });
    return answer(context, { ...asked, isNew: false }, { typed, seen: seenTemplate(stored), status: 409, above });
  });

  pages.post('/:client/texts/templates/:id/removal', async (context) => {
    const form = context.get('form');
    const id = (context.req.param('id') ?? '').slice(0, MAX_ID_LENGTH);
    const isRemoved = form.line('removed') === 'yes';
    const turn = { id, isRemoved, ...(isRemoved && { seen: form.text('seen') }) };
    const result = await turnTemplate(options, turn, actorOf(context, options));
    if (result === 'stale') return goOn(context, `/texts/templates/${encodeURIComponent(id)}`, result);
    const isGone = isRemoved && result !== 'gone';
    return goOn(context, `/texts/templates${isGone ? `?removed=${encodeURIComponent(id)}` : ''}`, result);
  });
}

/** Checks whether there is a text to show: it does not need the template's name. */
const mayShow = (problems: Problems) => Object.keys(problems).every((name) => name === 'name');

/** Returns the input as a form. */
const formOf = (typed: Typed) => ({
  text: (name: string) => typed[name] ?? '',
  line: (name: string) => (typed[name] ?? '').replace(/\p{Cc}+/gu, ' ').trim(),
  names: Object.keys(typed),
});
