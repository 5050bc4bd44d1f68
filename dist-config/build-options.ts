import { parseArgs } from 'node:util';
import { VERSION_FOLDER } from '../demo/server/site/version-folder';

/** The base address in the README, and in a snippet for an unknown place. */
const EXAMPLE_BASE = 'https://cdn.example/event-portal/';

type BuildOptions = {
  /** The folder below dist/ for the build; undefined for dist/ itself. */
  version: string | undefined;
  /** The future address of dist/, with a slash at its end. */
  base: string;
};

/**
 * Parses the arguments of `npm run build`: `--version-path [name]`, by default the version of the package, and `--base
 * <address>`.
 *
 * @throws {Error} when one is wrong
 */
export function buildOptions(args: readonly string[], packageVersion: string): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { 'version-path': { type: 'string' }, base: { type: 'string' } },
    // The name may be left out.
    strict: false,
  });
  const unknown = Object.keys(values).filter((name) => name !== 'version-path' && name !== 'base');
  if (unknown.length > 0) throw new Error(`Unknown: --${unknown.join(', --')}. There are --version-path and --base.`);
  const path = values['version-path'];
  const version = path === true ? packageVersion : path;
  if (version !== undefined && !VERSION_FOLDER.test(String(version)))
    throw new Error(`--version-path ${version}: a version begins with a figure, or with "v" and a figure.`);
  const base = values.base ?? EXAMPLE_BASE;
  if (!/^https?:\/\/.+\/$/.test(String(base)) && !/^\/(?:.*\/)?$/.test(String(base)))
    throw new Error(`--base ${base}: an address with a slash at its end is wanted, as ${EXAMPLE_BASE}.`);
  return { version: version as string | undefined, base: String(base) };
}
