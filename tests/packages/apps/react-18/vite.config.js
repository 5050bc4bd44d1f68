import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// This plugin, as all that were made for React 18, lets every package have the React of the application.
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
});
