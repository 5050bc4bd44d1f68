import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => /^(event|article|advert|portal)-/.test(tag) } } }),
  ],
  build: { chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
});
