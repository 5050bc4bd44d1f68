// `npm run docs`: builds the documentation for the demo into dist/docs/, if anything has changed. `-- --base /path/`
// builds it for another website, into dist/docs-site/ or the folder after `--out`.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocs, ensureDocs } from './build-docs.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { root } from './processes.mjs';

checkNode();
const { base, out } = readOptions();
if (!(await ensureInstalled())) process.exit(1);
const folder = out === undefined ? join(root, 'dist', 'docs-site') : resolve(out);
const isBuilt = base === undefined ? await ensureDocs() : await buildDocs({ folder, base });
if (!isBuilt) process.exit(1);
console.log(
  base === undefined ? 'dist/docs/ is up to date; the demo serves it at /docs/.' : `${folder} is for ${base}.`,
);

/** Reads `--base` and `--out`; a wrong one ends the process with one line. */
function readOptions() {
  try {
    const { values } = parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } });
    if (values.base !== undefined && !/^\/(?:.*\/)?$/.test(values.base))
      throw new Error('--base takes a path that begins and ends with a slash, as in /events/docs/.');
    if (values.out !== undefined && values.base === undefined)
      throw new Error('--out needs --base: the documentation of the demo is always in dist/docs/.');
    return values;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
