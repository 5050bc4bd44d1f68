import { useCallback, useEffect, useState } from 'react';
import type { TypeOfRole } from '../../model/relation-problems';
import type { Role } from '../../model/role';
import { loadRoles } from '../../portal/catalogue/roles';
import { usePortal } from '../../portal/portal';

/** The roles of the client on their way to the form. */
export type Roles = { step: 'loading' } | { step: 'ready'; roles: readonly Role[] } | { step: 'failed'; retry(): void };

/** Asks for the roles of the client once. */
export function useRoles(): Roles {
  const { client } = usePortal();
  const [answer, setAnswer] = useState<readonly Role[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again.
  useEffect(() => {
    const abort = new AbortController();
    loadRoles(client, abort.signal).then(
      (roles) => abort.signal.aborted || setAnswer(roles),
      () => abort.signal.aborted || setAnswer('failed'),
    );
    return () => abort.abort();
  }, [client, attempt]);

  if (answer === undefined) return { step: 'loading' };
  return answer === 'failed' ? { step: 'failed', retry } : { step: 'ready', roles: answer };
}

/** The type of a role. While the roles load it is 'private', so that the form demands no address; the server checks. */
export const typeOfRoleIn =
  (roles: Roles): TypeOfRole =>
  (id) =>
    roles.step === 'ready' ? roles.roles.find(({ roleId }) => roleId === id)?.type : 'private';
