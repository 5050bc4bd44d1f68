// `npm run conformance -- https://example.org/api`: installs missing packages, then checks a running backend.
import { checkNode, ensureInstalled } from './install.mjs';

checkNode();
if (!(await ensureInstalled())) process.exit(2);
// The following sources are TypeScript.
const { register } = await import('tsx/esm/api');
register();
await import('../tools/conformance/main.ts');
