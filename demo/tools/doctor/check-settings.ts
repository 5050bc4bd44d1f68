import { isCommonPassword } from '../../server/accounts/common-passwords';
import {
  type Environment,
  isLoopback,
  openIdProblems,
  readEnvironment,
  variables,
} from '../../server/platform/environment.mjs';
import { passwordWeakness } from '../password-weakness.mjs';
import { type Finding, findingsOf } from './finding';

/** The values of variables, as in process.env. */
export type Values = Record<string, string | undefined>;

const { ok, warning, error } = findingsOf('settings');
/** The most changed letters of a misspelled name. */
const MAX_TYPOS = 2;
/** The length from which a name is compared: short ones are like any other. */
const MIN_COMPARED_LENGTH = 7;

/** The variables of a log-in by password alone. */
const NO_OPEN_ID = { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' };

/** Reads the variables as far as they are valid, so that all other checks can be done. */
export function readValid(values: Values): { environment: Environment; findings: Finding[] } {
  const wrong = variables.filter(({ name, validate }) => values[name] && validate(values[name]) !== undefined);
  const findings = wrong.map(({ name, validate, defaultText }) =>
    error(`${name} ${validate(values[name] ?? '')}.`, `Correct ${name}, or remove it; the default is ${defaultText}.`),
  );
  const valid = Object.fromEntries(Object.entries(values).filter(([name]) => wrong.every((one) => one.name !== name)));
  const incomplete = openIdProblems(valid);
  return {
    environment: readEnvironment(incomplete.length > 0 ? { ...valid, ...NO_OPEN_ID } : valid),
    findings: [...findings, ...incomplete.map((line) => error(line, 'Set all three, or none of them.'))],
  };
}

/** Checks the variables, one by one and together. */
export async function checkSettings(values: Values): Promise<{ environment: Environment; findings: Finding[] }> {
  const { environment, findings } = readValid(values);
  const found = [
    ...findings,
    ...misspelledNames(values),
    ...contradictions(environment, values),
    ...(await passwordFindings(environment)),
  ];
  return { environment, findings: found.length > 0 ? found : [ok('The variables fit together.')] };
}

function misspelledNames(values: Values): Finding[] {
  const names = variables.map(({ name }) => name);
  return Object.keys(values)
    .filter((name) => values[name] && name.length >= MIN_COMPARED_LENGTH && !names.includes(name))
    .flatMap((name) => {
      const intended = names.find((one) => one.length >= MIN_COMPARED_LENGTH && changesBetween(name, one) <= MAX_TYPOS);
      return intended === undefined
        ? []
        : [
            warning(
              `${name} is no variable of the server.`,
              `Name it ${intended} if you mean that; otherwise ignore this.`,
            ),
          ];
    });
}

/** Returns the number of letters to add, remove or replace; one that has swapped with its neighbour counts once. */
function changesBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      const row = rows[i];
      if (row) row[j] = isSwapped ? Math.min(best, at(i - 2, j - 2) + 1) : best;
    }
  return at(one.length, other.length);
}

function contradictions(environment: Environment, values: Values): Finding[] {
  const { publicUrl, behindProxy, smtpUrl, address, databaseUrl } = environment;
  const found: Finding[] = [];
  const isPublic = publicUrl !== undefined && !isLoopback(publicUrl);
  const listensToAll = !/^(?:localhost|127\.|::1$)/.test(address);
  if (behindProxy && publicUrl === undefined)
    found.push(
      error(
        'BEHIND_PROXY is 1, but PUBLIC_URL is missing: links in mails lead to localhost.',
        'Set PUBLIC_URL to the address that visitors use.',
      ),
    );
  if (isPublic && publicUrl.startsWith('http:'))
    found.push(
      warning(
        'PUBLIC_URL begins with http: passwords and sessions travel unencrypted.',
        'Let the proxy end TLS, and set PUBLIC_URL to https://…',
      ),
    );
  if (isPublic && !behindProxy && publicUrl.startsWith('https:'))
    found.push(
      error(
        'PUBLIC_URL begins with https, which only a proxy can answer, but BEHIND_PROXY is 0: all visitors share the limits of one.',
        'Set BEHIND_PROXY=1.',
      ),
    );
  if (listensToAll && behindProxy)
    found.push(
      warning(
        `The server listens at ${address}, so callers can pass the proxy by and forge their address.`,
        'Set ADDRESS=localhost, or let a firewall admit the proxy only.',
      ),
    );
  if (smtpUrl && !values.MAIL_FROM)
    found.push(
      warning(
        'MAIL_FROM is missing: mails come from portal@localhost, which most servers refuse.',
        'Set MAIL_FROM to an address of your domain.',
      ),
    );
  if (smtpUrl && publicUrl === undefined)
    found.push(warning('Mails are sent, but PUBLIC_URL is missing: their links lead to localhost.', 'Set PUBLIC_URL.'));
  if (values.DATABASE_READ_URL && !databaseUrl)
    found.push(
      error(
        'DATABASE_READ_URL is set without DATABASE_URL.',
        'Set DATABASE_URL to the primary, or remove DATABASE_READ_URL.',
      ),
    );
  return found;
}

async function passwordFindings({ backOfficePassword, publicUrl }: Environment): Promise<Finding[]> {
  if (!backOfficePassword) return [];
  const weakness =
    passwordWeakness(backOfficePassword) ??
    ((await isCommonPassword(backOfficePassword)) ? 'is a common one' : undefined);
  if (!weakness) return [];
  const level = publicUrl !== undefined && !isLoopback(publicUrl) ? error : warning;
  return [level(`BACKOFFICE_PASSWORD is weak: it ${weakness}.`, 'Set another one: openssl rand -base64 24')];
}
