import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../../demo/seed/demo-accounts.mjs';

const overview = readFileSync(new URL('../../../../demo/index.html', import.meta.url), 'utf8');
const roles = /<section class="wrap roles"[\s\S]*?<\/section>/.exec(overview)?.[0] ?? '';
const said = [...roles.matchAll(/<code>(.*?)<\/code>/g)].map(([, word]) => word);

it('the overview of the demo names existing accounts, with their password', () => {
  const [password, ...names] = said;
  expect(password).toBe(demoPassword);
  expect(names).toEqual(['approved', 'newspaper']);
  expect(demoAccounts.map(({ username }) => username)).toEqual(expect.arrayContaining(names));
});
