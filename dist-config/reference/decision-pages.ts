import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../demo/docs/.vitepress/languages';
import type { GeneratedPart } from './element-pages';
import { table } from './markdown';

const FOLDER = '.github/decisions';

const HEAD: Record<Language, string[]> = {
  de: ['Nummer', 'Entscheidung', 'Datum'],
  en: ['Number', 'Decision', 'Date'],
};

/** Writes a day as the language does, in one line. */
const inLanguage = (language: Language, day: string) =>
  new Date(day)
    .toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
      day: 'numeric',
      month: language === 'de' ? 'numeric' : 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replaceAll(' ', '\u00a0');

/** Returns the table of all decisions with their dates. */
function decisionTable(language: Language): string {
  const rows = readdirSync(FOLDER)
    .filter((file) => /^\d+-/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
      const [, number = '', title = ''] = /^# (\d+) (.+)$/m.exec(text) ?? [];
      const date = inLanguage(language, /^Date: (\S+)/m.exec(text)?.[1] ?? '');
      const name = language === 'en' ? title : `<span lang="en">${title}</span>`;
      return [number, `[${name}](../../../${FOLDER}/${file})`, date];
    });
  return table(HEAD[language], rows);
}

/** The generated parts of the pages about decisions. */
export const decisionParts: GeneratedPart[] = LANGUAGES.map((language) => ({
  file: `demo/docs/${language}/decisions.md`,
  name: 'decisions',
  part: () => decisionTable(language),
}));
