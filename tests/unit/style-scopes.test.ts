// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * Views without React have plain sheets; all other views have Emotion styles beside their components. All plain sheets
 * of an element share one shadow root, so every class begins with a word of its sheet, or is shared.
 */

/** The module that imports the sheets of all views without React. */
const DRAWN = 'src/prerender/styles-of.ts';
/** Plain sheets of other views, by the reason. */
const OTHERS: Record<string, string[]> = {
  'every element adopts it, whatever it shows': ['ui/kit.css', 'shell/app.css'],
  'a list, or what opens above it, would load Emotion for it': [
    'app/adverts/booked.css',
    'features/events/calendar/card-menu.css',
    'features/events/favourite-sync/reminder.css',
    'features/events/list/afterwards.css',
    'features/events/list/failure.css',
    'features/events/views/card-calendar.css',
    'features/events/views/offline-notice.css',
    'features/events/views/map/map-view.css',
    'features/events/views/month/month.css',
    'features/events/views/views.css',
    'ui/map/map-consent.css',
    'ui/map/map.css',
    'ui/panel/panel.css',
  ],
  'it is about the element itself, and about cards': ['features/events/on-paper.css'],
};

/** Sheets of the kit, whose classes have no word in common. */
const KIT = ['ui/base.css', 'ui/kit.css'];
/** Sheets that other views show parts of, too, and so add to. */
const SHARED = [
  'cards/card.css',
  'features/events/list/list.css',
  'features/events/list/search.css',
  'shell/shell.css',
  'ui/panel/panel.css',
];
/** Prefixes of the classes of a sheet where they differ from its name. */
const WORDS: Record<string, string[]> = {
  'cards/articles/articles.css': ['article'],
  'features/events/list/afterwards.css': ['favourites-bar', 'favourite-removed', 'no-results'],
  'features/events/list/list.css': ['list', 'past-note', 'sort'],
  'features/events/list/search.css': [
    'search',
    'filters',
    'active-filters',
    'chips',
    'chip-group',
    'chip-count',
    'input-box',
    'clear',
    'select',
    'text-link',
  ],
  'features/events/views/month/month.css': ['month', 'agenda', 'date'],
  'features/events/views/map/map-view.css': ['map'],
  'loader/standalone/search.css': ['box'],
  'shell/app.css': ['footer', 'notice', 'skip-link'],
  'shell/shell.css': ['shell-bar', 'shell-add', 'waiting-screen'],
  'ui/map/map-consent.css': ['map'],
  'ui/map/map.css': ['map', 'leaflet'],
  'ui/panel/panel.css': [
    'panel',
    'when-panel',
    'day-panel',
    'facet-panel',
    'calendar',
    'choice',
    'tag-choices',
    'option',
  ],
};

const textOf = (sheet: string) => readFileSync(`src/${sheet}`, 'utf8');
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

const importsOf = (file: string, text: string) =>
  [...text.matchAll(/(?:from|@import) ['"](\.[^'"]+\.css)/g)].map(([, path = '']) => join(dirname(file), path));
const withImports = (sheet: string): string[] => [sheet, ...importsOf(sheet, textOf(sheet)).flatMap(withImports)];

const selectorsOf = (sheet: string) =>
  [
    ...textOf(sheet)
      .replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .flatMap(([, selectors = '']) => selectors.trim().split(/,(?![^(]*\))/))
    .filter((selector) => !/^(?:@|from$|to$|\d+%$)/.test(selector.trim()));
/** Without those that name a state: they always stand beside one that names the thing. */
const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:is|has)-/.test(name));
const classesOf = (sheet: string) => [...new Set(selectorsOf(sheet).flatMap(classesIn))];

const wordsOf = (sheet: string) => WORDS[sheet] ?? [sheet.replace(/^.*\/|\.css$/g, '')];
const isOwn = (sheet: string, name: string) => wordsOf(sheet).some((word) => name.startsWith(word));

it('only views without React, and exceptions with a reason, have a plain sheet', () => {
  const drawn = importsOf('prerender/styles-of.ts', readFileSync(DRAWN, 'utf8')).flatMap(withImports);
  expect(drawn).toContain('ui/base.css');
  expect(sheets.toSorted()).toEqual([...drawn, ...Object.values(OTHERS).flat()].toSorted());
});

it('every class of a plain sheet has the prefix of the sheet or is shared', () => {
  const shared = new Set([
    ...KIT.flatMap(classesOf),
    ...SHARED.flatMap((sheet) => classesOf(sheet).filter((name) => isOwn(sheet, name))),
  ]);
  const strangers = sheets
    .filter((sheet) => !KIT.includes(sheet))
    .flatMap((sheet) =>
      selectorsOf(sheet).flatMap((selector) => {
        const names = classesIn(selector);
        const isScoped = names.length > 0 || selector.includes(':host');
        return isScoped && names.every((name) => isOwn(sheet, name) || shared.has(name))
          ? []
          : [`${sheet}: ${selector}`];
      }),
    );
  expect(strangers).toEqual([]);
});
