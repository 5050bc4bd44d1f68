import { isBlockedName } from './blocked-names';
import type { SourceManifest } from './plugins/source-manifest';
import { filesOf } from './weigh';

/** Round trips that a click may cost before the files of its screen are there. */
const MAX_ROUND_TRIPS = 2;

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
 * Describes what is wrong with how the files of a build hang together: screens behind too many round trips, names that
 * blockers of adverts know, code of members that visitors load. An empty list when nothing is.
 */
export function routeProblems(manifest: SourceManifest): string[] {
  const stepsTo = steps(manifest);
  const ofScreens = Object.keys(manifest).flatMap((source) => {
    if (!IS_SCREEN.test(source)) return [];
    const step = stepsTo.get(source) ?? Number.POSITIVE_INFINITY;
    return step > MAX_ROUND_TRIPS ? [`${source} is found after ${step} round trips.`] : [];
  });
  const files = Object.values(manifest).filter(({ sources }) => sources !== undefined);
  const visited = filesOf(manifest, VISITOR);
  const strange = files
    .filter(({ file }) => visited.has(file))
    .flatMap(({ sources = [] }) => sources.filter((source) => OF_OTHERS.test(source)));
  return [
    ...ofScreens,
    ...files
      .filter(({ file }) => isBlockedName(file))
      .map(({ file }) => `${file} has a name that blockers of adverts know.`),
    ...strange.map((source) => `Visitors load ${source}.`),
  ];
}
