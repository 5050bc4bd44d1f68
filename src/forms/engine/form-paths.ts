import type { Translate } from '../../i18n/translation';
import { indexOfRow, isRow, valueAt, withPathsOf } from '../../lib/value-at';
import type { FieldDefinition, FieldDefinitions, Label, Structure } from './field-definitions';
import type { FieldProblem } from './form-problems';

/** A step on the path to a field: its definition and, for a row, its id and the path of its list. */
type Step = { definition: FieldDefinition; row?: { id: string; list: string } };

/** The resolved paths, cached because hundreds of fields resolve theirs on each key press. */
const resolvedPaths = new WeakMap<Structure, Map<string, readonly Step[]>>();

/** Returns the definitions along a path, from the outermost; empty for a path outside of the form. */
function resolvePath(structure: Structure, path: string): readonly Step[] {
  const stepsByPath = resolvedPaths.get(structure) ?? new Map<string, readonly Step[]>();
  resolvedPaths.set(structure, stepsByPath);
  const steps = stepsByPath.get(path) ?? findSteps(structure, path);
  stepsByPath.set(path, steps);
  return steps;
}

function findSteps({ fields, notes }: Structure, path: string): Step[] {
  const resolved: Step[] = [];
  let definitions: FieldDefinitions | undefined = { ...notes, ...fields };
  let listDefinition: FieldDefinition | undefined;
  const keys = path.split('.');
  for (const [depth, key] of keys.entries()) {
    if (listDefinition) {
      resolved.push({ definition: listDefinition, row: { id: key, list: keys.slice(0, depth).join('.') } });
      definitions = listDefinition.rows;
      listDefinition = undefined;
      continue;
    }
    const definition: FieldDefinition | undefined =
      definitions && Object.hasOwn(definitions, key) ? definitions[key] : undefined;
    if (!definition) break;
    resolved.push({ definition });
    definitions = definition.fields;
    listDefinition = definition.rows && definition;
  }
  return resolved;
}

/** Returns the section of a field. */
export const sectionOf = (structure: Structure, path: string): string | undefined =>
  resolvePath(structure, path).findLast(({ definition }) => definition.section !== undefined)?.definition.section;

/** Returns the definition at a path. */
export const definitionAt = (structure: Structure, path: string): FieldDefinition | undefined =>
  resolvePath(structure, path).at(-1)?.definition;

/**
 * Shortens a path to the last part that the form has: a field, group, row or list. Servers of another version may send
 * longer paths. Returns '' if the form has no part of it.
 */
export function nearestPath(structure: Structure, path: string, values: object): string {
  const steps = resolvePath(structure, path);
  const missing = steps.findIndex(({ row }) => row !== undefined && rowIndexIn(values, row) < 0);
  return path
    .split('.')
    .slice(0, missing < 0 ? steps.length : missing)
    .join('.');
}

/** Checks whether a path leads to a field that is currently part of the form. */
export function isPartOfForm(structure: Structure, path: string, values: object, before: object): boolean {
  const steps = resolvePath(structure, path);
  return steps.length > 0 && steps.every(({ definition }) => definition.when?.(values, before) ?? true);
}

/** Checks whether the field at a path, or a group around it, is read-only. */
export const isReadOnly = (structure: Structure, path: string, values: object, before: object): boolean =>
  resolvePath(structure, path).some(({ definition }) => definition.isReadOnly?.(values, before));

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
 * The detail of a label: 'full' includes groups that have no section heading; 'inFrame' omits rows and
 * groups whose names are above the field.
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
  const steps = resolvePath(structure, path);
  const textOf = (label: Label | undefined) => (typeof label === 'object' ? _(label) : label);
  const labels = steps.flatMap(({ definition, row }, depth) => {
    if (row && definition.hasFrames && naming === 'inFrame' && depth < steps.length - 1) return [];
    if (row) return [textOf(definition.row?.(rowIndexIn(values, row) + 1))];
    const isLast = depth === steps.length - 1;
    const label = textOf(definition.label);
    if (isLast && label && definition.within && naming === 'inSection') return [_(definition.within(label))];
    return isLast || (isFull && definition.fields) ? [label] : [];
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
    .flatMap(({ definition, row }) => {
      const rows = row && valueAt(values, row.list);
      if (!row || !Array.isArray(rows) || rows.length < 2) return [];
      const label = definition.row?.(rowIndexIn(values, row) + 1);
      return (typeof label === 'object' ? _(label) : label) ?? [];
    })
    .join(': ');

/** Returns the paths of secret fields, which are passwords. */
export const writeOnlyPathsOf = ({ fields }: Structure): string[] => secretsIn(fields, '');

const secretsIn = (definitions: FieldDefinitions, prefix: string): string[] =>
  Object.entries(definitions).flatMap(([key, { isSecret, fields }]) => [
    ...(isSecret ? [prefix + key] : []),
    ...secretsIn(fields ?? {}, `${prefix}${key}.`),
  ]);

/** Returns all paths of a form with its current values, section by section. */
function pathsOf(structure: Structure, values: object): string[] {
  const { sections, fields, notes = {} } = structure;
  const all = [...Object.keys(notes), ...pathsIn(fields, values, '')];
  const sectionIndexOf = (path: string) => sections.indexOf(sectionOf(structure, path) ?? '');
  return all.sort((one, other) => sectionIndexOf(one) - sectionIndexOf(other));
}

function pathsIn(definitions: FieldDefinitions, values: object, prefix: string): string[] {
  return Object.entries(definitions).flatMap(([key, { fields, rows }]) => {
    const path = prefix + key;
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
  const indices = new Map(pathsOf(structure, values).map((path, index) => [path, index]));
  const indexOf = (path: string): number => {
    const parentPath = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    return indices.get(path) ?? (parentPath === '' ? indices.size : indexOf(parentPath));
  };
  return [...problems].sort((one, other) => indexOf(one.path) - indexOf(other.path));
}
