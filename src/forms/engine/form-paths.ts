import type { Translate } from '../../i18n/translation';
import { indexOfRow, isRow, valueAt, withPathsOf } from '../../lib/value-at';
import type { FieldDefinition, FieldDefinitions, Label, Structure } from './field-definitions';
import type { FieldProblem } from './form-problems';

/** A step on the path to a field: its definition and, for a row, its id and the path of its list. */
type Step = { plan: FieldDefinition; row?: { id: string; list: string } };

/** The resolved paths, cached because hundreds of fields resolve theirs on each key press. */
const found = new WeakMap<Structure, Map<string, readonly Step[]>>();

/** Returns the definitions along a path, from the outermost; empty for a path outside of the form. */
function resolvePath(structure: Structure, path: string): readonly Step[] {
  const ways = found.get(structure) ?? new Map<string, readonly Step[]>();
  found.set(structure, ways);
  const way = ways.get(path) ?? findSteps(structure, path);
  ways.set(path, way);
  return way;
}

function findSteps({ fields, notes }: Structure, path: string): Step[] {
  const way: Step[] = [];
  let plans: FieldDefinitions | undefined = { ...notes, ...fields };
  let list: FieldDefinition | undefined;
  const steps = path.split('.');
  for (const [depth, step] of steps.entries()) {
    if (list) {
      way.push({ plan: list, row: { id: step, list: steps.slice(0, depth).join('.') } });
      plans = list.rows;
      list = undefined;
      continue;
    }
    const plan: FieldDefinition | undefined = plans && Object.hasOwn(plans, step) ? plans[step] : undefined;
    if (!plan) break;
    way.push({ plan });
    plans = plan.fields;
    list = plan.rows && plan;
  }
  return way;
}

/** Returns the section of a field. */
export const sectionOf = (structure: Structure, path: string): string | undefined =>
  resolvePath(structure, path).findLast(({ plan }) => plan.section !== undefined)?.plan.section;

/** Returns the definition at a path. */
export const definitionAt = (structure: Structure, path: string): FieldDefinition | undefined =>
  resolvePath(structure, path).at(-1)?.plan;

/**
 * Shortens a path to the last part that the form has: a field, group, row or list. Servers of another version may send
 * longer paths. Returns '' if the form has no part of it.
 */
export function nearestPath(structure: Structure, path: string, values: object): string {
  const way = resolvePath(structure, path);
  const missing = way.findIndex(({ row }) => row !== undefined && rowIndexIn(values, row) < 0);
  return path
    .split('.')
    .slice(0, missing < 0 ? way.length : missing)
    .join('.');
}

/** Checks whether a path leads to a field that is currently part of the form. */
export function isPartOfForm(structure: Structure, path: string, values: object, before: object): boolean {
  const way = resolvePath(structure, path);
  return way.length > 0 && way.every(({ plan }) => plan.when?.(values, before) ?? true);
}

/** Checks whether the field at a path, or a group around it, is read-only. */
export const isReadOnly = (structure: Structure, path: string, values: object, before: object): boolean =>
  resolvePath(structure, path).some(({ plan }) => plan.isReadOnly?.(values, before));

/** Returns the values with all read-only fields set to their initial values. */
export const withReadOnlyOf = <Values extends object>(structure: Structure, values: Values, before: Values): Values =>
  withPathsOf(
    values,
    before,
    pathsIn(structure.fields, values, '').filter((path) => isReadOnly(structure, path, values, before)),
  );

/** Checks whether all rows along a path exist. */
export const hasRows = (structure: Structure, path: string, values: object): boolean =>
  resolvePath(structure, path).every(({ row }) => row === undefined || rowIndexIn(values, row) >= 0);

function rowIndexIn(values: object, { id, list }: NonNullable<Step['row']>): number {
  const rows = valueAt(values, list);
  return Array.isArray(rows) ? indexOfRow(rows, id) : -1;
}

/**
 * The detail of a label: 'full' includes groups that have no section heading; 'inFrame' omits rows that have frames.
 */
export type Naming = 'full' | 'inSection' | 'inFrame';

/** Returns the label of a field: 'Straße', in a row 'Termin 2: Beginn'. */
export function labelOf(
  structure: Structure,
  path: string,
  values: object,
  _: Translate,
  naming: Naming = 'inSection',
): string {
  const isFull = naming === 'full';
  const way = resolvePath(structure, path);
  const words = (label: Label | undefined) => (typeof label === 'object' ? _(label) : label);
  const labels = way.flatMap(({ plan, row }, depth) => {
    if (row && plan.hasFrames && naming === 'inFrame' && depth < way.length - 1) return [];
    if (row) return [words(plan.row?.(rowIndexIn(values, row) + 1))];
    const isLast = depth === way.length - 1;
    const label = words(plan.label);
    if (isLast && label && plan.within && !isFull) return [_(plan.within(label))];
    return isLast || (isFull && plan.fields) ? [label] : [];
  });
  return labels.filter(Boolean).join(': ');
}

/**
 * Returns the labels of the rows around a field: 'Bild 2'. Lists with one row are left out.
 *
 * @returns '' outside of rows
 */
export const rowsLabelOf = (structure: Structure, path: string, values: object, _: Translate): string =>
  resolvePath(structure, path)
    .flatMap(({ plan, row }) => {
      const rows = row && valueAt(values, row.list);
      if (!row || !Array.isArray(rows) || rows.length < 2) return [];
      const label = plan.row?.(rowIndexIn(values, row) + 1);
      return (typeof label === 'object' ? _(label) : label) ?? [];
    })
    .join(': ');

/** Returns the paths of secret fields, which are passwords. */
export const writeOnlyPathsOf = ({ fields }: Structure): string[] => secretsIn(fields, '');

const secretsIn = (plans: FieldDefinitions, above: string): string[] =>
  Object.entries(plans).flatMap(([key, { isSecret, fields }]) => [
    ...(isSecret ? [above + key] : []),
    ...secretsIn(fields ?? {}, `${above}${key}.`),
  ]);

/** Returns all paths of a form with its current values, section by section. */
function pathsOf(structure: Structure, values: object): string[] {
  const { sections, fields, notes = {} } = structure;
  const all = [...Object.keys(notes), ...pathsIn(fields, values, '')];
  const placeOf = (path: string) => sections.indexOf(sectionOf(structure, path) ?? '');
  return all.sort((one, other) => placeOf(one) - placeOf(other));
}

function pathsIn(plans: FieldDefinitions, values: object, above: string): string[] {
  return Object.entries(plans).flatMap(([key, { fields, rows }]) => {
    const path = above + key;
    const value = valueAt(values, key);
    if (rows && Array.isArray(value))
      return [
        path,
        ...value.filter(isRow).flatMap((row) => [`${path}.${row.id}`, ...pathsIn(rows, row, `${path}.${row.id}.`)]),
      ];
    return [path, ...(fields && typeof value === 'object' && value ? pathsIn(fields, value, `${path}.`) : [])];
  });
}

/** Sorts problems by the order of their fields in the form, mounted or not. */
export function inPathOrder(structure: Structure, values: object, problems: readonly FieldProblem[]): FieldProblem[] {
  const places = new Map(pathsOf(structure, values).map((path, index) => [path, index]));
  const placeOf = (path: string): number => {
    const above = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    return places.get(path) ?? (above === '' ? places.size : placeOf(above));
  };
  return [...problems].sort((one, other) => placeOf(one.path) - placeOf(other.path));
}
