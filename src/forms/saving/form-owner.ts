import type { Client } from '../../app/client';
import { personStoreOf } from '../../app/person-store';
import { OtherPersonError } from '../../app/with-login';

/** The owner of a form. */
export type FormOwner = {
  host: string;
  /** The id of the person; undefined for guests and while the person is unknown. */
  personId: string | undefined;
  /** Returns true while the draft may be stored: not after its owner has logged out. */
  mayKeep(): boolean;
  /** Checks that the same person is logged in. @throws {OtherPersonError} if another person is */
  check(): Promise<void>;
};

/** Returns the owner of a form that is opened now. */
export function formOwnerOf(client: Client): FormOwner {
  const { session, host } = client;
  const store = personStoreOf(client);
  const atFirst = store.state.current;
  const personId = atFirst.step === 'ready' ? atFirst.person.id : undefined;
  let knownToken = session.state.token;

  async function check() {
    const { token } = session.state;
    if (personId === undefined || token === knownToken) return;
    await store.load();
    const { current } = store.state;
    if (current.step === 'failed') throw current.error;
    if (current.step === 'ready' && current.person.id !== personId) throw new OtherPersonError();
    knownToken = token;
  }

  return { host, personId, check, mayKeep: () => session.state.token !== undefined || session.state.end !== 'left' };
}
