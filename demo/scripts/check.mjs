// `npm run check`: types, lint, and the subjects of the commits since this file exists.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './processes.mjs';

const MAX_SUBJECT_LENGTH = 72;
const SUBJECT = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9,/-]+\))?!?: \S/;

/** A merged commit with a subject one character too long, which stays as it is. */
const EXEMPT = '033e0d4f48bc02bbc9bab7ffa0e9728c5812d49e';

/** Returns the subjects that are not `type(scope): subject` or are too long. */
export const wrongSubjects = (subjects) =>
  subjects.filter((subject) => !SUBJECT.test(subject) || [...subject].length > MAX_SUBJECT_LENGTH);

/** Runs a command of node_modules and returns whether it has succeeded. */
export function succeeds(command, ...args) {
  const script = `node_modules/${command}`;
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Runs git and returns its output without blanks at the end. */
export const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();

/** Runs the checks of types and lint and returns whether both have succeeded. */
export const typesAndLint = () =>
  [succeeds('typescript/bin/tsc', '--noEmit'), succeeds('@biomejs/biome/bin/biome', 'check')].every(Boolean);

/** Returns the subjects of the commits after the one that added this file; none in a shallow clone. */
function newSubjects() {
  if (git('rev-parse', '--is-shallow-repository') === 'true') return [];
  const first = git('log', '--diff-filter=A', '--format=%H', '--', 'demo/scripts/check.mjs').split('\n').at(-1);
  if (!first) return [];
  const commits = git('log', '--ancestry-path', '--format=%H %s', `${first}..HEAD`).split('\n').filter(Boolean);
  return commits.filter((commit) => !commit.startsWith(EXEMPT)).map((commit) => commit.slice(commit.indexOf(' ') + 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = wrongSubjects(newSubjects());
  for (const subject of wrong) console.error(`Not "type(scope): subject" of at most 72 characters: ${subject}`);
  process.exitCode = typesAndLint() && wrong.length === 0 ? 0 : 1;
}
