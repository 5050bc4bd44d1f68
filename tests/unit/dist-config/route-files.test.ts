import { expect, test } from 'vitest';
import type { SourceManifest } from '../../../dist-config/plugins/source-manifest';
import { roundTrips, routeProblems } from '../../../dist-config/route-files';
import { besides } from '../../../dist-config/weigh';

type Line = { sources: string[]; imports?: string[]; loads?: string[] };

/** The manifest of made-up files; every source has a line of its own, too. */
function manifestOf(files: Record<string, Line>): SourceManifest {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, { sources, imports = [], loads: dynamicImports = [] }]) => {
      const line = { file, imports: imports.map((name) => `_${name}`), dynamicImports };
      return [[`_${file}`, { ...line, sources }], ...sources.map((src) => [src, { ...line, src }])];
    }),
  );
}

const LOG_IN = 'src/features/auth/login/login-screen.tsx';
const DETAIL = 'src/features/events/detail/event-detail-screen.tsx';
const AREA = 'src/shell/member-area.tsx';
const START = 'src/features/account/start-screen.tsx';

const SOUND = {
  'first.js': { sources: ['src/loader/loader.ts'] },
  'core.js': {
    sources: ['src/elements/event-elements.ts', 'src/elements/event-portal.tsx'],
    loads: ['src/features/events/list/event-list-screen.tsx', DETAIL, AREA],
  },
  'list.js': { sources: ['src/features/events/list/event-list-screen.tsx'], imports: ['core.js'] },
  'detail.js': { sources: [DETAIL], imports: ['core.js'] },
  'members.js': { sources: [AREA], imports: ['core.js'], loads: [LOG_IN] },
  'texts.js': { sources: ['src/i18n/de.po?account'] },
  'log-in.js': { sources: [LOG_IN], imports: ['core.js', 'members.js'] },
} satisfies Record<string, Line>;

const problems = (files: Record<string, Line>) => routeProblems(manifestOf(files));

test('a sound build has no problems', () => expect(problems(SOUND)).toEqual([]));

test('a screen takes a round trip for each import() before it', () => {
  const counts = (made: Record<string, Line>) =>
    Object.fromEntries(roundTrips(manifestOf(made)).map(({ screen, count }) => [screen, count]));
  expect(counts(SOUND)).toEqual({ 'src/features/events/list/event-list-screen.tsx': 1, [DETAIL]: 1, [LOG_IN]: 2 });
  const files = {
    ...SOUND,
    'members.js': { ...SOUND['members.js'], loads: ['src/shell/gate.tsx'] },
    'gate.js': { sources: ['src/shell/gate.tsx'], loads: [LOG_IN] },
  };
  expect(counts(files)).toMatchObject({ [DETAIL]: 1, [LOG_IN]: 3 });
  expect(counts({ ...files, 'lost.js': { sources: [START] } })).toMatchObject({ [START]: Number.POSITIVE_INFINITY });
});

test('code of the account area is loaded by visitors', () => {
  const files = {
    ...SOUND,
    'core.js': { ...SOUND['core.js'], imports: ['form.js'] },
    'form.js': { sources: ['src/forms/engine/form.ts'] },
  };
  expect(problems(files)).toEqual(['Visitors load src/forms/engine/form.ts.']);
});

test('code of a new feature is loaded by visitors', () => {
  const files = {
    ...SOUND,
    'core.js': { ...SOUND['core.js'], imports: ['news.js'] },
    'news.js': { sources: ['src/features/news/news-card.tsx', 'src/model/event-filter.ts'] },
  };
  expect(problems(files)).toEqual(['Visitors load src/features/news/news-card.tsx.']);
});

test('the texts of its group come with a screen', () => {
  const manifest = manifestOf({
    'all.js': { sources: ['src/i18n/de.po?recording', 'src/i18n/de.po?account', 'src/i18n/de.po?events'] },
  });
  const area = [AREA, 'src/i18n/de.po?account'];
  expect(besides(manifest, 'src/features/recording/form')).toEqual([...area, 'src/i18n/de.po?recording']);
  expect(besides(manifest, 'src/features/profile')).toEqual(area);
  expect(besides(manifest, 'src/features/events/detail')).toEqual(['src/i18n/de.po?events']);
});
