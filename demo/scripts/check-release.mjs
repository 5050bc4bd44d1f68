// Runs in `npm version`: before it to check the release, after it with `--write` to date the entries in CHANGELOG.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git, typesAndLint } from './check.mjs';
import { root } from './processes.mjs';

const UNRELEASED = '## [Unreleased]';

/**
 * Returns a changelog whose entries under "Unreleased" belong to a version, with an empty "Unreleased" above.
 *
 * @throws {Error} when there are no such entries, or the version has its section already
 */
export function release(changelog, version, day) {
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md already has a section for ${version}.`);
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  const entries = after?.split(/^## \[/m, 1)[0] ?? '';
  if (!/^- \S/m.test(entries)) throw new Error(`CHANGELOG.md has no entries under "Unreleased" for ${version}.`);
  return `${before}${UNRELEASED}\n\n## [${version}] - ${day}\n${after}`;
}

function main() {
  const version = process.env.npm_new_version;
  if (!version) throw new Error('Run this by "npm version".');
  const file = join(root, 'CHANGELOG.md');
  const changelog = release(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10));
  if (process.argv.includes('--write')) {
    writeFileSync(file, changelog);
    git('add', 'CHANGELOG.md');
    return;
  }
  if (git('status', '--porcelain')) throw new Error('There are changes that are not committed.');
  if (!typesAndLint()) throw new Error('Types or lint have failed.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
