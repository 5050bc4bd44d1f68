// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * All plain sheets of an element share one shadow root, so a class name that two screens use for different things would
 * carry styles from one to the other. Every class has one sheet, and only the files of that sheet may give it.
 */

const KIT = ['ui/base.css', 'ui/kit.css'];
/** What the first screen adopts beside them, in its order. */
const FIRST = ['features/events/list/search.css', 'features/events/list/list.css', 'cards/card.css'];
/** Who may give the classes of a sheet, beside the files in its own folder. */
const ALSO: Record<string, string[]> = {
  'ui/panel/panel.css': [
    'ui/calendar/',
    'ui/combo/',
    'forms/fields/typed/',
    'features/events/list/',
    'features/events/views/',
  ],
  // Cards stand on every screen that shows events.
  'cards/card.css': [
    'features/events/list/',
    'features/events/beyond/',
    'cards/articles/',
    // An advert among events looks as they do.
    'app/adverts/',
    'loader/standalone/',
    'features/events/views/',
  ],
  // A list of articles is headed and searched as one of events is.
  'features/events/list/list.css': ['features/articles/list/list-head.tsx', 'cards/articles/article-results.tsx'],
  'features/events/list/search.css': [
    'features/articles/list/article-search.tsx',
    'features/articles/list/tag-chips.tsx',
    'loader/standalone/search-view.tsx',
    'features/events/views/',
  ],
  // Mails about a search are asked for in the same fold.
  'features/events/calendar/takeaway.css': ['features/events/saved-search/'],
  // The look of the kit's notices; a failed list is one, and what says that anything has failed.
  'shell/app.css': [
    'features/events/list/failure-notice.tsx',
    'features/events/views/kept-notice.tsx',
    'features/events/list/failure.tsx',
    'features/articles/article-failure.tsx',
    'cards/use-reasons.tsx',
    'features/articles/list/nothing-found.tsx',
    'features/events/saved-search/search-mail-screen.tsx',
    'ui/alert-notice.tsx',
    'ui/steady-words.tsx',
  ],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(`src/${file}`, 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

const selectorsOf = (sheet: string) =>
  [
    ...textOf(sheet)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(?:@|from$|to$|\d+%$)/.test(selector));
/** Whether a class names a state; it always stands beside a class that names the thing. */
const isState = (name: string) => /^(?:is|has)-/.test(name);
const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name).filter((name) => !isState(name));

/** The sheet that owns a class: the first one that styles it; later sheets may add to it. */
const ownerOf = new Map<string, string>();
for (const sheet of [...KIT, ...FIRST, ...sheets]) {
  for (const name of selectorsOf(sheet).flatMap(classesIn)) if (!ownerOf.has(name)) ownerOf.set(name, sheet);
}

/** Words in the values of `className`, also those chosen by a condition. */
function givenBy(file: string): string[] {
  const values = [...textOf(file).matchAll(/className(?:="([^"]*)"|=\{((?:[^{}]|\{[^}]*\})*)\})/g)];
  return values.flatMap(([, plain, code = '']) =>
    (plain ?? [...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, words]) => words).join(' ')).split(/\s+/),
  );
}

const mayGive = (sheet: string, file: string) =>
  KIT.includes(sheet) || [folderOf(sheet), ...(ALSO[sheet] ?? [])].some((place) => file.startsWith(place));

describe.each(sheets.filter((sheet) => !KIT.includes(sheet)))('%s', (sheet) => {
  it('styles nothing without a class of its own or of the kit', () => {
    const bare = selectorsOf(sheet).flatMap((selectors) =>
      selectors.split(/,(?![^(]*\))/).filter((selector) => classesIn(selector).length === 0 && !/:host/.test(selector)),
    );
    expect(bare).toEqual([]);
  });

  it('has classes that no other screen gives to something else', () => {
    const strangers = files
      .filter((file) => /\.tsx$/.test(file) && !mayGive(sheet, file))
      .flatMap((file) => givenBy(file).flatMap((name) => (ownerOf.get(name) === sheet ? [`${file}: ${name}`] : [])));
    expect(strangers).toEqual([]);
  });
});

it('no styled part calls a part of its own like a class of a sheet', () => {
  const named = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^\s+(?:[&>] ?)?\.([a-z][\w-]*)[^;(]*\{$/gm)].flatMap(([, name = '']) => {
        const sheet = ownerOf.get(name);
        return sheet && !mayGive(sheet, file) ? [`${file}: .${name} is that of ${sheet}`] : [];
      }),
    );
  expect(named).toEqual([]);
});
