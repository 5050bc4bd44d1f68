/** The password of every demo account. */
export const demoPassword = 'Demo!2026';

/** The operators of the demo; a log-in without an address is that of the first one. */
export const demoOperators = [
  { name: 'Anna Keller', email: 'anna.keller@demo.example', role: 'all' },
  { name: 'Mira Sommer', email: 'mira.sommer@demo.example', role: 'editing' },
  { name: 'Jan Ott', email: 'jan.ott@demo.example', role: 'billing' },
];

/** The demo accounts: client, name, and purpose. */
export const demoAccounts = [
  {
    client: 'stadt',
    username: 'approved',
    shows: 'cultural society, all roles approved, events of every publish status',
  },
  { client: 'stadt', username: 'awaiting', shows: 'role awaits approval' },
  { client: 'stadt', username: 'relation-blocked', shows: 'role blocked' },
  { client: 'stadt', username: 'relation-removal', shows: 'removal of the role requested' },
  { client: 'stadt', username: 'private', shows: 'private person without a role' },
  { client: 'stadt', username: 'unconfirmed', shows: 'e-mail not confirmed: cannot log in' },
  { client: 'stadt', username: 'unverified', shows: 'not verified yet: cannot log in' },
  { client: 'stadt', username: 'blocked', shows: 'blocked: cannot log in' },
  { client: 'zeitung', username: 'newspaper', shows: 'editor and advertiser, both approved' },
];

const operatorRoles = { all: 'may do everything', editing: 'editing', billing: 'adverts and billing' };

/** Returns the lines that name all accounts of the demo. @param backOfficePassword the password of the operators */
export const accountLines = (backOfficePassword) => [
  `  Back office, all with the password ${backOfficePassword}:`,
  ...demoOperators.map(({ email, name, role }) => `    ${email.padEnd(27)}${name}, ${operatorRoles[role]}`),
  `  Accounts, all with the password ${demoPassword}:`,
  ...demoAccounts.map(({ client, username, shows }) => `    ${client.padEnd(9)}${username.padEnd(18)}${shows}`),
];
