import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../demo/server/platform/environment.mjs';
import type { Locale } from '../src/i18n/locale';
import { CLAIMS } from './reference/accessibility-claims';
import { decisionParts } from './reference/decision-pages';
import { elementParts, type GeneratedPart } from './reference/element-pages';
import { table } from './reference/markdown';
import { roleParts } from './reference/role-pages';
import { settingParts } from './reference/setting-pages';

/*
 * Writes the generated parts of the documents (`npm run reference`) from the registry, the settings schema, their doc
 * comments and their German texts, and from the decisions.
 */

function variablesTable(): string {
  return table(
    ['variable', 'default', 'meaning'],
    variables.map(({ name, defaultText, meaning }) => [`\`${name}\``, defaultText, meaning]),
  );
}

function germanVariablesTable(): string {
  return table(
    ['Variable', 'Voreinstellung', 'Bedeutung'],
    variables.map(({ name, defaultText, defaultTextDe = defaultText, meaningDe }) => [
      `\`${name}\``,
      defaultTextDe,
      meaningDe,
    ]),
  );
}

/** Returns the statements about accessibility with the names of the tests that hold them. */
const claimsTable = (locale: Locale, head: string[]) =>
  table(
    head,
    CLAIMS.map((claim) => [
      claim[locale],
      claim.criteria.join(', '),
      [...new Set(claim.tests.map(([file]) => `\`${file}\``))].join('<br>'),
    ]),
  );

/** The generated parts of all documents. */
const GENERATED_PARTS: GeneratedPart[] = [
  { file: 'demo/docs/en/operating.md', name: 'variables', part: variablesTable },
  { file: 'demo/docs/de/operating.md', name: 'variables', part: germanVariablesTable },
  {
    file: 'demo/docs/en/accessibility.md',
    name: 'claims',
    part: () => claimsTable('en', ['Statement', 'WCAG 2.2', 'Tests']),
  },
  {
    file: 'demo/docs/de/accessibility.md',
    name: 'claims',
    part: () => claimsTable('de', ['Aussage', 'WCAG 2.2', 'Tests']),
  },
  ...elementParts,
  ...settingParts,
  ...decisionParts,
  ...roleParts,
];

/** Returns the documents that have generated parts, each with the current text. */
export function generatedDocs(): { file: string; text: string }[] {
  const texts = new Map<string, string>();
  for (const { file, name, part } of GENERATED_PARTS) {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    const start = `<!-- ${name}: made by npm run reference -->`;
    const end = `<!-- end of ${name} -->`;
    if (!text.includes(start) || !text.includes(end)) throw new Error(`${file} has no marks for "${name}".`);
    const before = text.slice(0, text.indexOf(start) + start.length);
    texts.set(file, `${before}\n\n${part()}\n\n${text.slice(text.indexOf(end))}`);
  }
  return [...texts].map(([file, text]) => ({ file, text }));
}

if (process.argv[1]?.endsWith('reference.ts')) {
  for (const { file, text } of generatedDocs()) writeFileSync(file, text);
}
