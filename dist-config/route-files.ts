import { isBlockedName } from './blocked-names';
import type { SourceManifest } from './plugins/source-manifest';
import { filesOf } from './weigh';

const FIRST = ['src/loader/loader.ts', 'src/elements/event-elements.ts', 'src/elements/event-portal.tsx'];
const VISITOR = [
  ...FIRST,
  'src/features/events/list/event-list-screen.tsx',
  'src/features/events/detail/event-detail-screen.tsx',
];
/** Files that only people with an account need: forms, and every feature but events and articles. */
const OF_OTHERS = /^src\/(?:features\/(?!events\/|articles\/)[^/]+|app\/drafts|forms)\//;
const IS_SCREEN = /^src\/features\/.*-screen\.tsx$/;

/** Returns the number of sequential `import()` calls before a source is loaded; those of the first screen need none. */
function steps(manifest: SourceManifest): Map<string, number> {
  const stepOfFile = new Map(FIRST.map((source) => [source, 0]));
  let sources = FIRST;
  for (let step = 1; sources.length > 0; step += 1) {
    const files = new Set(filesOf(manifest, sources));
    const next = Object.values(manifest)
      .filter(({ file }) => files.has(file))
      .flatMap(({ dynamicImports }) => dynamicImports);
    sources = [...new Set(next)].filter((source) => !stepOfFile.has(source));
    for (const source of sources) stepOfFile.set(source, step);
  }
  return stepOfFile;
}

/**
 * Counts the round trips of each screen's code after a click. The files of one `import()` are requested in parallel,
 * and so is the screen's data.
 */
export function roundTrips(manifest: SourceManifest): { screen: string; count: number }[] {
  const stepsTo = steps(manifest);
  return Object.keys(manifest)
    .filter((source) => IS_SCREEN.test(source))
    .map((screen) => ({ screen, count: stepsTo.get(screen) ?? Number.POSITIVE_INFINITY }));
}

/**
 * Returns the problems of a build's files: names that ad blockers match, and code of the account area that visitors
 * load. An empty list if there are none.
 */
export function routeProblems(manifest: SourceManifest): string[] {
  const files = Object.values(manifest).filter(({ sources }) => sources !== undefined);
  const visited = filesOf(manifest, VISITOR);
  const strange = files
    .filter(({ file }) => visited.has(file))
    .flatMap(({ sources = [] }) => sources.filter((source) => OF_OTHERS.test(source)));
  return [
    ...files
      .filter(({ file }) => isBlockedName(file))
      .map(({ file }) => `${file} has a name that blockers of adverts know.`),
    ...strange.map((source) => `Visitors load ${source}.`),
  ];
}
