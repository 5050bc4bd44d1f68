import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../.github/decisions/', import.meta.url));

/** Returns the pages of the decisions; all are English. */
export const decisionPaths = () =>
  readdirSync(folder)
    .filter((file) => /^\d+-/.test(file))
    .map((file) => ({
      params: { decision: file.replace(/\.md$/, '') },
      content: `<div lang="en">\n\n${readFileSync(folder + file, 'utf8')}\n\n</div>`,
    }));
