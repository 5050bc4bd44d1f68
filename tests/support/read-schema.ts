import type { Queryable } from '../../demo/server/platform/database/database';

/** The parts of a schema, each as one text by its name; two databases with the same texts are equal. */
export type Schema = Record<string, string>;

/**
 * Reads the whole schema `public`: tables with columns, constraints, indexes, triggers, functions, views, sequences and
 * extensions. The order of columns, and spaces and comments in functions, make no difference.
 */
export async function readSchema(database: Queryable): Promise<Schema> {
  const rows = await database.query<{ name: string; text: string }>(PARTS.join(' union all '));
  return Object.fromEntries(rows.map(({ name, text }) => [name, plain(name, text)]).sort());
}

/**
 * Normalizes a text: sorts the names of a view, whose columns have an order, without those of tables, which older versions
 * write before each column; removes comments and spaces of others.
 */
const plain = (name: string, text: string) =>
  name.startsWith('view ')
    ? text
        .replace(/\b\w+\.(?=[\w"*])/g, '')
        .split(/[\s,()]+/)
        .sort()
        .join(' ')
    : text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

const OWN = (alias: string, catalogue: string) =>
  `${alias}.${catalogue}namespace = 'public'::regnamespace
   and not exists (select from pg_depend d where d.objid = ${alias}.oid and d.deptype = 'e')`;

const PARTS = [
  `select format('table %s', c.relname) as name, concat_ws(' ', c.relkind, c.relpersistence, c.reloptions) as text
   from pg_class c where c.relkind in ('r', 'p', 'm', 'f') and ${OWN('c', 'rel')}`,
  `select format('column %s.%s', c.relname, a.attname), concat_ws(' ', format_type(a.atttypid, a.atttypmod),
     case when a.attnotnull then 'not null' end, pg_get_expr(e.adbin, e.adrelid), 'generated', a.attgenerated,
     'identity', a.attidentity, 'collate', (select collname from pg_collation where oid = a.attcollation),
     'storage', a.attstorage, a.attcompression)
   from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef e on (e.adrelid, e.adnum) = (c.oid, a.attnum)
   where c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped and ${OWN('c', 'rel')}`,
  // Newer versions have constraints for 'not null', which columns already include.
  `select format('constraint %s of %s', k.conname, k.conrelid::regclass), concat_ws(' ', pg_get_constraintdef(k.oid), k.convalidated)
   from pg_constraint k where k.contype <> 'n' and ${OWN('k', 'con')}`,
  `select format('index %s', c.relname), concat_ws(' ', pg_get_indexdef(c.oid), i.indisvalid)
   from pg_class c join pg_index i on i.indexrelid = c.oid where ${OWN('c', 'rel')}`,
  `select format('trigger %s of %s', t.tgname, c.relname), concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${OWN('c', 'rel')}`,
  `select format('function %s(%s)', p.proname, pg_get_function_identity_arguments(p.oid)), case when p.prokind = 'a'
     then (select row_to_json(a)::text from (select aggkind, aggtransfn, aggfinalfn, aggcombinefn, aggtranstype::regtype,
       agginitval, p.proparallel from pg_aggregate where aggfnoid = p.oid) a)
     else pg_get_functiondef(p.oid) end
   from pg_proc p where ${OWN('p', 'pro')}`,
  `select format('view %s', c.relname), pg_get_viewdef(c.oid) from pg_class c where c.relkind = 'v' and ${OWN('c', 'rel')}`,
  `select format('sequence %s', c.relname), concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin,
     s.seqmax, s.seqcache, s.seqcycle, (select format('of %s.%s', d.refobjid::regclass, d.refobjsubid > 0)
       from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')))
   from pg_class c join pg_sequence s on s.seqrelid = c.oid where ${OWN('c', 'rel')}`,
  `select format('type %s', t.typname), t.typtype::text from pg_type t
   where t.typtype <> 'c' and t.typelem = 0 and ${OWN('t', 'typ')}`,
  `select format('extension %s', extname), 'in ' || extnamespace::regnamespace from pg_extension`,
];
