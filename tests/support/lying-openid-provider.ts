import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closing, issuerOf, listening } from './openid-provider';

/** The difference between a lying provider and a right one. */
export type Lie = {
  /** The claims of its id token that differ; undefined leaves one out. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  hasOtherKey?: boolean;
  /** The properties of its description that differ. */
  description?: Record<string, unknown>;
  /** Answers a path itself. */
  answers?: Record<string, (request: IncomingMessage, response: ServerResponse) => void>;
};

/** A provider that says what a test wants. */
export type LyingProvider = {
  settings: { issuer: string; clientId: string; clientSecret: string; name: string };
  lie(lie: Lie): void;
  /** Sets the nonce of the next id token. */
  expect(nonce: string): void;
  /** The number of requests since the start. */
  requests(): number;
  close(): Promise<void>;
};

const ALG = { alg: 'RS256', kid: 'one', typ: 'JWT' };

/** Starts a provider that is right until a test makes it lie. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  let [lie, nonce, count]: [Lie, string, number] = [{}, '', 0];
  const server = createServer((request, response) => {
    count += 1;
    const { pathname } = new URL(request.url ?? '/', issuer);
    const own = lie.answers?.[pathname];
    if (own) return own(request, response);
    const answer = answers[pathname];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await listening(server);
  const issuer = issuerOf(server);
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...lie.description,
    }),
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: idToken() }),
  };
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: 'portal', sub: 'liar', nonce, iat: now, exp: now + 300 },
      ...{ email: 'operator@example.org', email_verified: true, ...lie.claims },
    };
    return signed({ ...ALG, ...lie.header }, claims, lie.hasOtherKey ? other : privateKey);
  };
  return {
    settings: { issuer, clientId: 'portal', clientSecret: 'very secret', name: 'Stadtkonto' },
    lie: (given) => {
      lie = given;
    },
    expect: (given) => {
      nonce = given;
    },
    requests: () => count,
    close: () => closing(server),
  };
}

function signed(header: { alg: string }, claims: object, key: KeyObject): string {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${header.alg === 'none' ? '' : sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
