import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedDocs } from '../../../dist-config/reference';
import { manifest } from '../../../dist-config/reference/manifest';
import { typings } from '../../../dist-config/typings';
import { attributesOf, TAGS } from '../../../src/elements/registry';

it('has documents that match the code (npm run reference)', () => {
  for (const { file, text } of generatedDocs()) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

it.each(TAGS)('describes <%s> with every attribute in the manifest', (tag) => {
  const text = JSON.stringify(manifest());
  expect(text).toContain(`"tagName":"${tag}"`);
  for (const name of Object.keys(attributesOf(tag))) expect(text).toContain(`"name":"${name}"`);
});

it('types elements, methods and events for the code of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typings-'));
  writeFileSync(join(folder, 'event-portal.d.ts'), typings());
  writeFileSync(
    join(folder, 'page.ts'),
    `import './event-portal.d.ts';
    const list = document.querySelector('event-list')!;
    list.setFilter({ q: 'jazz', rubric: [3, 4], near: null });
    list.navigate('events-eventId___en', { eventId: '7' });
    list.limit = 6;
    list.addEventListener('portal-navigate', (event) => event.detail.route.startsWith('/a') && event.preventDefault());
    // @ts-expect-error: there is no such filter.
    list.setFilter({ colour: 'red' });
    // @ts-expect-error: it has no list.
    document.querySelector('event-detail')!.setFilter({});`,
  );
  const flags = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--allowImportingTsExtensions',
    '--target',
    'es2022',
    '--types',
    '',
  ];
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', [...flags, join(folder, 'page.ts')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([0, '']);
});
