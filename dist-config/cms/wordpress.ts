import { readFileSync } from 'node:fs';
import { integrity } from '../integrity';
import { MANIFEST } from '../plugins/source-manifest';
import { filesOf, LOADER } from '../weigh';
import { elementList } from './element-list';
import { bundleFiles, bytesOf, filesBelow, type KitFiles } from './kit-files';
import { compileJson, compileMo } from './translations';

const SOURCE = 'demo/cms/wordpress/event-portal';
const PLUGIN = 'event-portal';
const ENTRY = 'event-portal.js';
const CATALOG = 'languages/event-portal-de_DE.po';
/** The variants of German in WordPress; all are addressed formally. */
const GERMAN = ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'];
/** The scripts with texts. */
const SCRIPTS = ['event-portal-editor', 'event-portal-settings'];

/** Returns the files of the WordPress plugin: its sources, its translations, and a build. */
export function wordpressPlugin(dist: string, version: string): KitFiles {
  const sources = filesBelow(SOURCE, PLUGIN, (path) => path !== CATALOG);
  // Each version has its own addresses: browsers keep scripts for long.
  const folder = `files/${version}`;
  const hashes = integrity(dist);
  const preload = [...filesOf(JSON.parse(readFileSync(`${dist}/${MANIFEST}`, 'utf8')), [LOADER])];
  const bundle = {
    version,
    folder,
    preload,
    integrity: Object.fromEntries([ENTRY, ...preload].map((file) => [file, hashes[file]])),
  };
  return {
    ...sources,
    ...translations(readFileSync(`${SOURCE}/${CATALOG}`, 'utf8')),
    ...bundleFiles(dist, `${PLUGIN}/${folder}`),
    [`${PLUGIN}/event-portal.php`]: withVersion(`${SOURCE}/event-portal.php`, /^( \* Version: ).*$/m, version),
    [`${PLUGIN}/readme.txt`]: withVersion(`${SOURCE}/readme.txt`, /^(Stable tag: ).*$/m, version),
    [`${PLUGIN}/elements.json`]: bytesOf(JSON.stringify(elementList())),
    [`${PLUGIN}/bundle.json`]: bytesOf(JSON.stringify(bundle)),
    [`${PLUGIN}/LICENSE`]: readFileSync('LICENSE'),
  };
}

function translations(catalog: string): KitFiles {
  const folder = `${PLUGIN}/languages/${PLUGIN}`;
  const entries = GERMAN.flatMap((locale): [string, Uint8Array][] => [
    [`${folder}-${locale}.mo`, compileMo(catalog)],
    ...SCRIPTS.map((script): [string, Uint8Array] => [
      `${folder}-${locale}-${script}.json`,
      bytesOf(compileJson(catalog)),
    ]),
  ]);
  return Object.fromEntries(entries);
}

/** Returns a file with the version of the package in the line that a pattern finds. */
function withVersion(file: string, line: RegExp, version: string): Uint8Array {
  const text = readFileSync(file, 'utf8');
  if (!line.test(text)) throw new Error(`${file} names no version.`);
  return bytesOf(text.replace(line, `$1${version}`));
}
