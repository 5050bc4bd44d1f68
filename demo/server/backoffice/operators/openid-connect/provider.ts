import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { limitedFetch } from './limited-fetch';

/** A provider of OpenID Connect, at which operators have accounts. */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on the button. */
  name: string;
};

/** The secrets of one log-in, which tie the provider's answer to it. */
export type LogInSecrets = { state: string; nonce: string; codeVerifier: string };

/** A person, as the provider knows them. `email` is one that the provider has verified. */
export type Identity = { issuer: string; subject: string; email: string | undefined };

/**
 * The failure of a log-in: the provider does not answer as it should, has refused the person, or its answer is forged.
 * `reason` is for the log, and has no secret.
 */
export class ProviderFailure extends Error {
  readonly kind: 'unavailable' | 'cancelled' | 'invalid';
  readonly reason: string;

  constructor(kind: ProviderFailure['kind'], reason: string) {
    super(`${kind}: ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}

/** The calls of a provider. */
export type Provider = {
  /** Returns the address of its log-in page. @throws {ProviderFailure} */
  logInAddress(secrets: LogInSecrets, redirectUri: string): Promise<string>;
  /** Returns the person who comes back with the address `answer`. @throws {ProviderFailure} */
  identify(answer: URL, secrets: LogInSecrets): Promise<Identity>;
};

const TIMEOUT_SECONDS = 5;
/** The age in milliseconds from which the description of the provider is read again. */
const DESCRIPTION_MS = 3_600_000;

/** Creates the calls of a provider, whose description is read when it is first needed. */
export function createProvider(
  settings: OpenIdSettings,
  { now, isProduction }: { now: () => Date; isProduction: boolean },
): Provider {
  const { issuer, clientId, clientSecret } = settings;
  // Without encryption anybody on the way could log in: for tests on one machine alone.
  const isInsecure = issuer.startsWith('http:') && !isProduction;
  let described: { configuration: Promise<Configuration>; at: number } | undefined;

  async function readDescription(): Promise<Configuration> {
    try {
      return await discovery(new URL(issuer), clientId, { client_secret: clientSecret }, clientAuthOf(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        [customFetch]: limitedFetch,
        // The signature is checked, too, although the answer comes from the provider itself.
        execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
      });
    } catch (error) {
      described = undefined;
      throw new ProviderFailure('unavailable', reasonOf(error));
    }
  }

  const load = (): Promise<Configuration> => {
    const at = now().getTime();
    if (!described || described.at < at - DESCRIPTION_MS) described = { configuration: readDescription(), at };
    return described.configuration;
  };

  return {
    logInAddress: async ({ state, nonce, codeVerifier }, redirectUri) => {
      const configuration = await load();
      try {
        return buildAuthorizationUrl(configuration, {
          ...{ redirect_uri: redirectUri, scope: 'openid email', state, nonce },
          ...{ code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
        }).href;
      } catch (error) {
        throw new ProviderFailure('unavailable', reasonOf(error));
      }
    },
    identify: async (answer, { state, nonce, codeVerifier }) => {
      const configuration = await load();
      try {
        const tokens = await authorizationCodeGrant(configuration, answer, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderFailure('invalid', 'no id token');
        // Many providers tell the address only to those who ask for it with the token.
        const { email, email_verified: isVerified } =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims;
        return {
          ...{ issuer: claims.iss, subject: claims.sub },
          email: typeof email === 'string' && isVerified === true ? email.toLowerCase() : undefined,
        };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Returns how the server proves its identity: in the header, as is the default, unless the provider lacks that. */
const clientAuthOf =
  (clientSecret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    auth(clientSecret)(server, ...rest);
  };

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  return new ProviderFailure(isCancelled ? 'cancelled' : 'invalid', reasonOf(error));
}

/** Returns the code of an error and the name of the wrong claim. Their values and messages may quote secrets. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const parts: Record<string, unknown> = { ...(typeof error.cause === 'object' && error.cause), ...error };
  const names = [parts.code ?? error.constructor.name, parts.claim, parts.attribute, parts.error];
  return names.filter((name) => typeof name === 'string' && /^[\w-]{1,60}$/.test(name)).join(' ');
}
