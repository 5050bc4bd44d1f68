import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const RUNTIME = join(import.meta.dirname, 'src/i18n/lingui');

export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  fallbackLocales: { default: 'en' },
  // The macros call our own small runtime.
  runtimeConfigModule: { useLingui: [RUNTIME, 'useLingui'], Trans: [RUNTIME, 'Trans'] },
  // Which messages are loaded together, dist-config/plugins/messages.ts decides by the files that say them.
  catalogs: [
    {
      path: '<rootDir>/src/i18n/{locale}',
      include: ['<rootDir>/src', '<rootDir>/demo/kit'],
      exclude: ['**/*.po'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
