import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseTests, readRows } from '../../../../demo/scripts/changed.mjs';
import { itForAll } from '../../../support/it-for-all';

const table = readRows(readFileSync('tests/README.md', 'utf8'));
const filesOf = (part: string) =>
  readdirSync(`tests/${part}`)
    .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
    .map((name) => `tests/${part}/${name}`);

it('every file of server and browser tests has its row in tests/README.md, with existing sources', () => {
  expect(table.map(({ file }) => file).sort()).toEqual([...filesOf('server'), ...filesOf('e2e')].sort());
  expect(table.flatMap(({ places }) => places).filter((place) => !existsSync(place))).toEqual([]);
  expect(table.filter(({ places }) => places.length === 0)).toEqual([]);
});

const rows = readRows(`
| file | covers | looks after | s |
| --- | --- | --- | --- |
| \`server/mail.test.ts\` | mails | \`demo/server/mail\` | 1 |
| \`server/persons.test.ts\` | persons | \`demo/server/persons\`, \`src/model\` | 1 |
| \`e2e/profile.spec.ts\` | the profile | \`src/features/profile\`, \`demo/server/persons\` | 1 |
| \`e2e/frames.spec.ts\` | frames | \`src/iframe\` | 1 |
`);

itForAll([
  [['demo/server/persons/save.ts'], ['server/persons.test.ts'], ['e2e/profile.spec.ts']],
  [['demo/server/mail/smtp.ts'], ['server/mail.test.ts'], []],
  [['src/features/profile/a.tsx', 'src/iframe/b.ts'], [], ['e2e/frames.spec.ts', 'e2e/profile.spec.ts']],
  [['tests/server/mail.test.ts'], ['server/mail.test.ts'], []],
  [['tests/unit/lib/days.test.ts', 'README.md', 'demo/docs/en/api.md', '.github/SECURITY.md'], [], []],
  [['src/ui/button.tsx'], [], undefined],
  [['src/lib/days.ts'], undefined, undefined],
  [['demo/server/app.ts'], undefined, undefined],
  [['package-lock.json'], undefined, undefined],
  [['tests/support/browser.ts'], undefined, undefined],
  [['demo/server/mailbox.ts'], undefined, undefined],
  [[], [], []],
])('after a change of %j these run', (changed, server, e2e) => {
  const below = (files: string[] | undefined) => files?.map((file) => `tests/${file}`);
  expect([chooseTests('server', changed, rows), chooseTests('e2e', changed, rows)]).toEqual([
    below(server),
    below(e2e),
  ]);
});
