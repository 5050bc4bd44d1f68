import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { version } from '../../package.json';

const READ_XML = 'exit((new DOMDocument)->loadXML(stream_get_contents(STDIN)) ? 0 : 1);';

/** Runs a named check. */
export type Check = (name: string, work: () => unknown) => Promise<void>;

/** Checks whether the files of the TYPO3 extension can be read. Whether TYPO3 shows an element is not tested. */
export async function checkTypo3(check: Check): Promise<void> {
  const files = unzipSync(readFileSync(`dist/cms/event_portal_${version}.zip`));
  const textsOf = (end: RegExp) =>
    Object.entries(files)
      .filter(([name]) => end.test(name))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString()] as const);

  await check('TYPO3: PHP can read every file', () => {
    const sources = textsOf(/\.php$/);
    expect(sources.length).toBeGreaterThan(4);
    for (const [, source] of sources) execFileSync('php', ['-l'], { input: source, stdio: 'pipe' });
    expect(() => execFileSync('php', ['-l'], { input: '<?php $', stdio: 'pipe' })).toThrow();
  });
  await check('TYPO3: XML, YAML and JSON are well-formed', () => {
    const documents = textsOf(/\.(?:xml|xlf|svg)$|Templates\/.*\.html$/);
    expect(documents.length).toBeGreaterThan(4);
    for (const [, text] of documents) {
      const input = text.startsWith('<f:') ? `<html xmlns:f="fluid">${text}</html>` : text;
      execFileSync('php', ['-r', READ_XML], { input, stdio: 'pipe' });
    }
    expect(() => execFileSync('php', ['-r', READ_XML], { input: '<a>', stdio: 'pipe' })).toThrow();
    const settings = textsOf(/\.yaml$/).map(([, text]) => parse(text));
    expect(settings).toContainEqual(expect.objectContaining({ name: 'event-portal/event-portal' }));
    for (const [, text] of textsOf(/\.json$/)) JSON.parse(text);
  });
  await check('TYPO3: both languages have the same texts', () => {
    const idsOf = (name: string) =>
      [
        ...Buffer.from(files[`Resources/Private/Language/${name}`] ?? [])
          .toString()
          .matchAll(/ id="(.*?)"/g),
      ].map(([, id]) => id);
    for (const name of ['locallang.xlf', 'attributes.xlf']) {
      expect(idsOf(name).length).toBeGreaterThan(0);
      expect(idsOf(`de.${name}`)).toEqual(idsOf(name));
    }
  });
}
