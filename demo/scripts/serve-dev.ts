import { DEV_FILES, READY } from '../../dist-config/dev/dev-files';
import { runToEnd } from '../server/platform/run-to-end';
import { startSeededServer } from './seeded-server';

// The demo server behind the dev server. Prerendering would need a build.
await runToEnd(() => startSeededServer({ distFolder: DEV_FILES, prerenderMs: 0 }));
console.log(READY);
