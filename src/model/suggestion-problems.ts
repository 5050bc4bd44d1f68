import { isEmail, isPhone, isWebAddress } from './contact-checks';
import type { RuleProblem } from './field-rules';
import type { AddressPayload } from './payloads/address-payload';

const CHECKS = { phone: isPhone, email: isEmail, url: isWebAddress } as const;

/** Returns the problems of a suggested address whose fields have the right shape. */
export const suggestionProblems = (payload: Pick<AddressPayload, keyof typeof CHECKS>): RuleProblem[] =>
  (['phone', 'email', 'url'] as const)
    .filter((name) => {
      const text = payload[name]?.trim() ?? '';
      return text !== '' && !CHECKS[name](text);
    })
    .map((name) => ({ path: name, code: name }));
