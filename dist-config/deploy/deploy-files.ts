import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build, hashOf, isImmutable, isOperators, readBuild } from './build-files';
import { type DeployedBuild, readBuilds, writeBuilds } from './builds';
import { lockFolder } from './lock';

const DAY_MS = 86_400_000;

type Deployment = {
  /** The folder of the new build. */
  from: string;
  /** The folder that the web server delivers. */
  to: string;
  /** The time for which the files of a replaced build stay, in days. */
  keepDays: number;
  now?: Date;
  /** Called before each change of the web folder, by tests. */
  onStep?(step: string): void;
};

/** The changes of a deployment. */
export type DeploymentResult = {
  written: string[];
  unchanged: number;
  /** Files of the operator that were left as they are. */
  kept: string[];
  removed: string[];
  /** The builds whose pages go on. */
  builds: DeployedBuild[];
};

/**
 * Deploys a build beside the previous ones, so that open pages go on: new files are written under names of their own,
 * then the files that load them are replaced, each in one step. Then the files are removed that only builds name which
 * were replaced long ago. Whenever it is interrupted, the folder serves one build or the other, and the next deployment
 * completes it.
 *
 * @throws {Error} if the folders are not what they should be, or another deployment runs
 */
export function deployFiles({ from, to, keepDays, now = new Date(), onStep = () => undefined }: Deployment) {
  const build = readBuild(from);
  mkdirSync(to, { recursive: true });
  const unlock = lockFolder(to);
  try {
    const builds = readBuilds(to);
    refuseForeign(build, builds, from, to);
    onStep('announce');
    // The files of an interrupted deployment are known to the next one.
    writeBuilds(to, builds.some(({ id }) => id === build.id) ? builds : [...builds, build]);
    const copied = copyBuild(build, { from, to, onStep });
    onStep('list');
    const current = withCurrent(builds, build, now);
    writeBuilds(to, current);
    return { ...copied, ...prune(current, { to, keepDays, now, onStep }) } satisfies DeploymentResult;
  } finally {
    unlock();
  }
}

/** Throws if the folder has another file where the build has one, and no earlier build explains it. */
function refuseForeign({ files }: Build, builds: readonly DeployedBuild[], from: string, to: string): void {
  const ours = new Set(builds.flatMap((one) => one.files));
  const foreign = files.filter((path) => {
    if (ours.has(path) || isOperators(path)) return false;
    const hash = hashOf(join(to, path));
    return hash !== undefined && hash !== hashOf(join(from, path));
  });
  if (foreign.length > 0)
    throw new Error(`${to} holds files that are not ours: ${foreign.join(', ')}. Name a folder of its own.`);
}

function copyBuild({ files }: Build, { from, to, onStep }: Pick<Required<Deployment>, 'from' | 'to' | 'onStep'>) {
  const written: string[] = [];
  const kept: string[] = [];
  for (const path of files) {
    const [source, target] = [join(from, path), join(to, path)];
    const hash = hashOf(target);
    const isSame = hash !== undefined && hash === hashOf(source);
    if (!isSame && hash !== undefined && isOperators(path)) kept.push(path);
    if (isSame || kept.includes(path)) continue;
    onStep(`write ${path}`);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, `${target}.new`);
    onStep(`replace ${path}`);
    renameSync(`${target}.new`, target);
    written.push(path);
  }
  return { written, kept, unchanged: files.length - written.length - kept.length };
}

/** Returns the list with a build in place of the previous one. */
function withCurrent(builds: readonly DeployedBuild[], build: Build, now: Date): DeployedBuild[] {
  const time = now.toISOString();
  const earlier = builds.find(({ id }) => id === build.id);
  const others = builds.filter(({ id }) => id !== build.id);
  return [
    ...others.map((other) => ({ ...other, until: other.until ?? time })),
    { ...build, since: earlier?.since ?? time },
  ];
}

/** Removes the files that only builds name which were replaced long ago. */
function prune(
  builds: readonly DeployedBuild[],
  { to, keepDays, now, onStep }: Pick<Required<Deployment>, 'to' | 'keepDays' | 'now' | 'onStep'>,
) {
  const limit = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  const kept = builds.filter(({ until }) => until === undefined || until > limit);
  const needed = new Set(kept.flatMap(({ files }) => files));
  const old = new Set(builds.flatMap(({ files }) => files).filter((path) => isImmutable(path) && !needed.has(path)));
  const removed = [...old].filter((path) => existsSync(join(to, path)));
  for (const path of removed) {
    onStep(`remove ${path}`);
    rmSync(join(to, path), { force: true });
  }
  // What an interrupted deployment had not finished.
  for (const path of builds.flatMap(({ files }) => files)) rmSync(join(to, `${path}.new`), { force: true });
  if (kept.length < builds.length) {
    onStep('forget');
    writeBuilds(to, kept);
  }
  return { removed, builds: kept };
}
