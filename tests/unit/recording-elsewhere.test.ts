import { build } from 'vite';
import { expect, test } from 'vitest';
import { recordingElsewhere } from '../../dist-config/plugins/recording-elsewhere';

const SOURCES: Record<string, string> = {
  '/made-up/area.ts': `export { recordingRoutes } from '../features/recording/routes';
    export { recordingRoutes as withPreview } from './recording-routes';
    export { profileRoutes } from '../features/profile/routes';`,
  '../features/recording/routes': `export const recordingRoutes = 'the form';`,
  './recording-routes': `export const recordingRoutes = 'the form with its preview';`,
  '../features/profile/routes': `export const profileRoutes = 'the profile';`,
};

/** The code of a made-up area, built into one file. */
async function built(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: '/made-up/area.ts',
        external: /elsewhere\/routes\.ts$/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
    plugins: [
      recordingElsewhere(),
      { name: 'made-up', resolveId: (id) => (SOURCES[id] ? id : undefined), load: (id) => SOURCES[id] },
    ],
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One build was asked for.');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('one screen stands in the place of all of recording, and of nothing else', async () => {
  const code = await built();
  expect(code).not.toContain('the form');
  expect(code).toMatch(/recordingRoutes.* from .*elsewhere\/routes\.ts/);
  expect(code).toContain('the profile');
});
