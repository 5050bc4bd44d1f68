import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person at the provider. */
export type OpenIdPerson = { sub: string; email: string; email_verified: boolean };

/** A real provider of OpenID Connect in this process, at which one person is always logged in. */
export type OpenIdProvider = {
  settings: { issuer: string; clientId: string; clientSecret: string; name: string };
  /** Sets the person who logs in from now on. */
  be(person: OpenIdPerson): void;
  close(): Promise<void>;
};

const CLIENT = { clientId: 'portal', clientSecret: 'a secret: with %, + and &' };

/** Starts a provider that knows the portal by its callback. */
export async function startOpenIdProvider(
  redirectUris: readonly string[],
  host = 'localhost',
): Promise<OpenIdProvider> {
  let person: OpenIdPerson = { sub: 'anna', email: 'anna@example.org', email_verified: true };
  const server = createServer();
  await listening(server, host);
  const issuer = issuerOf(server, host);
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [...redirectUris] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['one'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
    // Everybody agrees that the portal learns who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: CLIENT.clientId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  return {
    settings: { issuer, ...CLIENT, name: 'Stadtkonto' },
    be: (given) => {
      person = given;
    },
    close: () => closing(server),
  };
}

/** Waits until a server listens at this machine. */
export const listening = (server: Server, host = 'localhost'): Promise<void> =>
  new Promise((resolve) => server.listen(0, host, resolve));

/** The address of a server at this machine. */
export const issuerOf = (server: Server, host = 'localhost'): string =>
  `http://${host}:${(server.address() as AddressInfo).port}`;

/** Closes a server with its connections. */
export const closing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
