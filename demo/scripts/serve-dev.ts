import { join } from 'node:path';
import { DEV_FILES, READY } from '../../dist-config/dev/dev-files';
import { runToEnd } from '../server/platform/run-to-end';
import { root } from './processes.mjs';
import { startSeededServer } from './seeded-server';

// The demo server behind the dev server. Prerendering would need a build. The documentation is that of the last one.
const docsFolder = join(root, 'dist', 'docs');
await runToEnd(() => startSeededServer({ distFolder: DEV_FILES, docsFolder, prerenderMs: 0 }));
console.log(READY);
