import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuild } from '../../dist-config/deploy/build-files';
import { INTEGRITY } from '../../dist-config/lay-out';

const HASHED = /-([\w-]{8})\.(js|css)\b/;

/** Writes the build after another one: the same code, but every file with a hash in its name has another name. */
export function writeNextBuild(from: string, to: string): void {
  const { files } = readBuild(from);
  const names = files.map((path) => path.slice(path.lastIndexOf('/') + 1)).filter((name) => HASHED.test(name));
  const known = new Set(names);
  const rename = (text: string) =>
    text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g, (name) =>
      known.has(name)
        ? name.replace(HASHED, (_, hash: string, type) => `-${[...hash].reverse().join('')}.${type}`)
        : name,
    );
  const hashes: Record<string, string> = {};
  for (const path of files.filter((name) => name !== INTEGRITY)) {
    const target = join(to, rename(path));
    const text = rename(readFileSync(join(from, path), 'utf8'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    if (path.endsWith('.js')) hashes[rename(path)] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  writeFileSync(join(to, INTEGRITY), JSON.stringify(hashes));
}
