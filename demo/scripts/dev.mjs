// `npm run dev`: the demo server, started anew when its code changes, and the ES bundles, rebuilt when theirs does.
// Pages are not reloaded by themselves: reload one once the build has printed its line.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { demoPort, liveWith, needFreePort, root, run, stage, start } from './processes.mjs';

/** In this order: the loader names the chunks that the elements' build wrote. */
const modes = ['es', 'loader'];
const settleMs = 120;
const bin = (...path) => join(root, 'node_modules', ...path);

checkNode();
const port = demoPort();
await needFreePort(port);
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);

const tsxArgs = [bin('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'demo/scripts/serve.ts'];
liveWith([start(process.execPath, tsxArgs, { stdio: ['ignore', 'inherit', 'inherit'], env: { PORT: String(port) } })]);
watchSources();
console.log(`http://localhost:${port}/ – reload the page after a build. Ctrl+C ends it.`);

/** One build at a time; what changes meanwhile is built after it. */
function watchSources() {
  let timer;
  let building = false;
  let changed = false;
  const rebuild = async () => {
    if (building) return;
    building = true;
    while (changed) {
      changed = false;
      await stage('rebuild', buildModes);
    }
    building = false;
  };
  for (const folder of ['src', 'dist-config']) {
    watch(join(root, folder), { recursive: true }, () => {
      changed = true;
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    });
  }
}

async function buildModes() {
  let result = { code: 0, output: '' };
  for (const mode of modes) {
    if (result.code === 0)
      result = await run(process.execPath, [bin('vite', 'bin', 'vite.js'), 'build', '--mode', mode]);
  }
  return result;
}
