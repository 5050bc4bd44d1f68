import { defineConfig } from 'vite';
import { buildOf } from './dist-config/builds.ts';

/** `vite build --mode es|loader|iife|iframe|frame`: one output each, see dist-config/. */
export default defineConfig(({ mode }) => buildOf(mode));
