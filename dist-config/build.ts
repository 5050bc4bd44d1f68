import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { frameAncestors, frameHosts } from './frame-hosts';
import { integrity } from './integrity';
import { es } from './outputs/es';
import { iframe } from './outputs/iframe';
import { kit } from './outputs/kit';
import { bundlers, writeTypings } from './outputs/package';
import { PRERENDER_FOLDER, prerender } from './outputs/prerender';
import { frame, iife, whole } from './outputs/script';
import { prerenderTypings } from './prerender-typings';
import { manifest } from './reference';
import { typings } from './typings';

/*
 * Builds every output, in the order in which they need one another: what pages load into dist/, what bundlers import into
 * lib/. The old files stay there until the new ones are whole. What the outputs may weigh is checked by
 * tests/e2e/sizes.spec.ts.
 */

const OUTPUTS = [es, iife, whole, iframe, frame];
const FRESH = 'node_modules/.cache/event-portal/dist';
const FRESH_LIB = 'node_modules/.cache/event-portal/lib';

for (const folder of [FRESH, FRESH_LIB]) rmSync(folder, { recursive: true, force: true });
for (const output of OUTPUTS) await build({ ...output(FRESH), configFile: false, logLevel: 'warn' });
writeFileSync(`${FRESH}/integrity.json`, `${JSON.stringify(integrity(FRESH), null, 2)}\n`);
writeFileSync(`${FRESH}/custom-elements.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync(`${FRESH}/event-portal.d.ts`, typings());
writeFileSync(`${FRESH}/iframe/hosts.json`, `${JSON.stringify(frameHosts(process.env.FRAME_HOSTS), null, 2)}\n`);
writeFileSync(
  `${FRESH}/iframe/frame-ancestors.json`,
  `${JSON.stringify(frameAncestors(process.env.FRAME_ANCESTORS), null, 2)}\n`,
);
// After the hashes: one is a page of the demo, the other is for servers, and no script of them is for other sites.
for (const output of [kit, prerender]) await build({ ...output(FRESH), configFile: false, logLevel: 'warn' });
writeFileSync(`${FRESH}/${PRERENDER_FOLDER}/index.d.ts`, prerenderTypings());
await build({ ...bundlers(FRESH_LIB), configFile: false, logLevel: 'warn' });
writeTypings(FRESH_LIB);
replace('dist', FRESH);
replace('lib', FRESH_LIB);

/** Puts a folder in the place of another; what else stands there (the demo's copies) is kept. */
function replace(place: string, fresh: string): void {
  const vendor = `${place}/demo-vendor`;
  if (existsSync(vendor)) cpSync(vendor, `${fresh}/demo-vendor`, { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(fresh, place);
}
