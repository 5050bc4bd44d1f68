import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { germanAdverts } from '../../../demo/server/mail/advert-texts';
import { backOfficeTexts } from '../../../demo/server/mail/back-office-texts';
import { germanBilling } from '../../../demo/server/mail/billing-texts';
import { germanDecisions } from '../../../demo/server/mail/decision-texts';
import { type MailKind, mailText } from '../../../demo/server/mail/mail-texts';
import { germanSearches } from '../../../demo/server/mail/search-texts';
import { germanSignUps } from '../../../demo/server/mail/sign-up-texts';
import { itForAll } from '../../support/it-for-all';

const ROOT = join(import.meta.dirname, '../../..');
/** Each part of the product with texts of its own, and the page that shows the fields. */
const FOLDERS = ['src', 'demo/kit'].flatMap((part) =>
  readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('de.po'))
    .map((file) => join(part, dirname(file))),
);

/** Words for things that have another name in the product; 'Mandantennummer' is DATEV's own. */
const DISCARDED = {
  de: [
    /Zuordnung|Akzeptiere:|Gemerkte\b|Eigenschaften|Mandant(?!ennummer)|lang laufende|Passwort setzen|Daten mitnehmen/i,
    /Kategorie|Stichw[oö]rt|Favorit|Webseite|Homepage|einlogg|Inserat|Werbeanzeige|Anzeigenplatz|Genehmigung/i,
    /(Ihre|Diese) Werbung\b|Werbung (stoppen|stornieren)|(dieser|diesen|welcher|einen) Platz\b/i,
    /\bTickets\b/,
  ],
  en: [
    /assignment|\beditors\b|call(ed)? (it )?off|e-mail|telephone|imprint|\bcounts?\b|rubric|Diverse|to the log-in/i,
    /organizer|sign(ed)? in\b|communit|keyword|bookmark|homepage|advertising slot|\bads?\b|advertisement/i,
  ],
};
/** Words that only the back office and the invoice use. */
const OF_OPERATORS = { de: /Berechtigung|Mehrwertsteuer|Umsatzsteuer/, en: /permission/i };
const isDiscarded = (text: string, locale: 'de' | 'en') => DISCARDED[locale].some((words) => words.test(text));

/** Every message of a catalog with its text, '' where there is none. */
function catalog(folder: string, locale: string): Map<string, string> {
  const text = readFileSync(join(ROOT, folder, `${locale}.po`), 'utf8');
  const unquote = (lines: string) =>
    [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => JSON.parse(`"${part}"`)).join('');
  const entries = [...text.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)];
  return new Map(entries.map(([, id = '', words = '']) => [unquote(id), unquote(words)]));
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+[,}]|<\/?\d+/g))].sort();

/** Messages of the source language whose translation is absent or speaks of other values. */
function gaps(source: Map<string, string>, translation: Map<string, string>): string[] {
  return [...source].flatMap(([id, words]) => {
    const own = translation.get(id);
    if (id === '') return [];
    if (!own) return [`${id}: no text`];
    const isSame = placeholders(own).join() === placeholders(words || id).join();
    return isSame ? [] : [`${id}: other values`];
  });
}

describe.each(FOLDERS)('the texts in %s', (folder) => {
  it('are found', () => {
    expect(catalog(folder, 'de').size).toBeGreaterThan(1);
  });

  it('exist in English for every German one, with the same placeholders', () => {
    expect(gaps(catalog(folder, 'de'), catalog(folder, 'en'))).toEqual([]);
  });

  it('do not exist in English without a German one', () => {
    expect(gaps(catalog(folder, 'en'), catalog(folder, 'de')).filter((gap) => gap.endsWith('no text'))).toEqual([]);
  });
});

