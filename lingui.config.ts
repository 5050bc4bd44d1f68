import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const DETAIL = '<rootDir>/src/features/events/detail';
const LIST = '<rootDir>/src/features/events/list';
/** What a list needs after the first interaction only. */
const LATER = ['when-panel', 'facet-panels', 'filter-sheet', 'place-suggestions', 'nothing-found', 'favourites-bar'];
const FRAME = '<rootDir>/src/iframe';
/** What only large forms have. */
const FIELDS = ['ui/typed-fields', 'ui/choice-fields'];
const KIT = '<rootDir>/demo/kit';
const EDITOR = '<rootDir>/src/ui/rich-text-editor';
const UPLOAD = '<rootDir>/src/ui/upload';
const AUTH = '<rootDir>/src/features/auth';
/** What only people with an account see. */
const MEMBERS = [
  'features/profile',
  'features/account',
  'ui/fields',
  'ui/form',
  'portal/drafts',
  'portal/form',
  'portal/form-parts',
  'portal/person-fields',
  'features/auth/routes.ts',
];

export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  fallbackLocales: { default: 'en' },
  // Texts of a lazily loaded part are a catalog of their own, so that the first screen does not carry them.
  catalogs: [
    {
      path: '<rootDir>/src/i18n/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '**/events/detail/**',
        ...LATER.map((file) => `**/events/list/${file}.tsx`),
        '**/features/auth/**',
        '**/src/iframe/**',
        '**/ui/rich-text-editor/**',
        '**/ui/upload/**',
        ...[...MEMBERS, ...FIELDS].map((folder) => `**/${folder}/**`),
        '**/*.po',
      ],
    },
    {
      path: '<rootDir>/src/i18n/members/{locale}',
      include: MEMBERS.map((folder) => `<rootDir>/src/${folder}`),
      exclude: ['**/*.po'],
    },
    {
      path: '<rootDir>/src/ui/texts/{locale}',
      include: FIELDS.map((folder) => `<rootDir>/src/${folder}`),
      exclude: ['**/*.po'],
    },
    // The titles of its screens stand in the menu of the members' area.
    { path: `${AUTH}/texts/{locale}`, include: [AUTH], exclude: ['**/features/auth/routes.ts', '**/*.po'] },
    { path: `${EDITOR}/texts/{locale}`, include: [EDITOR], exclude: ['**/*.po'] },
    { path: `${FRAME}/texts/{locale}`, include: [FRAME], exclude: ['**/*.po'] },
    { path: `${UPLOAD}/texts/{locale}`, include: [UPLOAD], exclude: ['**/*.po'] },
    { path: `${KIT}/texts/{locale}`, include: [KIT], exclude: ['**/*.po'] },
    { path: `${DETAIL}/texts/{locale}`, include: [DETAIL], exclude: ['**/*.po'] },
    { path: `${LIST}/texts/{locale}`, include: LATER.map((file) => `${LIST}/${file}.tsx`) },
  ],
  format: formatter({ lineNumbers: false }),
});
