import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../../demo/tools/demo-accounts.mjs';
import { TAGS } from '../../../../src/elements/registry';

const demo = new URL('../../../../demo/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, demo), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word);

describe.each(['index.html', 'pages/en/index.html'])('the overview %s', (path) => {
  const html = read(path);

  it('logs in to existing accounts, with their password', () => {
    const accounts = [...html.matchAll(/data-account="(.*?)" data-client="(.*?)"/g)].map(([, name, client]) => ({
      username: name,
      client,
    }));
    expect(accounts).toHaveLength(6);
    for (const account of accounts) expect(demoAccounts).toContainEqual(expect.objectContaining(account));
    expect(html).toContain(`<code>${demoPassword}</code>`);
    expect(read('pages/shared/overview.js')).toContain(`'${demoPassword}'`);
  });

  it('names every account and every element', () => {
    for (const { username } of demoAccounts) expect(html).toMatch(new RegExp(`"${username}"|<code>${username}</code>`));
    expect(matches(html, /<code>&lt;([\w-]+)&gt;<\/code>/g).sort()).toEqual([...TAGS].sort());
  });

  it('shows pictures that exist', () => {
    const pictures = matches(html, /src="(\/shared\/pictures\/.*?)"/g);
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) expect(existsSync(new URL(`pages${picture}`, demo)), picture).toBe(true);
  });
});
