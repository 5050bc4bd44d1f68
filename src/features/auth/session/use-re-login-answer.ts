import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { personStoreOf } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useReLogin } from '../../../app/re-login';
import type { Person } from '../../../model/answers/person';

/**
 * Answers all pending requests for a session after a new log-in, in this tab or in another one. If the previous person
 * is unknown, it counts as another person: the form's values must not be saved to their account.
 *
 * @param previousPerson the person who was logged in before
 */
export function useReLoginAnswer(previousPerson: Person | undefined): { error: unknown; retry(): void } {
  const { client } = usePortal();
  const reLogin = useReLogin();
  const { token } = useSnapshot(client.session.state);
  const [error, setError] = useState<unknown>();

  const answerPending = useCallback(() => {
    const store = personStoreOf(client);
    return store.load().then(() => {
      const { current } = store.state;
      if (current.step === 'ready') reLogin.finish(current.person.id === previousPerson?.id ? 'again' : 'other');
      setError(current.step === 'failed' ? current.error : undefined);
    });
  }, [client, reLogin, previousPerson]);

  useEffect(() => {
    if (token !== undefined) void answerPending();
  }, [token, answerPending]);

  function retry() {
    setError(undefined);
    void answerPending();
  }
  return { error, retry };
}
