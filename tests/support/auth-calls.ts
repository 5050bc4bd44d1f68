import type { Database } from '../../demo/server/platform/database/database';
import type { AppEnv } from '../../demo/server/platform/http/app-env';

/** An answer for the tests. */
export type Answered = { status: number; headers: Headers; body: Record<string, unknown> & { code?: string } };

type App = { request(path: string, init?: RequestInit, env?: AppEnv['Bindings']): Response | Promise<Response> };

/** The options of a call. */
export type CallOptions = {
  client?: string;
  token?: string;
  headers?: Record<string, string>;
  /** The caller's address. */
  from?: string;
};

/** A password that every rule allows. */
export const PASSWORD = 'Blauer+Krug7';

let newcomers = 0;

/** Returns the address of a caller who has not signed up yet. */
function newcomer(): string {
  newcomers += 1;
  return `198.18.${newcomers >> 8}.${newcomers & 255}`;
}

/** Sends a call to a client's API as the widgets do; a string body is sent unchanged. */
export async function call(
  app: App,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent?: unknown,
  { client = 'stadt', token, headers = {}, from = path === 'auth/signup' ? newcomer() : '192.0.2.1' }: CallOptions = {},
): Promise<Answered> {
  const init = {
    method,
    headers: {
      ...(sent !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { token }),
      ...headers,
    },
    ...(sent !== undefined && { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
  };
  const incoming = { socket: { remoteAddress: from } };
  // The app reads nothing but the address from the request of Node.js.
  const response = await app.request(`/clients/${client}/api/${path}`, init, { incoming } as AppEnv['Bindings']);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

let count = 0;

/** Returns a sign-up payload that every rule allows, with a unique name. */
export function aSignUp(given: Record<string, unknown> = {}): Record<string, unknown> & { email: string } {
  count += 1;
  const email = typeof given.email === 'string' ? given.email : `person${count}@example.org`;
  return {
    username: `person${count}`,
    salutation: 3,
    firstName: 'Änne',
    lastName: 'Müller',
    password1: PASSWORD,
    password2: PASSWORD,
    organization: null,
    freeOrganization: '',
    street: 'Marktplatz 1',
    plz: '72764',
    community: null,
    phone: '07121 123',
    private_street: '',
    private_plz: '',
    private_community: null,
    private_phone: '',
    acceptAGB: true,
    acceptDSGVO: true,
    acceptAds: false,
    url: '',
    roleRelations: null,
    ...given,
    email,
  };
}

/** Signs up and confirms; returns the address, with which the person can also log in. */
export async function anAccount(
  app: App,
  database: Database,
  given: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<string> {
  const sent = aSignUp(given);
  await call(app, 'POST', 'auth/signup', sent, options);
  await call(
    app,
    'POST',
    'auth/confirm',
    { key: await keyFor(database, sent.email), password: sent.password1 },
    options,
  );
  return sent.email;
}

/** Loads the mails to an address, the newest first. */
export const mailsTo = (database: Database, email: string) =>
  database.query<{ subject: string; body: string; client: string }>(
    'select subject, body, client from mails where lower(recipient) = lower($1) order by id desc',
    [email],
  );

/** Returns the key in the newest mail to an address. */
export async function keyFor(database: Database, email: string): Promise<string> {
  const [mail] = await mailsTo(database, email);
  return /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

/** Logs in and returns the token. */
export async function tokenFor(app: App, username: string, password = PASSWORD, options: CallOptions = {}) {
  const { body } = await call(app, 'POST', 'auth/login', { username, password }, options);
  const { data } = body;
  const token = data && typeof data === 'object' && 'token' in data ? data.token : undefined;
  if (typeof token !== 'string') throw new Error(`${username} could not log in: ${JSON.stringify(body)}`);
  return token;
}
