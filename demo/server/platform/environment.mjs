import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const matches = (pattern, problem) => (text) => (pattern.test(text) ? undefined : problem);

/** Returns a validator of an address with one of the protocols. A PostgreSQL address needs no host. */
const urlValidator = (protocols, example) => (text) => {
  try {
    const { protocol, hostname } = new URL(text);
    if (protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'))) return undefined;
  } catch {
    // The line below refuses it like any other text that is not an address.
  }
  return `must be an address such as ${example}`;
};

const validatePostgresUrl = urlValidator(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/portal');
const addressesIn = (text = '') => text.split(/[\s,]+/).filter(Boolean);

/** Validates an address with key, secret and one bucket. */
const bucketAddress = (text) => {
  const example = 'https://KEY:SECRET@s3.example/bucket';
  const problem = urlValidator(['http:', 'https:'], example)(text);
  if (problem) return problem;
  const { username, password, pathname } = new URL(text);
  const isComplete = username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname);
  return isComplete ? undefined : `must name key, secret and bucket, such as ${example}`;
};

const wholeNumber = (min, max) => (text) =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? undefined
    : `must be a whole number from ${min} to ${max}`;

/** The default wait of a page for the HTML of its elements, in milliseconds. */
const PRERENDER_MS = 1000;

const flag = matches(/^[01]$/, 'must be 1 or 0');
const singleLine = matches(/^[^\p{Cc}]{1,500}$/u, 'must be one line');

/**
 * Every variable of the server and `npm start`: its meaning, its default, both in German too, and its validator. A
 * default without German is the value itself.
 */
export const variables = [
  {
    name: 'PORT',
    defaultText: '4173',
    meaning: 'Port of the server.',
    meaningDe: 'Port des Servers.',
    validate: wholeNumber(1, 65535),
  },
  {
    name: 'ADDRESS',
    defaultText: 'localhost',
    meaning: 'Network address of the server: `localhost` for this machine only, `0.0.0.0` for all its networks.',
    meaningDe: 'Netzwerkadresse des Servers: `localhost` nur für diesen Rechner, `0.0.0.0` für alle seine Netze.',
    validate: matches(/^[\w.:-]{1,253}$/, 'must be an address of this machine, such as 0.0.0.0'),
  },
  {
    name: 'DATA_FOLDER',
    defaultText: '.data',
    meaning:
      'Folder of the embedded database and of uploaded pictures, relative to the repository; the same for all processes.',
    meaningDe:
      'Ordner der eingebetteten Datenbank und der hochgeladenen Bilder, relativ zum Repository; für alle Prozesse derselbe.',
    validate: singleLine,
  },
  {
    name: 'DATABASE_URL',
    defaultText: 'the embedded database',
    meaning: 'Address of a PostgreSQL database (14 or newer), as in `postgres://user:password@host:5432/portal`.',
    meaningDe: 'Adresse einer PostgreSQL-Datenbank (14 oder neuer), wie `postgres://user:password@host:5432/portal`.',
    defaultTextDe: 'die eingebettete Datenbank',
    validate: validatePostgresUrl,
  },
  {
    name: 'DATABASE_READ_URL',
    defaultText: 'only `DATABASE_URL` is read',
    meaning:
      'Streaming replicas of `DATABASE_URL` for public reads: addresses separated by blanks or commas; each names one server.',
    meaningDe:
      'Streaming-Replikate von `DATABASE_URL` für öffentliche Lesezugriffe: Adressen, durch Leerzeichen oder Kommas getrennt; jede nennt einen Server.',
    defaultTextDe: 'nur `DATABASE_URL` wird gelesen',
    validate: (text) => addressesIn(text).map(validatePostgresUrl).find(Boolean),
  },
  {
    name: 'S3_URL',
    defaultText: 'pictures in `DATA_FOLDER`',
    meaning:
      'Bucket of an S3-compatible store for uploaded pictures, as in `https://KEY:SECRET@host/bucket?region=eu-central-1`; key and secret are percent-encoded.',
    meaningDe:
      'Bucket eines S3-kompatiblen Speichers für hochgeladene Bilder, wie `https://KEY:SECRET@host/bucket?region=eu-central-1`; Schlüssel und Geheimnis sind prozentkodiert.',
    defaultTextDe: 'Bilder in `DATA_FOLDER`',
    validate: bucketAddress,
  },
  {
    name: 'PUBLIC_URL',
    defaultText: '`http://localhost:PORT`',
    meaning:
      'Public base address. Links in mails begin with it; `/backoffice` and `/outbox` answer to its host name only.',
    meaningDe:
      'Öffentliche Basisadresse. Links in Mails beginnen damit; `/backoffice` und `/outbox` antworten nur unter ihrem Hostnamen.',
    validate: urlValidator(['http:', 'https:'], 'https://events.example'),
  },
  {
    name: 'BEHIND_PROXY',
    defaultText: '0',
    meaning: '1 if a proxy is in front of the server and appends the caller’s address to `X-Forwarded-For`.',
    meaningDe: '1, wenn vor dem Server ein Proxy steht, der die Adresse des Aufrufers an `X-Forwarded-For` anhängt.',
    validate: flag,
  },
  {
    name: 'SMTP_URL',
    defaultText: 'mails are stored; `/outbox` shows them on this machine only',
    meaning: 'Mail server, as in `smtp://user:password@host:587` or `smtps://…`.',
    meaningDe: 'Mailserver, wie `smtp://user:password@host:587` oder `smtps://…`.',
    defaultTextDe: 'Mails werden gespeichert; `/outbox` zeigt sie nur auf diesem Rechner',
    validate: urlValidator(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  },
  {
    name: 'MAIL_FROM',
    defaultText: 'portal@localhost',
    meaning: 'Sender of the mails.',
    meaningDe: 'Absender der Mails.',
    validate: matches(/^[^\p{Cc}]*[^\s@<>]+@[^\s@<>]+>?$/u, 'must be a mail address'),
  },
  {
    name: 'MAIL',
    defaultText: 'mails are sent by `SMTP_URL`',
    meaning: '`off` lets `npm run serve` start without a mail server: mails are kept, and nobody gets one.',
    meaningDe: '`off` lässt `npm run serve` ohne Mailserver starten: Mails werden aufbewahrt, und niemand erhält eine.',
    defaultTextDe: 'Mails gehen über `SMTP_URL`',
    validate: matches(/^off$/, 'must be off, or absent'),
  },
  {
    name: 'BACKOFFICE_PASSWORD',
    defaultText: 'none; `npm start` generates one',
    meaning:
      'Opens `/backoffice` for the first operator, who makes an account of their own. Afterwards it opens nothing.',
    meaningDe:
      'Öffnet `/backoffice` für den ersten Betreiber, der sich einen eigenen Zugang anlegt. Danach öffnet es nichts mehr.',
    defaultTextDe: 'keines; `npm start` erzeugt eines',
    validate: singleLine,
  },
  {
    name: 'OFFICE_SECOND_FACTOR',
    defaultText: 'each operator decides',
    meaning: '`required`: an operator without a second factor can only set one up.',
    meaningDe: '`required`: Wer keinen zweiten Faktor hat, kann nur einen einrichten.',
    defaultTextDe: 'jeder Zugang entscheidet selbst',
    validate: matches(/^required$/, 'must be required, or absent'),
  },
  {
    name: 'OIDC_ISSUER',
    defaultText: 'log-in by password alone',
    meaning:
      'Issuer of the OpenID Connect provider at which operators log in, as in `https://id.example/realms/staff`; with `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`.',
    meaningDe:
      'Issuer des OpenID-Connect-Anbieters, bei dem sich Zugänge anmelden, wie `https://id.example/realms/staff`; mit `OIDC_CLIENT_ID` und `OIDC_CLIENT_SECRET`.',
    defaultTextDe: 'Anmeldung nur mit Passwort',
    validate: (text) =>
      /[?#]|\/\.well-known\//.test(text)
        ? 'must be the issuer, without /.well-known/, ? and #'
        : urlValidator(['http:', 'https:'], 'https://id.example/realms/staff')(text),
  },
  {
    name: 'OIDC_CLIENT_ID',
    defaultText: 'none',
    meaning: 'Client id that the provider has given to the portal.',
    meaningDe: 'Client-ID, die der Anbieter dem Portal gegeben hat.',
    defaultTextDe: 'keine',
    validate: singleLine,
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    defaultText: 'none',
    meaning: 'Secret of that client.',
    meaningDe: 'Geheimnis dieses Clients.',
    defaultTextDe: 'keines',
    validate: singleLine,
  },
  {
    name: 'OIDC_NAME',
    defaultText: 'Single Sign-on',
    meaning: 'Name of the provider on the button “Mit … anmelden”.',
    meaningDe: 'Name des Anbieters auf der Schaltfläche „Mit … anmelden“.',
    validate: singleLine,
  },
  {
    name: 'DRAIN_SECONDS',
    defaultText: '0',
    meaning:
      'Seconds in which the server continues to answer after SIGTERM, while `/health/ready` already returns 503.',
    meaningDe: 'Sekunden, in denen der Server nach SIGTERM weiter antwortet, während `/health/ready` schon 503 meldet.',
    validate: wholeNumber(0, 300),
  },
  {
    name: 'UPLOAD_MB',
    defaultText: '20',
    meaning: 'Maximum size of an uploaded picture in megabytes.',
    meaningDe: 'Höchstgröße eines hochgeladenen Bildes in Megabyte.',
    validate: wholeNumber(1, 200),
  },
  {
    name: 'LOG',
    defaultText: 'json',
    meaning:
      'Log of `npm run serve`: `json` is one line for each request and event, `text` only warnings and errors for people, `off` nothing.',
    meaningDe:
      'Protokoll von `npm run serve`: `json` schreibt eine Zeile je Anfrage und Ereignis, `text` nur Warnungen und Fehler für Menschen, `off` nichts.',
    validate: matches(/^(json|text|off)$/, 'must be json, text or off'),
  },
  {
    name: 'METRICS_TOKEN',
    defaultText: '`/metrics` answers this machine only',
    meaning: 'Opens `/metrics` of `npm run serve` to others, who send it as `Authorization: Bearer …`.',
    meaningDe: 'Öffnet `/metrics` von `npm run serve` für andere; sie senden es als `Authorization: Bearer …`.',
    defaultTextDe: '`/metrics` antwortet nur diesem Rechner',
    validate: matches(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 visible ASCII characters'),
  },
  {
    name: 'DEBUG',
    defaultText: '0',
    meaning: '1 prints the stack trace of a failed start.',
    meaningDe: '1 gibt bei einem gescheiterten Start die Aufrufliste (stack trace) aus.',
    validate: flag,
  },
  {
    name: 'PRERENDER',
    defaultText: '1',
    meaning: '0 serves the demo pages without prerendered content of their elements.',
    meaningDe: '0 liefert die Demo-Seiten ohne vorab gezeichneten Inhalt ihrer Elemente.',
    validate: flag,
  },
];

const OPEN_ID_NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];

/** Returns one line for every missing variable of the provider, if there are some of them. */
export const openIdProblems = (values) =>
  OPEN_ID_NAMES.some((name) => values[name])
    ? OPEN_ID_NAMES.filter((name) => !values[name]).map(
        (name) => `${name} is missing: the log-in by OpenID Connect needs ${OPEN_ID_NAMES.join(', ')}.`,
      )
    : [];

/** Returns one line for every wrong value; an empty one counts as absent. */
export const valueProblems = (values) =>
  variables.flatMap(({ name, validate }) => {
    const text = values[name] || undefined;
    const problem = text === undefined ? undefined : validate(text);
    return problem ? [`${name} ${problem}, not "${displayedValue(name, text)}".`] : [];
  });

/**
 * Reads the variables; an empty one counts as absent.
 *
 * @throws {Error} with one line for every wrong value
 */
export function readEnvironment(values = process.env) {
  const readValue = (name) => values[name] || undefined;
  const problems = [...valueProblems(values), ...openIdProblems(values)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const valueOrDefault = (name) => readValue(name) ?? variables.find((variable) => variable.name === name)?.defaultText;
  const folder = valueOrDefault('DATA_FOLDER');
  return {
    port: Number(valueOrDefault('PORT')),
    address: valueOrDefault('ADDRESS'),
    dataFolder: isAbsolute(folder) ? folder : resolve(root, folder),
    databaseUrl: readValue('DATABASE_URL'),
    databaseReadUrls: addressesIn(readValue('DATABASE_READ_URL')),
    s3Url: readValue('S3_URL'),
    publicUrl: readValue('PUBLIC_URL')?.replace(/\/+$/, ''),
    behindProxy: readValue('BEHIND_PROXY') === '1',
    smtpUrl: readValue('SMTP_URL'),
    mailFrom: valueOrDefault('MAIL_FROM'),
    backOfficePassword: readValue('BACKOFFICE_PASSWORD'),
    isSecondFactorRequired: readValue('OFFICE_SECOND_FACTOR') === 'required',
    openId: readValue('OIDC_ISSUER') && {
      issuer: readValue('OIDC_ISSUER'),
      clientId: readValue('OIDC_CLIENT_ID'),
      clientSecret: readValue('OIDC_CLIENT_SECRET'),
      name: valueOrDefault('OIDC_NAME'),
    },
    drainMs: Number(valueOrDefault('DRAIN_SECONDS')) * 1000,
    maxUploadBytes: Number(valueOrDefault('UPLOAD_MB')) * 1_048_576,
    log: readValue('LOG'),
    metricsToken: readValue('METRICS_TOKEN'),
    debug: readValue('DEBUG') === '1',
    prerenderMs: valueOrDefault('PRERENDER') === '1' ? PRERENDER_MS : 0,
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
const displayedValue = (name, text) => (/URL|PASSWORD|TOKEN|SECRET$/.test(name) ? '…' : text);
