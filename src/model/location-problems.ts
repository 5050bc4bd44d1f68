import type { RuleProblem } from './field-rules';
import type { LocatedAddressPayload } from './payloads/located-address-payload';

/** What is wrong with the point of an address whose fields have the right shape: one half of it says nothing. */
export const locationProblems = (sent: Pick<LocatedAddressPayload, 'lat' | 'lon'>): RuleProblem[] =>
  (['lat', 'lon'] as const)
    .filter((name) => sent[name] == null && sent[name === 'lat' ? 'lon' : 'lat'] != null)
    .map((path) => ({ path, code: 'required' }));
