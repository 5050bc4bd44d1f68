import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The small applications that use the package, one folder each. */
export const APPS = fileURLToPath(new URL('./apps', import.meta.url));

/** The output of `npm pack --json` for the package. */
export type Packed = { filename: string; size: number; unpackedSize: number; files: { path: string }[] };

/** The exit status and the whole output of a command. */
type Ended = { status: number | null; stdout: string; stderr: string };

/** Without what the runner of the tests says of colours, about which Node would complain. */
const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;

function run(command: string, args: readonly string[], cwd: string, shell = false): Ended {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    shell,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** Runs a script with Node in a folder. */
export const runNode = (args: readonly string[], cwd: string): Ended => run(process.execPath, args, cwd);

/**
 * Runs npm in a folder to its end: the one that started us if there is one.
 *
 * @throws {Error} with all that it prints when it fails
 */
export function npm(args: readonly string[], cwd: string): Ended {
  const cli = process.env.npm_execpath;
  const isCli = cli !== undefined && /npm-cli\.c?js$/.test(cli);
  const ended = isCli ? runNode([cli, ...args], cwd) : run('npm', args, cwd, process.platform === 'win32');
  if (ended.status !== 0) throw new Error(`npm ${args.join(' ')}\n${ended.stdout}${ended.stderr}`);
  return ended;
}

/** Packs the built package as it would be published; with `--dry-run` it only says what would be in it. */
export function pack(...options: string[]): Packed {
  const told: Record<string, Packed> = JSON.parse(npm(['pack', '--json', '--ignore-scripts', ...options], ROOT).stdout);
  const packed = Object.values(told)[0];
  if (packed === undefined) throw new Error('npm has packed nothing.');
  return packed;
}

const readPackage = (folder: string): { dependencies?: object; scripts?: object } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The names of the scripts of a package. */
export const scriptsOf = (folder: string): string[] => Object.keys(readPackage(folder).scripts ?? {});

/** The names of what a package depends on. */
export const dependenciesOf = (folder: string): string[] => Object.keys(readPackage(folder).dependencies ?? {});

/**
 * Puts the package into `node_modules` of a folder without asking any registry: its files as they would be published, and
 * beside them nothing but what it names as dependencies and what the folder needs by itself, as links.
 */
export function installLinked(folder: string, ...own: string[]): string {
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'event-portal');
  for (const { path } of pack('--dry-run').files) cpSync(join(ROOT, path), join(installed, path));
  for (const name of new Set([...dependenciesOf(installed), ...own])) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
  return installed;
}

/** Imports of a folder: names of packages, and the number of `import()` calls without a literal. */
export type Imports = { packages: string[]; unknown: number };

/** Reads the imports of packages in all modules of a folder. */
export function importsOf(folder: string): Imports {
  const packages = new Set<string>();
  let unknown = 0;
  function meet({ source }: { source?: ESTree.Expression | null }): void {
    if (!source) return;
    if (source.type !== 'Literal' || typeof source.value !== 'string') unknown += 1;
    else if (!source.value.startsWith('.')) packages.add(packageOf(source.value));
  }
  for (const file of modulesIn(folder)) {
    new Visitor({
      ImportDeclaration: meet,
      ImportExpression: meet,
      ExportNamedDeclaration: meet,
      ExportAllDeclaration: meet,
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  return { packages: [...packages].sort(), unknown };
}

/** The modules below a folder. */
export const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Folders of packages below `node_modules`, and what all of their files weigh in bytes. */
export function weighInstalled(modules: string): { packages: number; bytes: number } {
  const entries = readdirSync(modules, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const packages = new Set(
    files
      .filter(({ name }) => name === 'package.json')
      .map(({ parentPath }) => relative(modules, parentPath))
      .filter((path) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/]+$/.test(path.replaceAll('\\', '/'))),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
  return { packages: packages.size, bytes };
}
