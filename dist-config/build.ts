import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { version as packageVersion } from '../package.json';
import { buildOptions } from './build-options';
import { frameAncestors, frameHosts } from './frame-hosts';
import { integrity } from './integrity';
import { INTEGRITY, layOut } from './lay-out';
import { es } from './outputs/es';
import { iframe } from './outputs/iframe';
import { kit } from './outputs/kit';
import { officeEditor } from './outputs/office-editor';
import { bundlers, writeTypings } from './outputs/package';
import { PRERENDER_FOLDER, prerender } from './outputs/prerender';
import { entry, frame, iife } from './outputs/script';
import { MANIFEST, type SourceManifest } from './plugins/source-manifest';
import { prerenderTypings } from './prerender-typings';
import { manifest } from './reference/manifest';
import { snippet } from './snippet';
import { typings } from './typings';
import { filesOf, LOADER } from './weigh';

/*
 * Builds every output, in the order of their dependencies: dist/ for pages, lib/ for bundlers. The old files stay there
 * until the new ones are complete. tests/e2e/sizes.spec.ts checks their weight. `--version-path` builds only the files
 * for browsers, in an immutable folder.
 */

const OUTPUTS = [es, entry, iife, iframe, frame];
const BUILD_FOLDER = 'node_modules/.cache/event-portal/dist';
const BUILD_LIB_FOLDER = 'node_modules/.cache/event-portal/lib';
const { version, base } = buildOptions(process.argv.slice(2), packageVersion);

for (const folder of [BUILD_FOLDER, BUILD_LIB_FOLDER]) rmSync(folder, { recursive: true, force: true });
for (const output of OUTPUTS) await build({ ...output(BUILD_FOLDER), configFile: false, logLevel: 'warn' });
const hashes = integrity(BUILD_FOLDER);
writeFileSync(`${BUILD_FOLDER}/${INTEGRITY}`, `${JSON.stringify(hashes, null, 2)}\n`);
writeFileSync(`${BUILD_FOLDER}/custom-elements.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync(`${BUILD_FOLDER}/event-portal.d.ts`, typings());
writeFileSync(`${BUILD_FOLDER}/iframe/hosts.json`, `${JSON.stringify(frameHosts(process.env.FRAME_HOSTS), null, 2)}\n`);
writeFileSync(
  `${BUILD_FOLDER}/iframe/frame-ancestors.json`,
  `${JSON.stringify(frameAncestors(process.env.FRAME_ANCESTORS), null, 2)}\n`,
);
const sources: SourceManifest = JSON.parse(readFileSync(`${BUILD_FOLDER}/${MANIFEST}`, 'utf8'));
const files = [...filesOf(sources, [LOADER])];
writeFileSync(
  `${BUILD_FOLDER}/snippet.html`,
  version === undefined ? snippet({ base }) : snippet({ base: `${base}${version}/`, fixed: { hashes, files } }),
);
if (version === undefined) {
  // After the hashes: these are a page of the demo, a part of the back office, and code for servers, and no script of
  // them is for other sites.
  for (const output of [kit, officeEditor, prerender])
    await build({ ...output(BUILD_FOLDER), configFile: false, logLevel: 'warn' });
  writeFileSync(`${BUILD_FOLDER}/${PRERENDER_FOLDER}/index.d.ts`, prerenderTypings());
  await build({ ...bundlers(BUILD_LIB_FOLDER), configFile: false, logLevel: 'warn' });
  writeTypings(BUILD_LIB_FOLDER);
  layOut(BUILD_LIB_FOLDER, 'lib', version);
}
layOut(BUILD_FOLDER, 'dist', version);
