import type { RuleProblem } from './field-rules';
import type { LocatedAddressPayload } from './payloads/located-address-payload';

/** Returns the problems of a suggested address' coordinates: each requires the other. */
export const locationProblems = (payload: Pick<LocatedAddressPayload, 'lat' | 'lon'>): RuleProblem[] =>
  (['lat', 'lon'] as const)
    .filter((name) => payload[name] == null && payload[name === 'lat' ? 'lon' : 'lat'] != null)
    .map((path) => ({ path, code: 'required' }));
