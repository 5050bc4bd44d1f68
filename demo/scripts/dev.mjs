// `npm run dev`: the demo server, started anew when its code changes, and the bundle, rebuilt when its sources do. Open
// pages of the demo reload themselves after either.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { demoEnvironment, liveWith, needFreePort, root, run, stage, start } from './processes.mjs';

const settleMs = 120;
const bin = (...path) => join(root, 'node_modules', ...path);

checkNode();
const { port } = demoEnvironment();
await needFreePort(port);
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);

const tsxArgs = [bin('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'demo/scripts/serve.ts'];
liveWith([
  start(process.execPath, tsxArgs, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PORT: String(port), RELOAD: '1' },
  }),
]);
watchSources();
console.log(`http://localhost:${port}/ – pages reload after each build. Ctrl+C ends it.`);

/** Runs one build at a time; a change during a build starts another one after it. */
function watchSources() {
  let timer;
  let building = false;
  let changed = false;
  const rebuild = async () => {
    if (building) return;
    building = true;
    while (changed) {
      changed = false;
      await stage('rebuild', () => run(process.execPath, ['--import', 'tsx', 'dist-config/build.ts']));
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
