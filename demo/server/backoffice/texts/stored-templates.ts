import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { OfficeOptions } from '../options';
import { changedLabels, type FieldValues, type Problems, versionOf } from '../page/typed-fields';
import { BUILT_IN_TEMPLATES, type Template } from './template';
import { TEMPLATE_FIELDS, toTemplate } from './template-fields';

/** The maximum number of templates that a list shows. */
const MAX_TEMPLATES = 100;

/** A template of a client, or a built-in one. */
export type ListedTemplate = { id: string; template: Template; isOwn: boolean };

type Row = { id: string; content: unknown; removed: boolean };

const COLUMNS = 'id, content, removed_at is not null as removed';

/** Finds the templates of a client by name, then the built-in ones. */
export async function findTemplates(from: Queryable, client: string): Promise<ListedTemplate[]> {
  const rows = await from.query<Row>(
    `select ${COLUMNS} from text_templates where client = $1 and removed_at is null
     order by lower(content->>'name'), id`,
    [client],
  );
  const ownTemplates = rows.map(({ id, content }) => ({ id, template: toTemplate(content), isOwn: true }));
  const builtIn = Object.entries(BUILT_IN_TEMPLATES).map(([id, template]) => ({ id, template, isOwn: false }));
  return [...ownTemplates, ...builtIn];
}

async function loadRow(from: Queryable, client: string, id: string): Promise<Row | undefined> {
  if (id.includes('\0')) return undefined;
  const [row] = await from.query<Row>(`select ${COLUMNS} from text_templates where client = $1 and id = $2`, [
    client,
    id,
  ]);
  return row;
}

/** Loads a template by its id; undefined if it does not exist or was removed. */
export async function loadTemplate(from: Queryable, client: string, id: string): Promise<ListedTemplate | undefined> {
  const starter = Object.hasOwn(BUILT_IN_TEMPLATES, id) ? BUILT_IN_TEMPLATES[id] : undefined;
  if (starter) return { id, template: starter, isOwn: false };
  const row = await loadRow(from, client, id);
  return row && !row.removed ? { id, template: toTemplate(row.content), isOwn: true } : undefined;
}

/** Returns the version of a template that an operator has seen. */
export const versionOfTemplate = (template: Template | undefined): string => versionOf(TEMPLATE_FIELDS, template);

/** A requested change of a template; `seenVersion` is '' for a new one. */
export type TemplateChange = { id: string; values: FieldValues; seenVersion: string };

export type TemplateSaveResult = 'done' | 'already' | 'stale' | 'gone' | { problems: Problems };

/** Locks the client: one operator after the other, so that names and numbers are right. */
const lockClient = (transaction: Queryable, client: string) =>
  transaction.query('select 1 from clients where key = $1 for no key update', [client]);

/** Creates or changes a template, unless somebody else has changed or removed it since. */
export const saveTemplate = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  { id, values, seenVersion }: TemplateChange,
  actorContext: ActorContext,
): Promise<TemplateSaveResult> =>
  inOneWrite(options, async (transaction) => {
    const { client } = actorContext;
    await lockClient(transaction, client);
    const row = await loadRow(transaction, client, id);
    const stored = row && toTemplate(row.content);
    if (row?.removed || (!row && seenVersion !== '')) return 'gone';
    if (stored && versionOfTemplate(stored) === versionOf(TEMPLATE_FIELDS, values)) return 'already';
    if (stored && versionOfTemplate(stored) !== seenVersion) return 'stale';
    const problems = await problemsOf(transaction, { client, id, values, isNew: !stored });
    if (problems) return { problems };
    await transaction.query(
      `insert into text_templates (id, client, content) values ($1, $2, $3::jsonb)
       on conflict (id) do update set content = excluded.content where text_templates.client = excluded.client`,
      [id, client, JSON.stringify(values)],
    );
    await recordAction(transaction, actorContext, {
      ...{ kind: 'text', record: id, action: stored ? 'saved' : 'created' },
      details: { name: values.name, ...(stored && { fields: changedLabels(TEMPLATE_FIELDS, stored, values) }) },
    });
    return 'done';
  });

async function problemsOf(
  transaction: Queryable,
  { client, id, values, isNew }: { client: string; id: string; values: FieldValues; isNew: boolean },
): Promise<Problems | undefined> {
  const existing = await findTemplates(transaction, client);
  const name = String(values.name).toLowerCase();
  if (existing.some((one) => one.id !== id && one.template.name.toLowerCase() === name))
    return { name: 'So heißt schon eine andere Vorlage.' };
  if (isNew && existing.length >= MAX_TEMPLATES)
    return { name: `Es gibt schon ${MAX_TEMPLATES} Vorlagen. Bitte löschen Sie erst eine.` };
  return undefined;
}

/** Removes a template, or restores it. */
export const removeOrRestoreTemplate = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  {
    id,
    isRemoved,
    seenVersion,
  }: { id: string; isRemoved: boolean /** The version to remove. */; seenVersion?: string },
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    await lockClient(transaction, client);
    const row = await loadRow(transaction, client, id);
    if (!row) return 'gone';
    if (row.removed === isRemoved) return 'already';
    const template = toTemplate(row.content);
    if (seenVersion !== undefined && versionOfTemplate(template) !== seenVersion) return 'stale';
    await transaction.query('update text_templates set removed_at = $2 where id = $1', [id, isRemoved ? now : null]);
    const action = isRemoved ? 'deleted' : 'restored';
    await recordAction(transaction, actorContext, {
      kind: 'text',
      record: id,
      action,
      details: { name: template.name },
    });
    return 'done';
  });
