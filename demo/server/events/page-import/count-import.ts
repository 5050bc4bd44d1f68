import {
  type Attempt,
  attemptName,
  type CountingOptions,
  countAttempt,
  nextAllowedAt,
  windowBefore,
} from '../../accounts/rate-limit';

const MAX_PER_ACCOUNT = 10;

/**
 * Counts an import, or refuses it if the account had too many in a quarter of an hour.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After
 */
export const countImport = (options: CountingOptions, attempt: Attempt): Promise<void> =>
  countAttempt(options, attempt, {
    kind: 'import',
    lockedBy: [`import ${attempt.client}`, attempt.name],
    async findAllowedAt(transaction, now) {
      const imports = await transaction.query<{ at: Date }>(
        `select at from attempts where client = $1 and kind = 'import' and name = ${attemptName('$2')} and at > $3
         order by at desc limit ${MAX_PER_ACCOUNT}`,
        [attempt.client, attempt.name, windowBefore(now)],
      );
      return nextAllowedAt(imports, MAX_PER_ACCOUNT);
    },
  });
