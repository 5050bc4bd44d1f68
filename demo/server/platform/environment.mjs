import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const has = (pattern, problem) => (text) => (pattern.test(text) ? undefined : problem);

/** Returns a validator of an address with one of the protocols. A PostgreSQL address needs no host. */
const locator = (protocols, example) => (text) => {
  try {
    const { protocol, hostname } = new URL(text);
    if (protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'))) return undefined;
  } catch {
    // The line below refuses it, as any other text that is no address.
  }
  return `must be an address such as ${example}`;
};

/** Validates an address with key, secret and one bucket. */
const bucketAddress = (text) => {
  const example = 'https://KEY:SECRET@s3.example/bucket';
  const problem = locator(['http:', 'https:'], example)(text);
  if (problem) return problem;
  const { username, password, pathname } = new URL(text);
  const isWhole = username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname);
  return isWhole ? undefined : `must name key, secret and bucket, such as ${example}`;
};

const wholeNumber = (least, most) => (text) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? undefined
    : `must be a whole number from ${least} to ${most}`;

/** The default wait of a page for the HTML of its elements, in milliseconds. */
const PRERENDER_MS = 1000;

const flag = has(/^[01]$/, 'must be 1 or 0');
const line = has(/^[^\p{Cc}]{1,500}$/u, 'must be one line');

/** Every variable of the server and `npm start`: its meaning, its default, and its validator. */
export const variables = [
  { name: 'PORT', without: '4173', meaning: 'Port to listen at.', problemOf: wholeNumber(1, 65535) },
  {
    name: 'ADDRESS',
    without: 'localhost',
    meaning: 'Address to listen at; `localhost` is this machine only, `0.0.0.0` every network of it.',
    problemOf: has(/^[\w.:-]{1,253}$/, 'must be an address of this machine, such as 0.0.0.0'),
  },
  {
    name: 'DATA_FOLDER',
    without: '.data',
    meaning:
      'Folder of the embedded database and of uploaded pictures; seen from the repository. All processes need the same.',
    problemOf: line,
  },
  {
    name: 'DATABASE_URL',
    without: 'the embedded database',
    meaning: 'A PostgreSQL (14 or newer), as `postgres://user:password@host:5432/portal`.',
    problemOf: locator(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/portal'),
  },
  {
    name: 'S3_URL',
    without: 'pictures lie in `DATA_FOLDER`',
    meaning:
      'A bucket of an S3-compatible store for uploaded pictures, as `https://KEY:SECRET@host/bucket?region=eu-central-1`; key and secret percent-encoded.',
    problemOf: bucketAddress,
  },
  {
    name: 'PUBLIC_URL',
    without: '`http://localhost:PORT`',
    meaning:
      'Where people reach the server. Links in mails begin with it; `/backoffice` and `/outbox` answer to its host name only.',
    problemOf: locator(['http:', 'https:'], 'https://events.example'),
  },
  {
    name: 'BEHIND_PROXY',
    without: '0',
    meaning: '1 when a proxy stands before the server and appends the caller’s address to `X-Forwarded-For`.',
    problemOf: flag,
  },
  {
    name: 'SMTP_URL',
    without: 'mails are kept; `/outbox` shows them on this machine alone',
    meaning: 'Server that takes the mails, as `smtp://user:password@host:587` or `smtps://…`.',
    problemOf: locator(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  },
  {
    name: 'MAIL_FROM',
    without: 'portal@localhost',
    meaning: 'Sender of the mails.',
    problemOf: has(/^[^\p{Cc}]*[^\s@<>]+@[^\s@<>]+>?$/u, 'must be a mail address'),
  },
  {
    name: 'MAIL',
    without: 'mails are sent by `SMTP_URL`',
    meaning: '`off` lets `npm run serve` start without a mail server: mails are kept, and nobody gets one.',
    problemOf: has(/^off$/, 'must be off, or absent'),
  },
  {
    name: 'BACKOFFICE_PASSWORD',
    without: 'no back office; `npm start` makes one up',
    meaning: 'Opens `/backoffice`. All processes need the same.',
    problemOf: line,
  },
  {
    name: 'DRAIN_SECONDS',
    without: '0',
    meaning: 'How long the server still answers after SIGTERM while `/health/ready` says no already.',
    problemOf: wholeNumber(0, 300),
  },
  {
    name: 'UPLOAD_MB',
    without: '20',
    meaning: 'The most megabytes that an uploaded picture may have.',
    problemOf: wholeNumber(1, 200),
  },
  {
    name: 'LOG',
    without: 'json',
    meaning:
      'Log of `npm run serve`: `json` is one line for each request and event, `text` only warnings and errors for people, `off` nothing.',
    problemOf: has(/^(json|text|off)$/, 'must be json, text or off'),
  },
  {
    name: 'METRICS_TOKEN',
    without: '`/metrics` answers this machine only',
    meaning: 'Opens `/metrics` of `npm run serve` to others, who send it as `Authorization: Bearer …`.',
    problemOf: has(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 visible ASCII characters'),
  },
  { name: 'DEBUG', without: '0', meaning: '1 prints where in the code a start has failed.', problemOf: flag },
  {
    name: 'PRERENDER',
    without: '1',
    meaning: '0 serves the demo pages without what their elements show, which scripts add later.',
    problemOf: flag,
  },
];

/** Returns one line for every wrong value; an empty one counts as absent. */
export const valueProblems = (values) =>
  variables.flatMap(({ name, problemOf }) => {
    const text = values[name] || undefined;
    const problem = text === undefined ? undefined : problemOf(text);
    return problem ? [`${name} ${problem}, not "${shown(name, text)}".`] : [];
  });

/**
 * Reads the variables; an empty one counts as absent.
 *
 * @throws {Error} with one line for every wrong value
 */
export function readEnvironment(values = process.env) {
  const of = (name) => values[name] || undefined;
  const problems = valueProblems(values);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const or = (name) => of(name) ?? variables.find((variable) => variable.name === name)?.without;
  const folder = or('DATA_FOLDER');
  return {
    port: Number(or('PORT')),
    address: or('ADDRESS'),
    dataFolder: isAbsolute(folder) ? folder : resolve(root, folder),
    databaseUrl: of('DATABASE_URL'),
    s3Url: of('S3_URL'),
    publicUrl: of('PUBLIC_URL')?.replace(/\/+$/, ''),
    behindProxy: of('BEHIND_PROXY') === '1',
    smtpUrl: of('SMTP_URL'),
    mailFrom: or('MAIL_FROM'),
    backOfficePassword: of('BACKOFFICE_PASSWORD'),
    drainMs: Number(or('DRAIN_SECONDS')) * 1000,
    largestUpload: Number(or('UPLOAD_MB')) * 1_048_576,
    log: of('LOG'),
    metricsToken: of('METRICS_TOKEN'),
    debug: of('DEBUG') === '1',
    prerenderMs: or('PRERENDER') === '1' ? PRERENDER_MS : 0,
  };
}

/**
 * Returns the host in the server's address: 'localhost' for this machine, because a log-in is valid for one name only.
 */
export function hostOf(address) {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address)) return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

/** Names that always mean the machine itself and cannot be redirected. */
export const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Checks whether an address leads to this machine alone. */
export function isLoopback(address) {
  try {
    return LOOPBACK_NAME.test(new URL(address).hostname.replace(/\.$/, ''));
  } catch {
    return false;
  }
}

/** Returns the value for an error message; variables that may hold a password stay hidden. */
const shown = (name, text) => (/URL|PASSWORD|TOKEN/.test(name) ? '…' : text);
