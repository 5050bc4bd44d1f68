import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBlockedName } from './blocked-names';
import { MANIFEST, type SourceManifest } from './plugins/source-manifest';
import { BEHIND, besides, filesOf } from './weigh';

/** What a click may cost beside bytes: files, all asked for at once, and round trips for them. */
const MOST_FILES = 8;
const MOST_STEPS = 2;
/** A smaller file costs more to ask for than to carry along. */
const SMALLEST_BYTES = 1024;
/** Parts whose rest is in a file that visitors load for something else, and which must not grow by them. */
const MAY_BE_SMALL = new Set(['src/ui/typed-fields/day-panel.tsx']);

const FIRST = ['src/loader/loader.ts', 'src/elements/event-elements.ts', 'src/elements/event-portal.tsx'];
const VISITOR = [
  ...FIRST,
  'src/features/events/list/event-list-screen.tsx',
  'src/features/events/detail/event-detail-screen.tsx',
];
/** What only people with an account, or those who write, need: every feature but that of the events. */
const OF_OTHERS =
  /^src\/(?:features\/(?!events\/)[^/]+|portal\/(?:drafts|form)|ui\/(?:form|fields|rich-text-editor|upload))\//;
const IS_SCREEN = /^src\/features\/.*-screen\.tsx$/;

/** How many `import()` stand one behind the other before a source is there; those of the first screen need none. */
function steps(manifest: SourceManifest): Map<string, number> {
  const found = new Map(FIRST.map((source) => [source, 0]));
  let sources = FIRST;
  for (let step = 1; sources.length > 0; step += 1) {
    const files = new Set(filesOf(manifest, sources));
    const next = Object.values(manifest)
      .filter(({ file }) => files.has(file))
      .flatMap(({ dynamicImports }) => dynamicImports);
    sources = [...new Set(next)].filter((source) => !found.has(source));
    for (const source of sources) found.set(source, step);
  }
  return found;
}

/**
 * What is wrong with the files of a build, in words; an empty list when nothing is.
 *
 * @param bytesOf size of a file of the build, not compressed
 */
export function routeProblems(manifest: SourceManifest, bytesOf: (file: string) => number): string[] {
  const there = filesOf(manifest, [...FIRST, ...BEHIND.filter((source) => manifest[source])]);
  const stepsTo = steps(manifest);
  const ofScreens = Object.keys(manifest).flatMap((source) => {
    if (!IS_SCREEN.test(source)) return [];
    const files = [...filesOf(manifest, [source, ...besides(manifest, dirname(source))])].filter(
      (file) => !there.has(file),
    );
    const step = stepsTo.get(source) ?? Number.POSITIVE_INFINITY;
    return [
      ...(files.length > MOST_FILES ? [`${source} needs ${files.length} files.`] : []),
      ...(step > MOST_STEPS ? [`${source} is found after ${step} round trips.`] : []),
    ];
  });
  const files = Object.values(manifest).filter(({ sources }) => sources !== undefined);
  const small = files.filter(
    ({ file, sources }) => bytesOf(file) < SMALLEST_BYTES && !sources?.every((source) => MAY_BE_SMALL.has(source)),
  );
  const visited = filesOf(manifest, VISITOR);
  const strange = files
    .filter(({ file }) => visited.has(file))
    .flatMap(({ sources = [] }) => sources.filter((source) => OF_OTHERS.test(source)));
  return [
    ...ofScreens,
    ...small.map(({ file }) => `${file} is too small for a file of its own.`),
    ...files
      .filter(({ file }) => isBlockedName(file))
      .map(({ file }) => `${file} has a name that blockers of adverts know.`),
    ...strange.map((source) => `Visitors load ${source}.`),
  ];
}

/**
 * Looks at how the files of a build hang together.
 *
 * @throws {Error} with what is wrong
 */
export function checkRoutes(distFolder: string): void {
  const manifest: SourceManifest = JSON.parse(readFileSync(join(distFolder, MANIFEST), 'utf8'));
  const problems = routeProblems(manifest, (file) => statSync(join(distFolder, file)).size);
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nThe groups of files are in dist-config/outputs/chunk-groups.ts.`);
}
