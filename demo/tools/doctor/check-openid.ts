import { createProvider, ProviderFailure } from '../../server/backoffice/operators/openid-connect/provider';
import { type Environment, isLoopback } from '../../server/platform/environment.mjs';
import { type Finding, findingsOf } from './finding';

const { ok, error } = findingsOf('openid');

/** Checks that the provider at which operators log in answers, and encrypted. */
export async function checkOpenId({ openId, publicUrl = '' }: Environment): Promise<Finding[]> {
  if (!openId) return [];
  const { issuer } = openId;
  if (issuer.startsWith('http:') && !isLoopback(issuer))
    return [
      error(
        'OIDC_ISSUER begins with http: anybody on the way could log in to the back office.',
        'Name an issuer that begins with https://.',
      ),
    ];
  const provider = createProvider(openId, { now: () => new Date(), isProduction: false });
  try {
    await provider.logInAddress(
      { state: 'check', nonce: 'check', codeVerifier: 'check' },
      `${publicUrl}/backoffice/openid/callback`,
    );
    return [
      ok(`The provider ${issuer} answers. It must know ${publicUrl}/backoffice/openid/callback as redirect URI.`),
    ];
  } catch (problem) {
    if (!(problem instanceof ProviderFailure)) throw problem;
    return [
      error(
        `The provider ${issuer} does not answer as it should: ${problem.reason}.`,
        'Check OIDC_ISSUER, the network and the certificate: ISSUER/.well-known/openid-configuration must name the same issuer. Operators log in by password meanwhile.',
      ),
    ];
  }
}
