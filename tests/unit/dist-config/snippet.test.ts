import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOptions } from '../../../dist-config/build-options';
import { layOut } from '../../../dist-config/lay-out';
import { scriptTags, snippet } from '../../../dist-config/snippet';
import { itForAll } from '../../support/it-for-all';

const BASE = 'https://cdn.example/event-portal/';

describe('the snippet', () => {
  it('of a folder that changes names neither hashes nor files that have them, and the loader ahead', () => {
    expect(snippet({ base: BASE }).trim().split('\n')).toEqual([
      '<link rel="preconnect" href="https://events.example" crossorigin>',
      `<link rel="modulepreload" href="${BASE}loader.js">`,
      `<script type="module" src="${BASE}event-portal.js"></script>`,
      '<event-portal host="https://events.example/clients/stadt"></event-portal>',
    ]);
  });

  it('of a version preloads the files of the first card by hash', () => {
    const hashes = { 'event-portal.js': 'sha384-entry', 'loader.js': 'sha384-loader', 'chunks/a-1.js': 'sha384-a' };
    const files = ['loader.js', 'chunks/a-1.js'];
    const lines = snippet({ base: `${BASE}1.2.3/`, host: 'https://a.example/b', fixed: { hashes, files } });
    expect(lines.trim().split('\n')).toEqual([
      '<link rel="preconnect" href="https://a.example" crossorigin>',
      `<link rel="modulepreload" href="${BASE}1.2.3/loader.js" integrity="sha384-loader" crossorigin>`,
      `<link rel="modulepreload" href="${BASE}1.2.3/chunks/a-1.js" integrity="sha384-a" crossorigin>`,
      `<script type="module" src="${BASE}1.2.3/event-portal.js" integrity="sha384-entry" crossorigin></script>`,
      '<event-portal host="https://a.example/b"></event-portal>',
    ]);
    expect(() => snippet({ base: BASE, fixed: { hashes, files: ['chunks/c-1.js'] } })).toThrow('chunks/c-1.js');
  });

  const PAGES = [
    'demo/index.html',
    ...readdirSync('demo/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => join('demo/pages', file)),
  ];
  const LINES = /(?:<link rel="modulepreload"[^>]*>\s*)?<script type="module"[^>]*event-portal\.js[^>]*><\/script>/g;
  /** The lines that load the bundle, as a page has them and as it shows them. */
  const tagsOf = (file: string) =>
    [...readFileSync(file, 'utf8').replaceAll('&lt;', '<').replaceAll('&gt;', '>').matchAll(LINES)].map(
      ([tags]) => tags,
    );

  it('equals that of the README and demo pages', () => {
    expect(new Set(PAGES.flatMap(tagsOf))).toEqual(new Set([scriptTags({ base: '/dist/' }).join('\n')]));
    expect(readFileSync('README.md', 'utf8')).toContain(snippet({ base: BASE }));
    expect(new Set(tagsOf('README.md'))).toEqual(new Set([scriptTags({ base: BASE }).join('\n')]));
  });
});

describe('the options of the build', () => {
  itForAll([
    [[], { version: undefined, base: BASE }],
    [['--version-path'], { version: '0.1.0', base: BASE }],
    [['--version-path', 'v1.2.3'], { version: 'v1.2.3', base: BASE }],
    [['--version-path=1.2.3-beta.1', '--base', '/portal/'], { version: '1.2.3-beta.1', base: '/portal/' }],
    [['--base=https://a.example/b/', '--version-path'], { version: '0.1.0', base: 'https://a.example/b/' }],
  ])('%j', (args, options) => expect(buildOptions(args, '0.1.0')).toEqual(options));

  itForAll([
    [['--version-path', '../1.2.3'], '--version-path ../1.2.3'],
    [['--version-path', '1/2'], '--version-path 1/2'],
    [['--version-path', 'chunks'], '--version-path chunks'],
    [['--version-path='], '--version-path'],
    [['--base', 'cdn.example/'], '--base cdn.example/'],
    [['--base', 'https://cdn.example/portal'], '--base https://cdn.example/portal'],
    [['--version', '1.2.3'], 'Unknown: --version'],
  ])('%j is refused', (args, said) => expect(() => buildOptions(args, '0.1.0')).toThrow(said));
});

describe('a build finds its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lay-out-'));
  const dist = join(folder, 'dist');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Puts a build of one script in its place. */
  function put(code: string, version?: string) {
    const fresh = join(folder, 'fresh');
    for (const [file, text] of Object.entries({ 'a.js': code, 'integrity.json': `{"a.js":"${code}"}` })) {
      mkdirSync(dirname(join(fresh, file)), { recursive: true });
      writeFileSync(join(fresh, file), text);
    }
    layOut(fresh, dist, version);
  }
  const scripts = () =>
    Object.fromEntries(
      readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:js|css)$/.test(file))
        .sort()
        .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
    );

  beforeAll(() => {
    mkdirSync(join(dist, 'demo-vendor'), { recursive: true });
    writeFileSync(join(dist, 'demo-vendor/old.css'), 'vendor');
    mkdirSync(join(dist, 'docs'));
    writeFileSync(join(dist, 'docs/app.js'), 'docs');
    writeFileSync(join(dist, 'former.js'), 'former');
  });

  it('in dist/, beside existing versions, and as one of them', () => {
    put('first');
    expect(scripts()).toEqual({ 'a.js': 'first', 'demo-vendor/old.css': 'vendor', 'docs/app.js': 'docs' });
    put('second', '1.2.3');
    put('third', 'v2.0');
    put('fourth');
    put('second', '1.2.3');
    expect(scripts()).toEqual({
      '1.2.3/a.js': 'second',
      'a.js': 'fourth',
      'demo-vendor/old.css': 'vendor',
      'docs/app.js': 'docs',
      'v2.0/a.js': 'third',
    });
  });

  it('but never in that of a version with other scripts', () => {
    put('second', '1.2.4');
    expect(() => put('other', '1.2.4')).toThrow('A version never changes');
    expect(scripts()['1.2.4/a.js']).toBe('second');
  });
});
