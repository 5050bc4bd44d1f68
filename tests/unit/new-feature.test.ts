import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { es } from '../../dist-config/outputs/es';
import { fileOf, LOADER, withImports } from '../../dist-config/plugins/bundle-graph';

const FEATURE = resolve('src/features/made-up');
const SOURCES: Record<string, string> = {
  [`${FEATURE}/routes.ts`]: `import { lazyScreen } from '../../routing/lazy-screen';
    export const madeUpRoutes = [
      lazyScreen({ path: '/secure/made-up', guard: 'logged-in' }, async () => (await import('./made-up-screen')).MadeUpScreen),
    ];`,
  [`${FEATURE}/made-up-screen.tsx`]: `import { usePortal } from '../../portal/portal';
    export const MadeUpScreen = () => <p>{usePortal().client.host}{${JSON.stringify('x'.repeat(2000))}}</p>;`,
};
const TABLE = 'export const areaRoutes: readonly ScreenRoute[] = [';

/** Adds a feature with a screen, as if it stood among the sources. */
const madeUp = (): Plugin => ({
  name: 'made-up',
  enforce: 'pre',
  resolveId: (id, importer = '') => {
    const path = resolve(importer, '..', id);
    return Object.keys(SOURCES).find((file) => file === path || file.replace(/\.\w+$/, '') === path);
  },
  load: (id) => SOURCES[id],
  transform(code, id) {
    if (!id.endsWith('src/shell/member-area.tsx')) return;
    expect(code).toContain(TABLE);
    return `import { madeUpRoutes } from '../features/made-up/routes';\n${code.replace(TABLE, `${TABLE}...madeUpRoutes,`)}`;
  },
});

/** Every file of the modules by its name without figures. */
async function built(...more: Plugin[]): Promise<Rolldown.OutputBundle> {
  const config = es('made-up');
  const results = await build({
    ...config,
    plugins: [...more, ...(config.plugins ?? [])],
    build: { ...config.build, write: false },
    configFile: false,
    logLevel: 'silent',
  });
  const [result] = [results].flat();
  if (!result || !('output' in result)) throw new Error('One build was asked for.');
  return Object.fromEntries(result.output.map((file) => [file.fileName, file]));
}

/** Bytes of what a visitor of the list loads, by the names of the files; and whether the made-up screen is anywhere. */
function firstScreen(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const elements = ['event-elements.ts', 'event-portal.tsx', 'article-list.tsx'];
  const ofElements = elements.map((element) => fileOf(chunks, `src/elements/${element}`));
  const files = [...withImports(chunks, [LOADER, ...ofElements])];
  const sizes = files.map((file) => {
    const chunk = bundle[file];
    return [file.replace(/-[\w-]{8}\.js$/, ''), chunk?.type === 'chunk' ? chunk.code.length : 0];
  });
  return { sizes, hasFeature: chunks.some(({ moduleIds }) => moduleIds.some((id) => id.startsWith(FEATURE))) };
}

// Tests have another environment, in which libraries bring what helps developers.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a new feature adds nothing to the first screen', { timeout: 180_000 }, async () => {
  const before = firstScreen(await built());
  const after = firstScreen(await built(madeUp()));
  expect([before.hasFeature, after.hasFeature]).toEqual([false, true]);
  expect(before.sizes.length).toBeGreaterThan(3);
  expect(after.sizes).toEqual(before.sizes);
});
