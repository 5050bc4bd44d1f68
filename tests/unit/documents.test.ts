import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The documents of the repository. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '`');

/** Returns the anchors of a document as a host of Git repositories makes them from its headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.*)$/gm)];
  const slugs = headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(slugs);
}

/** Returns the relative links of a document that lead nowhere. */
function brokenLinks(file: string, text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const place = path ? normalize(join(dirname(file), path)) : file;
    if (!existsSync(place)) return true;
    if (!anchor) return false;
    return !anchorsOf(path ? readFileSync(place, 'utf8') : text).has(anchor);
  });
}

it('have links that lead somewhere', () => {
  expect(FILES).toContain('README.md');
  expect(FILES.flatMap((file) => brokenLinks(file, readFileSync(file, 'utf8')).map((link) => [file, link]))).toEqual(
    [],
  );
  // A control: missing files and anchors are found, code and other sites are left alone.
  const text = '# A b\n[a](#a-b) [b](#c) [c](gone.md) [d](package.json) [e](https://a.example) `[f](gone)`';
  expect(brokenLinks('README.md', text)).toEqual(['#c', 'gone.md']);
});

it('begin with a README of at most 150 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(151);
});

/** The pages of the documentation that both languages have. */
const PAGES = FILES.filter((file) => file.startsWith('demo/docs/en/'))
  .map((file) => file.replace('demo/docs/en/', ''))
  .filter((page) => existsSync(`demo/docs/de/${page}`));

/** Returns the depth of each heading and the language of each block of code, in their order. */
const outlineOf = (text: string): string[] =>
  [...text.matchAll(/^(#{1,6}) .*$|^[ ]*```(\w+)\n[\s\S]*?^[ ]*```$/gm)].map(
    ([, heading, code]) => heading ?? code ?? '',
  );

it('have the same headings and examples in both languages', () => {
  expect(outlineOf('# A\n```sh\n# no heading\n```\n## B\n')).toEqual(['#', 'sh', '##']);
  for (const page of PAGES) {
    const [german, english] = ['de', 'en'].map((language) => readFileSync(`demo/docs/${language}/${page}`, 'utf8'));
    expect(outlineOf(german ?? ''), page).toEqual(outlineOf(english ?? ''));
  }
});

it('name commands that exist', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*\w)/g)].map(([, name = '']) => [
      file,
      name,
    ]),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, name = '']) => !Object.hasOwn(scripts, name))).toEqual([]);
});

/** Names that begin like the keys of stored data but store nothing: a channel between tabs, a test of the storage. */
const NOT_STORED = ['person', 'probe'];

it('name every key of the data on a device', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  const names = new Set([...source.matchAll(/['`]event-portal:([a-z-]+)/g)].map(([, name = '']) => name));
  expect([...names]).toEqual(expect.arrayContaining(['favourites', 'list', 'session', ...NOT_STORED]));
  for (const language of ['de', 'en']) {
    const page = readFileSync(`demo/docs/${language}/privacy.md`, 'utf8');
    const unnamed = [...names].filter((name) => !NOT_STORED.includes(name) && !page.includes(`\`…${name}`));
    expect(unnamed, language).toEqual([]);
  }
});
