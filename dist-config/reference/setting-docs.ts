import { readFileSync } from 'node:fs';
import { isGroup } from '../../src/settings/read-settings';
import type { SettingNode } from '../../src/settings/setting-kinds';
import { DOC, oneLine } from './registry-docs';

/** Returns the paths of all settings that are no groups, in the order of the schema. */
export const settingPaths = (node: SettingNode, path: string[] = []): [path: string[], node: SettingNode][] =>
  isGroup(node)
    ? Object.entries(node.schema).flatMap(([key, child]) => settingPaths(child, [...path, key]))
    : [[path, node]];

/** The source files of the groups of settings. */
const FILES: [RegExp, string][] = [
  [
    /^(?:name|theme|overrideHost|languageSettings)\b|(?:scaffoldTemplate|imageHosts|activateEventsRecording|activateArticles|showLoginSignupButton)$|^links\.base/,
    'first-settings',
  ],
  [/^fieldSettings\.profile|^authenticatedArea|^auth\./, 'account-settings'],
  [/^fieldSettings\.recording|Recording\./, 'recording-settings'],
  [/^advertSettings.shownIn/, 'shown-adverts-settings'],
  [/^advertSettings/, 'advert-settings'],
  [/^map\./, 'map-settings'],
  [/./, 'settings-schema'],
];

/** Words in the names of groups that do not distinguish them. */
const COMMON_WORDS = new Set(['field', 'settings', 'recording', 'auth']);

const wordsOf = (name: string) =>
  name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');

/** Returns the doc comment of a setting; of several with its name, the one that refers to its group. */
export function settingDoc(path: string[]): string {
  const name = path.at(-1) ?? '';
  const file = FILES.find(([pattern]) => pattern.test(path.join('.')))?.[1];
  const source = readFileSync(`src/settings/${file}.ts`, 'utf8');
  const docs = [...source.matchAll(DOC)].flatMap(([, comment = '', key]) => (key === name ? [oneLine(comment)] : []));
  const group = path
    .slice(0, -1)
    .flatMap(wordsOf)
    .filter((word) => !COMMON_WORDS.has(word));
  const matching = docs.find((doc) => group.some((word) => doc.toLowerCase().includes(word.replace(/s$/, ''))));
  const doc = (docs.length > 1 ? matching : undefined) ?? docs.at(-1);
  if (!doc) throw new Error(`${path.join('.')} has no doc comment`);
  return doc;
}
