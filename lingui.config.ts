import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/src/i18n/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.po'] }],
  format: formatter({ lineNumbers: false }),
});
