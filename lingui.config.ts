import { join, relative } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { importClosure } from './dist-config/plugins/import-closure';

const DETAIL = '<rootDir>/src/features/events/detail';
/** What search engines are told. */
const JSON_LD = '<rootDir>/src/features/events/json-ld';
/** Month and week, which the list leads to, and the way to them and to the map. */
const VIEWS = '<rootDir>/src/features/events/views';
/** The results on a map. */
const MAP = `${VIEWS}/map`;
/** An event that is not published yet, shown by its form. */
const PREVIEW = '<rootDir>/src/features/events/preview';
/** What stands around an event. */
const BEYOND = '<rootDir>/src/features/events/beyond';
/** Articles about events, which only clients that have switched them on show. */
const ARTICLES = '<rootDir>/src/features/events/articles';
/** Adverts that run, which only clients that have switched them on show. */
const SHOWN = '<rootDir>/src/portal/adverts';
/** Where one place is on the map. */
const PLACE_MAP = '<rootDir>/src/features/events/place-map';
/** What takes events into calendars, and feeds. */
const CALENDAR = '<rootDir>/src/features/events/calendar';
/** What favourites have beside the hearts. */
const EXTRAS = '<rootDir>/src/features/events/favourite-extras';
/** Searches about which mails are sent. */
const SEARCHES = '<rootDir>/src/features/events/saved-search';
const LIST = '<rootDir>/src/features/events/list';
/** Elements that need no application. */
const LIGHT = '<rootDir>/src/loader/light';
/** What servers write into pages. */
const PRERENDER = '<rootDir>/src/prerender';
/** What a list needs after the first interaction only. */
const LATER = [
  'when-panel',
  'facet-panels',
  'filter-sheet',
  'place-suggestions',
  'nothing-found',
  'loosen',
  'favourites-bar',
];
const FAILURE_WORDS = '<rootDir>/src/features/events/failure-words.ts';
/** Why events could not be loaded, said by the detail and by a list that has failed. */
const FAILURES = [FAILURE_WORDS, `${LIST}/failure-notice.tsx`];
const GALLERY = '<rootDir>/src/ui/gallery-dialog.tsx';
const FRAME = '<rootDir>/src/iframe';
/** What only large forms have. */
const FIELDS = ['ui/typed-fields', 'ui/choice-fields', 'ui/fields/rich-text-fallback.tsx'];
const KIT = '<rootDir>/demo/kit';
const EDITOR = '<rootDir>/src/ui/rich-text-editor';
const UPLOAD = '<rootDir>/src/ui/upload';
const AUTH = '<rootDir>/src/features/auth';
const PROFILE = '<rootDir>/src/features/profile';
/** What the forms of events and of articles are made of. */
const RECORD_FORM = '<rootDir>/src/features/recording/record-form';
const ARTICLE_FORM = '<rootDir>/src/features/recording/article-form';
const EVENT_FORM = '<rootDir>/src/features/recording/event-form';
const IMPORT = '<rootDir>/src/features/recording/event-form/import';
/** Too few texts for a file: they come with those of the list. */
const UNFINISHED = '<rootDir>/src/features/recording/unfinished';
/** The list and the form speak of a review in the same words. */
const REVIEW_WORDS = '<rootDir>/src/features/recording/review-words.ts';
/** They also name alike why an event cannot be edited. */
const NO_EDIT_WORDS = '<rootDir>/src/features/recording/no-edit-words.ts';
const ARTICLE_NO_EDIT_WORDS = '<rootDir>/src/features/recording/article-no-edit-words.ts';
/** What every form has from the start, and the names of its fields: they stand in the catalog of each form. */
const OF_FORMS = [
  `${RECORD_FORM}/*.{ts,tsx}`,
  `${RECORD_FORM}/*/*-plans.ts`,
  `${RECORD_FORM}/{frame,descriptions,tag-words,unsaved,withdraw}/*.{ts,tsx}`,
];
/** Parts of every form that bring their own texts. */
const RECORD_PARTS = ['places', 'pictures', 'extras', 'leave', 'preview', 'english', 'conflict', 'problems'];
const MY_EVENTS = '<rootDir>/src/features/recording/my-events';
const MY_ARTICLES = '<rootDir>/src/features/recording/my-articles';
/** What both lists of own records are made of. */
const OWN_RECORDS = '<rootDir>/src/features/recording/own-records';
const ADVERT_ORDER = '<rootDir>/src/features/adverts/order';
const ACCOUNT = '<rootDir>/src/features/account';
/** The start of the logged-in area; the rest of its feature stands around every screen. */
const START = ['start-screen.tsx', 'start-layout.tsx', 'start-actions.tsx', 'todo-words.ts'];
/** What somebody has ordered of adverts. */
const BOOKINGS = '<rootDir>/src/features/adverts/bookings';
/** What only people with an account see. */
const MEMBERS = [
  'portal/suggest-address',
  'features/account',
  'ui/fields',
  'ui/form',
  'portal/drafts',
  'portal/form',
  'portal/form-parts',
  'portal/person-fields',
  'features/recording/elsewhere',
];

