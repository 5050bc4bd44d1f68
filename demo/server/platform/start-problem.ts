import { dirname, join } from 'node:path';
import type { Environment } from './environment.mjs';

/** The facts of a failed start for its texts, whichever part has failed. */
type StartFailure = { code: string; message: string; path: string; port: number | undefined };
type Setting = Pick<Environment, 'port' | 'address' | 'dataFolder' | 'databaseUrl'>;

/** PGlite throws what its file system throws: an object with a number of its own, which is no Error. */
const WASM_DISK_FULL = 51;

const startFailureOf = (error: unknown): StartFailure => {
  const properties: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const code =
    typeof properties.code === 'string' ? properties.code : properties.errno === WASM_DISK_FULL ? 'ENOSPC' : '';
  const message =
    error instanceof Error ? error.message : typeof properties.message === 'string' ? properties.message : '';
  return {
    code,
    message,
    path: typeof properties.path === 'string' ? properties.path : '',
    port: typeof properties.port === 'number' ? properties.port : undefined,
  };
};

/** The command that fills an empty database with sample data, and may begin anew. */
const DEMO = 'npm start';

/** Describes why the server could not start by its command, and the remedy, in one or two sentences. */
export function startProblem(error: unknown, setting: Setting, command = DEMO): string {
  const failure = startFailureOf(error);
  const description =
    describeListening(failure, setting, command) ??
    describeFolder(failure, setting) ??
    (setting.databaseUrl ? describeServer(failure, setting) : describeEmbedded(failure, setting, command));
  return description ?? (failure.message || `The server could not start: ${JSON.stringify(error) ?? String(error)}`);
}

function describeListening(
  { code, message }: StartFailure,
  { port, address }: Setting,
  command: string,
): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`;
  if (code === 'EADDRNOTAVAIL') return `ADDRESS names ${address}, which is no address of this machine.`;
  if (code === 'EACCES' && message.startsWith('listen')) {
    return `Port ${port} may be opened by an administrator only. Choose one from 1024 on, and put a proxy before it.`;
  }
  return undefined;
}

function describeFolder({ code, path }: StartFailure, { dataFolder }: Setting): string | undefined {
  const location = path || dataFolder;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `${location} may not be written. Give the folder to the user who runs the server, or name another one in DATA_FOLDER.`;
    case 'EROFS':
      return `${location} lies on a disk that can only be read. Name another folder in DATA_FOLDER.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${location} is a file, not a folder. Name another one in DATA_FOLDER.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of ${dirname(join(dataFolder, 'x'))} is full. Make room and start again; what was recorded is still there.`;
    default:
      return undefined;
  }
}

function describeEmbedded({ message }: StartFailure, { dataFolder }: Setting, command: string): string | undefined {
  if (!/^(Aborted|unreachable|memory access|PGlite failed to initialize|null function|table index)/.test(message))
    return undefined;
  const anew = command === DEMO ? ', or begin anew with npm start -- --fresh, which deletes everything' : '';
  return `The database in ${join(dataFolder, 'database')} is damaged and cannot be opened (${message.split('.')[0]}). Put back a backup${anew}.`;
}

function describeServer({ code, message, port }: StartFailure, { databaseUrl = '' }: Setting): string | undefined {
  const { host, name, user } = describeAddress(databaseUrl, port);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `DATABASE_URL names the host ${host}, which cannot be found. Check its name.`;
  if (['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code)) {
    return `Nothing answers at ${host}, which DATABASE_URL names. Is PostgreSQL running, and does it listen there?`;
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return `PostgreSQL at ${host} does not answer in time. Is it overloaded, or does a firewall stand before it?`;
  }
  if (/^28/.test(code))
    return `PostgreSQL at ${host} refuses the user ${user}: ${message}. Check user and password in DATABASE_URL.`;
  if (code === '3D000') return `PostgreSQL at ${host} has no database ${name}. Create it: createdb ${name}`;
  if (/^(53|57P03)/.test(code))
    return `PostgreSQL at ${host} takes no connection at the moment: ${message}. Try again, or raise max_connections.`;
  if (code === '42501')
    return `The user ${user} lacks rights in the database ${name}: ${message}. Make that user the owner of the database.`;
  if (/extension/.test(message))
    return `PostgreSQL at ${host} lacks an extension: ${message}. Install its contrib package.`;
  if (/SSL/.test(message))
    return `PostgreSQL at ${host} and DATABASE_URL do not agree on encryption: ${message}. Add or remove ?sslmode=require.`;
  return undefined;
}

function describeAddress(databaseUrl: string, port: number | undefined): { host: string; name: string; user: string } {
  try {
    const { host, hostname, pathname, username } = new URL(databaseUrl);
    return {
      host: port && hostname ? `${hostname}:${port}` : host || 'this machine',
      name: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
      user: decodeURIComponent(username) || 'of this system',
    };
  } catch {
    return { host: 'the host', name: '', user: '' };
  }
}
