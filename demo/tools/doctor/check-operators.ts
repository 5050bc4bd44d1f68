import { findOperators } from '../../server/backoffice/operators/operators';
import type { Queryable } from '../../server/platform/database/database';
import type { Environment } from '../../server/platform/environment.mjs';
import { type Finding, findingsOf } from './finding';

/** Checks whether somebody can open the back office. */
export async function checkOperators(
  from: Queryable,
  { backOfficePassword }: Pick<Environment, 'backOfficePassword'>,
): Promise<Finding[]> {
  const { ok, warning } = findingsOf('operators');
  const operators = await findOperators(from);
  if (operators.length === 0)
    return [
      backOfficePassword
        ? ok('There is no operator yet. The first one logs in at /backoffice with BACKOFFICE_PASSWORD.')
        : warning(
            'There is no operator, and BACKOFFICE_PASSWORD is missing: nobody can open the back office.',
            'Set it (openssl rand -base64 24), or run npm run admin -- operator invite EMAIL --name NAME.',
          ),
    ];
  const active = operators.filter(({ hasPassword, blockedAt }) => hasPassword && !blockedAt).length;
  return [
    ok(
      `${active} of ${operators.length} operators can log in with a password.${backOfficePassword ? ' BACKOFFICE_PASSWORD opens nothing any more: it can be removed.' : ''}`,
    ),
  ];
}