/** Every message of the application as it is known at run time, by words and context, with all of its texts. */
function everywhere(locale: string): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const folder of FOLDERS.filter((one) => one.startsWith('src'))) {
    const text = readFileSync(join(ROOT, folder, `${locale}.po`), 'utf8');
    for (const [, context = '', id = '', words = ''] of text.matchAll(
      /^(?:msgctxt "(.*)"\n)?msgid "(.+)"\nmsgstr "(.*)"/gm,
    )) {
      const key = context ? `${id} (${context})` : id;
      all.set(key, (all.get(key) ?? new Set()).add(words));
    }
  }
  return all;
}

// The parts that are open share their texts, so that of two the one above would be read everywhere.
itForAll(['de', 'en'])('a message has one text in all parts of the application, in %s', (locale) => {
  const all = everywhere(locale);
  expect(all.size).toBeGreaterThan(1000);
  expect([...all].filter(([, texts]) => texts.size > 1).map(([key, texts]) => [key, ...texts])).toEqual([]);
});

describe.each(['de', 'en'] as const)('the terms in %s', (locale) => {
  it('are consistent', () => {
    const texts = FOLDERS.flatMap((folder) => [...catalog(folder, locale)]);
    // Clients know the labels, and may have texts of their own for them.
    const shown = texts.filter(([id]) => id !== '' && !id.startsWith('lbl_')).map(([id, words]) => words || id);
    // The name of a value within a text is not shown.
    expect(shown.filter((text) => isDiscarded(text.replace(/\{count\b/g, '{'), locale))).toEqual([]);
    expect(shown.filter((text) => OF_OPERATORS[locale].test(text))).toEqual([]);
  });
});

it('the texts of the server use the same terms: back office, documents, mails and API description', () => {
  const sources = readdirSync(join(ROOT, 'demo/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join(ROOT, 'demo/server', file), 'utf8').split('\n')] as const);
  const lines = sources.flatMap(([file, all]) => all.map((line, index) => [`${file}:${index + 1}`, line] as const));
  expect(lines.filter(([, line]) => isDiscarded(line, 'de')).map(([place]) => place)).toEqual([]);
  const calls = readFileSync(join(ROOT, 'demo/server/openapi.json'), 'utf8');
  const said = [...calls.matchAll(/"(?:description|summary)": "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((text) => /organizer|\bsign(ed)? in\b|keyword|advertisement|\bads\b/i.test(text))).toEqual([]);
});

/** Kinds of mails whose texts stand in one file. */
const OTHER_MAILS = {
  magic: 0,
  reset: 0,
  passwordChanged: 0,
  passwordDropped: 0,
  confirmNewEmail: 0,
  emailChangeAsked: 0,
  deletionAsked: 0,
  deletionByOperator: 0,
  deletionCalledOff: 0,
} satisfies Partial<Record<MailKind, 0>>;

const MAILS = {
  ...germanAdverts,
  ...germanBilling,
  ...germanDecisions,
  ...germanSearches,
  ...germanSignUps,
  ...backOfficeTexts,
  ...OTHER_MAILS,
} satisfies Record<MailKind, unknown>;

itForAll(Object.keys(MAILS).filter((kind): kind is MailKind => Object.hasOwn(MAILS, kind)))(
  'a German mail continues with a lowercase letter after its greeting: %s',
  (kind) => {
    const parts = { clientName: 'Stadt', link: 'https://portal.example', isApproved: false, day: '1. Dezember' };
    const german = mailText(kind, { language: 'de', name: undefined }, parts).text;
    expect(german).toMatch(/^Guten Tag,\n\n(Sie|\p{Ll}+) /u);
    expect(isDiscarded(german, 'de')).toBe(false);
    expect(isDiscarded(mailText(kind, { language: 'en', name: undefined }, parts).text, 'en')).toBe(false);
  },
);

it('detects a missing text and placeholder: the control', () => {
  const source = new Map([
    ['a', 'a'],
    ['{n} Termine', '{n} Termine'],
  ]);
  expect(gaps(source, new Map([['{n} Termine', '{m} dates']]))).toEqual(['a: no text', '{n} Termine: other values']);
});
