import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../.github/decisions/', import.meta.url));

export default {
  paths: () =>
    readdirSync(folder)
      .filter((file) => /^\d+-/.test(file))
      .map((file) => ({
        params: { decision: file.replace(/\.md$/, '') },
        content: readFileSync(folder + file, 'utf8'),
      })),
};
