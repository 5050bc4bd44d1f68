import { LANGUAGES, type Language } from '../../demo/docs/.vitepress/languages';
import { pictureFiles, SETTING_PICTURES, type SettingPicture } from '../../demo/docs/.vitepress/setting-pictures';
import { groupOf } from '../../demo/server/backoffice/settings/setting-groups';
import { helpOf, labelOf } from '../../demo/server/backoffice/settings/setting-texts';
import type { SettingNode } from '../../src/settings/setting-kinds';
import { settingsSchema } from '../../src/settings/settings-schema';
import { workSettingsSchema } from '../../src/settings/work-settings-schema';
import type { GeneratedPart } from './element-pages';
import { settingDoc, settingPaths } from './setting-docs';
import { REFERENCE_TEXTS } from './texts';

/** The English titles of the sections of the back office's form. */
const ENGLISH_GROUPS: Readonly<Record<string, string>> = {
  look: 'Appearance',
  account: 'Log-in and accounts',
  profile: 'Fields of the profile',
  'event-form': 'Recording of events',
  'event-fields': 'Fields of the forms',
  'article-form': 'Writing of articles',
  events: 'Calendar and search',
  adverts: 'Adverts',
  words: 'Texts',
  legal: 'Legal',
  interfaces: 'Interfaces',
};

const ADVERT_STEP = /^advertSettings\.(?!steps|shownIn)\w+/;

/** Returns the entry under which a setting stands: settings of the same shape (descriptions, steps) share one. */
export const entryOf = (path: string): string =>
  path.replace(/^(fieldSettings.*)(short|long)desc[123]/, '$1$2desc1…3').replace(ADVERT_STEP, 'advertSettings.<step>');

/** A setting of the documentation. */
export type DocumentedSetting = { entry: string; path: string; node: SettingNode };

/** All settings, each shape once, in the order of the schema. */
export const documentedSettings: readonly DocumentedSetting[] = [
  ...new Map(
    [...settingPaths(settingsSchema), ...settingPaths(workSettingsSchema)].map(([keys, node]) => {
      const path = keys.join('.');
      return [entryOf(path), { entry: entryOf(path), path, node }] as const;
    }),
  ).values(),
];

const TYPES: Record<Language, Readonly<Record<string, string>>> = {
  de: {
    boolean: '`true` oder `false`',
    string: 'Text',
    color: 'CSS-Farbe',
    'font list': 'Liste von Schriften wie in CSS',
    'regular expression': 'regulärer Ausdruck',
    address: 'vollständige Adresse',
    'client text': 'Text, einer für alle Sprachen oder je Sprache einer',
    labels: 'Texte nach Nummer der Meldung, für alle oder je Sprache',
    object: 'Objekt',
    group: 'Objekt',
    array: 'Liste',
  },
  en: {
    boolean: '`true` or `false`',
    string: 'text',
    color: 'CSS colour',
    'font list': 'list of fonts as in CSS',
    'regular expression': 'regular expression',
    address: 'absolute address',
    'client text': 'text, one for all languages or one for each',
    labels: 'texts by message id, for all languages or for each',
    object: 'object',
    group: 'object',
    array: 'list',
  },
};

function typeIn(language: Language, node: SettingNode): string {
  if (node.type === 'array' && 'schema' in node)
    return `${TYPES[language].array}: ${typeIn(language, node.schema as SettingNode)}`;
  if ('choices' in node && node.choices) return node.choices.map((choice) => `\`${choice}\``).join(', ');
  if (node.type === 'integer' && 'min' in node) return REFERENCE_TEXTS[language].number(node.min, node.max);
  const type = TYPES[language][node.type];
  if (!type) throw new Error(`The kind ${node.type} has no description (setting-pages.ts).`);
  return type;
}

/** Returns the default of a setting as a value in JSON; undefined for none. */
function defaultValue(node: SettingNode): string | undefined {
  const value = 'fallback' in node ? node.fallback() : undefined;
  const isEmpty = value === undefined || value === '' || (typeof value === 'object' && isBlank(value));
  return isEmpty ? undefined : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

const isBlank = (value: object | null): boolean =>
  value === null || Object.values(value).every((entry) => typeof entry === 'object' && isBlank(entry));

/** Returns the default in the words of the doc comment, or else as the value itself. */
function defaultIn(language: Language, path: string, node: SettingNode): string {
  const { none } = REFERENCE_TEXTS[language];
  const said = language === 'en' && DEFAULT.exec(settingDoc(path.split('.')))?.[1]?.replace(/^undefined\b/, none);
  return said || (defaultValue(node) ?? none);
}

const DEFAULT = / ?\bDefault (.+?)\.(?=\s|$)/;
/** Braces outside of code would be code of the site's generator. */
const MARKER = /\{\{\w+\}\}/g;
const SECTION = / ?\bSection (\d+)\./;

/** Returns the description of a setting, without its default and section. */
export function settingText(language: Language, path: string): string {
  if (language === 'de') return `**${labelOf(path)}.** ${helpOf(path).replace(MARKER, '`$&`')}`;
  return settingDoc(path.split('.')).replace(DEFAULT, '').replace(SECTION, '').trim();
}

function settingEntry(language: Language, { entry, path, node }: DocumentedSetting): string {
  const texts = REFERENCE_TEXTS[language];
  const section = SECTION.exec(settingDoc(path.split('.')))?.[1];
  const pictures = SETTING_PICTURES.filter(({ setting }) => setting === entry);
  return [
    `### \`${entry}\``,
    settingText(language, path),
    [
      `- ${texts.type}: ${typeIn(language, node)}`,
      `- ${texts.byDefault}: ${defaultIn(language, path, node)}`,
      ...(section ? [`- ${texts.section}: ${section}`] : []),
    ].join('\n'),
    ...pictures.map((picture) => pictureOf(language, picture)),
  ].join('\n\n');
}

function pictureOf(language: Language, picture: SettingPicture): string {
  const { without, with: set, effect } = REFERENCE_TEXTS[language];
  const value = picture.caption?.[language] ?? String(picture.value);
  const [before, after] = pictureFiles(picture);
  const figure = (file: string, caption: string) =>
    `<figure><img src="../pictures/${file}" alt="${effect}: ${caption}" width="${picture.width}" height="${picture.height}" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
  return `<div class="effect">${figure(before, without)}${figure(after, `${set}: ${value}`)}</div>`;
}

/** Returns the generated part of the page about settings. */
export function settingReference(language: Language): string {
  const groups = new Map<string, string[]>();
  for (const setting of documentedSettings) {
    const { id = '', title: german = '' } = groupOf(setting.path) ?? {};
    const title = language === 'de' ? german : (ENGLISH_GROUPS[id] ?? '');
    groups.set(title, [...(groups.get(title) ?? []), settingEntry(language, setting)]);
  }
  return [...groups].map(([title, entries]) => [`## ${title}`, ...entries].join('\n\n')).join('\n\n');
}

/** The generated parts of the pages about settings. */
export const settingParts: GeneratedPart[] = LANGUAGES.map((language) => ({
  file: `demo/docs/${language}/settings.md`,
  name: 'settings',
  part: () => settingReference(language),
}));
