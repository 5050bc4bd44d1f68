import { isLoopback, openIdProblems, valueProblems } from '../server/platform/environment.mjs';
import { demoPassword } from '../tools/demo-accounts.mjs';
import { passwordWeakness } from '../tools/password-weakness.mjs';

/**
 * Returns what `npm run serve` lacks, and what contradicts itself in the environment, as one line each with the remedy;
 * none if it may start.
 */
export function productionProblems(values = process.env) {
  const wrong = valueProblems(values);
  // A variable with a wrong value has its line already; what depends on it cannot be said.
  const isWrong = (name) => wrong.some((line) => line.startsWith(`${name} `));
  return [
    ...wrong,
    ...(isWrong('PUBLIC_URL') ? [] : addressProblems(values, isWrong('BEHIND_PROXY'))),
    ...(isWrong('BACKOFFICE_PASSWORD') ? [] : passwordProblems(values)),
    ...(isWrong('MAIL') ? [] : mailProblems(values)),
    ...openIdProblems(values),
    ...(values.OIDC_ISSUER?.startsWith('http:')
      ? ['OIDC_ISSUER must begin with https://, because the provider says who logs in to the back office.']
      : []),
    ...(values.DATABASE_READ_URL && !values.DATABASE_URL
      ? ['DATABASE_READ_URL needs DATABASE_URL: name the PostgreSQL that its replicas follow.']
      : []),
  ];
}

function addressProblems({ PUBLIC_URL: publicUrl, BEHIND_PROXY: behindProxy }, isProxyUnknown) {
  if (!publicUrl)
    return ['PUBLIC_URL is missing: name where people reach the server, such as PUBLIC_URL=https://events.example.'];
  const { protocol, pathname, search, hash, username } = new URL(publicUrl);
  const problems = [];
  if (`${pathname}${search}${hash}${username}`.replace(/^\/+/, '') !== '')
    problems.push(
      'PUBLIC_URL must have nothing after its host, such as https://events.example: the server answers at the root only.',
    );
  if (protocol === 'http:' && !isLoopback(publicUrl))
    problems.push(
      'PUBLIC_URL must begin with https://, because people log in with passwords. Let a proxy end TLS: demo/deploy/nginx.conf.',
    );
  if (protocol === 'https:' && behindProxy !== '1' && !isProxyUnknown)
    problems.push(
      'BEHIND_PROXY must be 1: PUBLIC_URL begins with https://, and this server speaks http, so a proxy must end TLS before it.',
    );
  return problems;
}

function passwordProblems({ BACKOFFICE_PASSWORD: password, METRICS_TOKEN: token }) {
  if (!password) return [];
  const weakness = weaknessOf(password);
  if (weakness) return [`BACKOFFICE_PASSWORD ${weakness}. Make one up with openssl rand -base64 24.`];
  return token === password
    ? ['METRICS_TOKEN must differ from BACKOFFICE_PASSWORD: make up another one with openssl rand -base64 24.']
    : [];
}

/** Returns the line about a common password of the back office; none if productionProblems has one about it. */
export async function commonPasswordProblem(isCommon, { BACKOFFICE_PASSWORD: password } = process.env) {
  if (!password || weaknessOf(password) || !(await isCommon(password))) return [];
  return ['BACKOFFICE_PASSWORD is a common one. Make one up with openssl rand -base64 24.'];
}

/** Returns why the password of the back office is too weak; undefined if it is not. */
export const weaknessOf = (password) =>
  password.toLowerCase().includes(demoPassword.toLowerCase())
    ? 'is the one of the demo, which everybody knows'
    : passwordWeakness(password);

function mailProblems({ MAIL: mail, SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl }) {
  if (mail) return smtpUrl ? ['MAIL contradicts SMTP_URL: remove MAIL to send mails, or SMTP_URL to keep them.'] : [];
  const problems = [];
  if (!smtpUrl)
    problems.push(
      'SMTP_URL is missing: name the server that takes the mails, such as SMTP_URL=smtp://user:password@host:587. With MAIL=off the server starts without, but nobody can then confirm an address or reset a password.',
    );
  if (!from)
    problems.push('MAIL_FROM is missing: name the sender of the mails, such as MAIL_FROM=portal@events.example.');
  else if (!isLoopback(publicUrl ?? '') && /@localhost>?\s*$/.test(from))
    problems.push('MAIL_FROM must be an address that others can answer to, such as portal@events.example.');
  return problems;
}
