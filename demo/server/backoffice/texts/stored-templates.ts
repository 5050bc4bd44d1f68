import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { OfficeOptions } from '../options';
import { changedLabels, type FieldValues, type Problems, seenOf } from '../page/typed-fields';
import { STARTERS, type Template } from './template';
import { TEMPLATE_FIELDS, toTemplate } from './template-fields';

/** The maximum number of templates that a list shows. */
const MAX = 100;

/** A template of a client, or a built-in one. */
export type KnownTemplate = { id: string; template: Template; isOwn: boolean };

type Row = { id: string; content: unknown; removed: boolean };

const COLUMNS = 'id, content, removed_at is not null as removed';

/** Finds the templates of a client by name, then the built-in ones. */
export async function findTemplates(from: Queryable, client: string): Promise<KnownTemplate[]> {
  const rows = await from.query<Row>(
    `select ${COLUMNS} from text_templates where client = $1 and removed_at is null
     order by lower(content->>'name'), id`,
    [client],
  );
  const own = rows.map(({ id, content }) => ({ id, template: toTemplate(content), isOwn: true }));
  const starters = Object.entries(STARTERS).map(([id, template]) => ({ id, template, isOwn: false }));
  return [...own, ...starters];
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
export async function loadTemplate(from: Queryable, client: string, id: string): Promise<KnownTemplate | undefined> {
  const starter = Object.hasOwn(STARTERS, id) ? STARTERS[id] : undefined;
  if (starter) return { id, template: starter, isOwn: false };
  const row = await loadRow(from, client, id);
  return row && !row.removed ? { id, template: toTemplate(row.content), isOwn: true } : undefined;
}

/** Returns the version of a template that an operator has seen. */
export const seenTemplate = (template: Template | undefined): string => seenOf(TEMPLATE_FIELDS, template);

/** A requested change of a template; `seen` is '' for a new one. */
export type TemplateChange = { id: string; values: FieldValues; seen: string };

export type SavedTemplate = 'done' | 'already' | 'stale' | 'gone' | { problems: Problems };

/** Locks the client: one operator after the other, so that names and numbers are right. */
const inLine = (transaction: Queryable, client: string) =>
  transaction.query('select 1 from clients where key = $1 for no key update', [client]);

/** Creates or changes a template, unless somebody else has changed or removed it since. */
export const saveTemplate = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  { id, values, seen }: TemplateChange,
  doing: ActorContext,
): Promise<SavedTemplate> =>
  inOneWrite(options, async (transaction) => {
    const { client } = doing;
    await inLine(transaction, client);
    const row = await loadRow(transaction, client, id);
    const stored = row && toTemplate(row.content);
    if (row?.removed || (!row && seen !== '')) return 'gone';
    if (stored && seenTemplate(stored) === seenOf(TEMPLATE_FIELDS, values)) return 'already';
    if (stored && seenTemplate(stored) !== seen) return 'stale';
    const problems = await problemsOf(transaction, { client, id, values, isNew: !stored });
    if (problems) return { problems };
    await transaction.query(
      `insert into text_templates (id, client, content) values ($1, $2, $3::jsonb)
       on conflict (id) do update set content = excluded.content where text_templates.client = excluded.client`,
      [id, client, JSON.stringify(values)],
    );
    await recordAction(transaction, doing, {
      ...{ kind: 'text', record: id, action: stored ? 'saved' : 'created' },
      details: { name: values.name, ...(stored && { fields: changedLabels(TEMPLATE_FIELDS, stored, values) }) },
    });
    return 'done';
  });

async function problemsOf(
  transaction: Queryable,
  { client, id, values, isNew }: { client: string; id: string; values: FieldValues; isNew: boolean },
): Promise<Problems | undefined> {
  const known = await findTemplates(transaction, client);
  const name = String(values.name).toLowerCase();
  if (known.some((one) => one.id !== id && one.template.name.toLowerCase() === name))
    return { name: 'So heißt schon eine andere Vorlage.' };
  if (isNew && known.length >= MAX) return { name: `Es gibt schon ${MAX} Vorlagen. Bitte löschen Sie erst eine.` };
  return undefined;
}

/** Removes a template, or restores it. */
export const turnTemplate = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  { id, isRemoved, seen }: { id: string; isRemoved: boolean /** The version to remove. */; seen?: string },
  doing: ActorContext,
): Promise<'done' | 'already' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = doing;
    await inLine(transaction, client);
    const row = await loadRow(transaction, client, id);
    if (!row) return 'gone';
    if (row.removed === isRemoved) return 'already';
    const template = toTemplate(row.content);
    if (seen !== undefined && seenTemplate(template) !== seen) return 'stale';
    await transaction.query('update text_templates set removed_at = $2 where id = $1', [id, isRemoved ? now : null]);
    const action = isRemoved ? 'deleted' : 'restored';
    await recordAction(transaction, doing, { kind: 'text', record: id, action, details: { name: template.name } });
    return 'done';
  });
