import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the hash of every script for the `integrity` attribute, by its path in the bundle. */
export function integrity(folder: string): Record<string, string> {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  return Object.fromEntries(
    scripts.sort().map((path) => {
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, path)))
        .digest('base64');
      return [path, `sha384-${hash}`];
    }),
  );
}
