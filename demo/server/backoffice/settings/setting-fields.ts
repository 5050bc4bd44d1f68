import { isClientText, isGroup, isList } from '../../../../src/settings/read-settings';
import type { Group, SettingNode } from '../../../../src/settings/setting-kinds';
import { settingsSchema } from '../../../../src/settings/settings-schema';
import { workSettingsSchema } from '../../../../src/settings/work-settings-schema';
import { isHtml } from './setting-texts';

/** The control of a setting: 'lines' has one entry per line, 'json' is a small JSON text. */
export type FieldKind =
  | 'switch'
  | 'maybe switch'
  | 'number'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'color'
  | 'text'
  | 'html'
  | 'labels'
  | 'json';

/** A setting of the schema in the form. */
export type SettingField = {
  /** Its keys, joined by dots. */
  path: string;
  kind: FieldKind;
  /** True if it is a text that may differ by language. */
  isByLanguage: boolean;
  /** Its default; undefined where the client need not decide. */
  fallback: unknown;
  /** The allowed words; empty if all are. */
  allowedValues: readonly string[];
  /** The bounds of a number. */
  min?: number | undefined;
  max?: number | undefined;
};

/** Lists of words whose order matters, so that boxes to tick would not do. */
const SEQUENCES = new Set(['advertSettings.steps']);

function fieldsBelow(node: SettingNode, path: string): SettingField[] {
  if (!isGroup(node)) return [fieldOf(node, path)];
  return Object.entries(node.schema).flatMap(([key, child]) => fieldsBelow(child, path ? `${path}.${key}` : key));
}

function fieldOf(node: Exclude<SettingNode, Group>, path: string): SettingField {
  const kind = kindOf(node, path);
  return {
    ...{ path, kind, isByLanguage: isClientText(node) },
    fallback: kind === 'labels' ? {} : node.fallback(),
    allowedValues: allowedValuesOf(node),
    ...(kind === 'number' && 'min' in node && { min: node.min, max: node.max }),
  };
}

function kindOf(node: Exclude<SettingNode, Group>, path: string): FieldKind {
  if (isList(node)) return kindOfList(node.schema, path);
  switch (node.type) {
    case 'boolean':
      return node.fallback() === undefined ? 'maybe switch' : 'switch';
    case 'integer':
      return 'number';
    case 'enums':
      return 'choice';
    case 'color':
    case 'labels':
      return node.type;
    case 'client text':
      return isHtml(path) ? 'html' : 'text';
    case 'string':
    case 'address':
    case 'font list':
    case 'regular expression':
      return 'text';
    default:
      return 'json';
  }
}

function kindOfList({ type }: SettingNode, path: string): FieldKind {
  if (type === 'enums' && !SEQUENCES.has(path)) return 'choices';
  return type === 'enums' || type === 'string' ? 'lines' : 'json';
}

function allowedValuesOf(node: SettingNode): readonly string[] {
  if (isList(node)) return allowedValuesOf(node.schema);
  return ('choices' in node && node.choices) || [];
}

/** Every setting, in the order of the schema. */
export const settingFields: readonly SettingField[] = [settingsSchema, workSettingsSchema].flatMap((schema) =>
  fieldsBelow(schema, ''),
);

const byPath = new Map(settingFields.map((field) => [field.path, field]));

/** Returns the setting of a path, or the one that contains the path, as for `advertSettings.steps.3`. */
export function fieldAt(path: string): SettingField | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const field = byPath.get(path.slice(0, end));
    if (field) return field;
  }
  return undefined;
}
