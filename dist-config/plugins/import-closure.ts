import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx'];

/** Returns the source files that some files import statically, including themselves, as absolute paths. */
export function importClosure(files: readonly string[], collected = new Set<string>()): Set<string> {
  for (const file of files) {
    const path = resolve(file);
    if (collected.has(path)) continue;
    collected.add(path);
    if (!/\.tsx?$/.test(path)) continue;
    const targets = [...readFileSync(path, 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, target = '']) => {
      const base = join(dirname(path), target.replace(/\?.*$/, ''));
      const existing = ENDINGS.map((ending) => base + ending).find(
        (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
      );
      return existing ? [existing] : [];
    });
    importClosure(targets, collected);
  }
  return collected;
}