const RUNTIME = join(import.meta.dirname, 'src/i18n/lingui');

/** What the script tag draws before the application is there: a feature has texts here only when the loader imports it. */
const FIRST = [...importClosure([join(import.meta.dirname, 'src/loader/loader.ts')])]
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `<rootDir>/${relative(import.meta.dirname, file)}`)
  .sort();

export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  fallbackLocales: { default: 'en' },
  // The macros call our own small runtime.
  runtimeConfigModule: { useLingui: [RUNTIME, 'useLingui'], Trans: [RUNTIME, 'Trans'] },
  // Texts of a lazily loaded part are a catalog of their own, so that the first screen does not carry them.
  catalogs: [
    { path: '<rootDir>/src/i18n/first/{locale}', include: FIRST },
    {
      path: '<rootDir>/src/i18n/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        ...FIRST,
        ...FAILURES,
        GALLERY,
        '**/features/adverts/**',
        '**/events/articles/**',
        '**/events/beyond/**',
        '**/events/calendar/**',
        '**/events/favourite-extras/**',
        '**/events/saved-search/**',
        '**/portal/adverts/**',
        '**/events/detail/**',
        '**/events/json-ld/**',
        '**/events/place-map/**',
        '**/events/preview/**',
        '**/events/views/**',
        ...LATER.map((file) => `**/events/list/${file}.tsx`),
        '**/features/adverts/**',
        '**/features/auth/**',
        '**/features/profile/**',
        '**/features/recording/**',
        '**/src/iframe/**',
        '**/loader/light/**',
        '**/src/prerender/**',
        '**/ui/rich-text-editor/**',
        '**/ui/upload/**',
        ...[...MEMBERS, ...FIELDS].map((folder) => `**/${folder}/**`),
        '**/*.po',
      ],
    },
    {
      path: '<rootDir>/src/i18n/members/{locale}',
      include: MEMBERS.map((folder) => `<rootDir>/src/${folder}`),
      exclude: [
        ...START.map((file) => `**/features/account/${file}`),
        ...FIELDS.map((place) => `**/${place}`),
        '**/*.po',
      ],
    },
    {
      path: '<rootDir>/src/ui/texts/{locale}',
      include: FIELDS.map((folder) => `<rootDir>/src/${folder}`),
      exclude: ['**/*.po'],
    },
    { path: `${BOOKINGS}/texts/{locale}`, include: [BOOKINGS], exclude: ['**/*.po'] },
    { path: `${AUTH}/texts/{locale}`, include: [AUTH], exclude: ['**/*.po'] },
    {
      path: `${MY_EVENTS}/texts/{locale}`,
      include: [MY_EVENTS, OWN_RECORDS, UNFINISHED, REVIEW_WORDS, NO_EDIT_WORDS],
      exclude: ['**/*.po'],
    },
    {
      path: `${MY_ARTICLES}/texts/{locale}`,
      include: [MY_ARTICLES, OWN_RECORDS, REVIEW_WORDS, ARTICLE_NO_EDIT_WORDS],
      exclude: ['**/*.po'],
    },
    { path: `${PROFILE}/texts/{locale}`, include: [PROFILE], exclude: ['**/*.po'] },
    // What its fields are called stands in the summary of errors, too, before their section is there.
    {
      path: `${EVENT_FORM}/texts/{locale}`,
      include: [
        `${EVENT_FORM}/*.{ts,tsx}`,
        NO_EDIT_WORDS,
        `${EVENT_FORM}/*/*-plans.ts`,
        `${EVENT_FORM}/{texts-part,filing}/*.{ts,tsx}`,
        ...OF_FORMS,
      ],
      exclude: ['**/*.po'],
    },
    {
      path: `${ARTICLE_FORM}/texts/{locale}`,
      include: [ARTICLE_FORM, ARTICLE_NO_EDIT_WORDS, ...OF_FORMS],
      exclude: ['**/*.po'],
    },
    ...[
      ...['dates', 'links', 'price', 'duplicates', 'last-time'].map((folder) => `${EVENT_FORM}/${folder}`),
      ...RECORD_PARTS.map((folder) => `${RECORD_FORM}/${folder}`),
    ].map((folder) => ({
      path: `${folder}/texts/{locale}`,
      include: [folder],
      exclude: ['**/*-plans.ts', '**/*.po'],
    })),
    ...['published', 'review'].map((folder) => ({
      path: `${RECORD_FORM}/${folder}/texts/{locale}`,
      include: [`${RECORD_FORM}/${folder}`, REVIEW_WORDS],
      exclude: ['**/*.po'],
    })),
    { path: `${ADVERT_ORDER}/texts/{locale}`, include: [ADVERT_ORDER], exclude: ['**/*.po'] },
    { path: `${IMPORT}/texts/{locale}`, include: [IMPORT], exclude: ['**/*.po'] },
    { path: `${ACCOUNT}/texts/{locale}`, include: START.map((file) => `${ACCOUNT}/${file}`) },
    { path: `${EDITOR}/texts/{locale}`, include: [EDITOR], exclude: ['**/*.po'] },
    { path: `${FRAME}/texts/{locale}`, include: [FRAME], exclude: ['**/*.po'] },
    { path: `${PRERENDER}/texts/{locale}`, include: [PRERENDER], exclude: ['**/*.po'] },
    { path: `${LIGHT}/texts/{locale}`, include: [LIGHT], exclude: ['**/*.po'] },
    { path: `${UPLOAD}/texts/{locale}`, include: [UPLOAD], exclude: ['**/*.po'] },
    { path: `${KIT}/texts/{locale}`, include: [KIT], exclude: ['**/*.po'] },
    { path: `${DETAIL}/texts/{locale}`, include: [DETAIL, JSON_LD, ...FAILURES, GALLERY], exclude: ['**/*.po'] },
    { path: `${ARTICLES}/texts/{locale}`, include: [ARTICLES, FAILURE_WORDS], exclude: ['**/*.po'] },
    { path: `${BEYOND}/texts/{locale}`, include: [BEYOND], exclude: ['**/*.po'] },
    { path: `${CALENDAR}/texts/{locale}`, include: [CALENDAR], exclude: ['**/*.po'] },
    { path: `${EXTRAS}/texts/{locale}`, include: [EXTRAS], exclude: ['**/*.po'] },
    { path: `${SEARCHES}/texts/{locale}`, include: [SEARCHES], exclude: ['**/*.po'] },
    { path: `${PLACE_MAP}/texts/{locale}`, include: [PLACE_MAP], exclude: ['**/*.po'] },
    { path: `${SHOWN}/texts/{locale}`, include: [SHOWN], exclude: ['**/*.po'] },
    { path: `${PREVIEW}/texts/{locale}`, include: [PREVIEW], exclude: ['**/*.po'] },
    { path: `${VIEWS}/texts/{locale}`, include: [VIEWS], exclude: ['**/views/map/**', '**/*.po'] },
    { path: `${MAP}/texts/{locale}`, include: [MAP], exclude: ['**/*.po'] },
    { path: `${LIST}/texts/{locale}`, include: LATER.map((file) => `${LIST}/${file}.tsx`) },
  ],
  format: formatter({ lineNumbers: false }),
});
