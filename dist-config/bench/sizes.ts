import { build } from 'vite';
import { es } from '../outputs/es';
import { ROOT } from './data';

const MAX_LISTED = 12;
const MIN_LISTED = 300;

/** Prints the modules of each chunk, in bytes before minifying, the largest first. */
export async function printModules(): Promise<void> {
  const config = es('dist');
  const results = await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  for (const chunk of outputs) {
    if (chunk.type !== 'chunk') continue;
    console.info(`\n${chunk.fileName}: ${chunk.code.length} bytes minified`);
    const modules = Object.entries(chunk.modules)
      .map(([id, { renderedLength }]) => ({
        id: id.replace(ROOT, '').replace(/^.*node_modules\//, ''),
        renderedLength,
      }))
      .filter(({ renderedLength }) => renderedLength >= MIN_LISTED)
      .sort((a, b) => b.renderedLength - a.renderedLength);
    for (const { id, renderedLength } of modules.slice(0, MAX_LISTED)) {
      console.info(`  ${String(renderedLength).padStart(8)}  ${id}`);
    }
  }
}
