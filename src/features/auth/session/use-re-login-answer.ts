import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { personStoreOf } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useReLogin } from '../../../app/re-login';
import type { Person } from '../../../model/answers/person';

/**
 * Answers all who have asked for a session as soon as somebody is logged in again, in this tab or in another one. Where
 * nobody knows who it was before, it counts as somebody else: what stands in the form must not be saved as theirs.
 *
 * @param before who was logged in before
 */
export function useReLoginAnswer(before: Person | undefined): { error: unknown; retry(): void } {
  const { client } = usePortal();
  const reLogin = useReLogin();
  const { token } = useSnapshot(client.session.state);
  const [error, setError] = useState<unknown>();

  const settle = useCallback(() => {
    const store = personStoreOf(client);
    return store.load().then(() => {
      const { current } = store.state;
      if (current.step === 'ready') reLogin.answer(current.person.id === before?.id ? 'again' : 'other');
      setError(current.step === 'failed' ? current.error : undefined);
    });
  }, [client, reLogin, before]);

  useEffect(() => {
    if (token !== undefined) void settle();
  }, [token, settle]);

  function retry() {
    setError(undefined);
    void settle();
  }
  return { error, retry };
}
