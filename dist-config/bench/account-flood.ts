import { text } from 'node:stream/consumers';

/*
 * One address that floods a server with sign-ups and log-ins, in a process of its own, until its input ends. Prints a
 * line with the first answer, and at the end the counts of each status.
 */

const [api = '', address = ''] = process.argv.slice(2);
const AT_ONCE = 40;
const PASSWORD = 'Wolke-Zebra-47';

let isOver = false;
let count = 0;
const statuses: Record<string, number> = {};

const signUp = (name: string) => ({
  username: name,
  email: `${name}@example.org`,
  firstName: 'Flut',
  lastName: 'Welle',
  private_plz: '72764',
  password1: PASSWORD,
  password2: PASSWORD,
  acceptAGB: true,
  acceptDSGVO: true,
});

async function send(): Promise<void> {
  count += 1;
  const name = `flood-${process.pid}-${count}`;
  const [path, body] =
    count % 2 === 0 ? ['auth/signup', signUp(name)] : ['auth/login', { username: name, password: PASSWORD }];
  const response = await fetch(`${api}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await response.text();
  if (Object.keys(statuses).length === 0) console.info('begun');
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
}

async function flood(): Promise<void> {
  while (!isOver) await send();
}

const floods = Array.from({ length: AT_ONCE }, flood);
await text(process.stdin);
isOver = true;
await Promise.all(floods);
console.info(JSON.stringify(statuses));
process.exit(0);
