import type { Client } from '../../app/client';
import { personStoreOf } from '../../app/person-store';
import { OtherPersonError } from '../../app/with-login';

/** The owner of a form. */
export type FormOwner = {
  host: string;
  /** The id of the person; undefined for guests and while the person is unknown. */
  personId: string | undefined;
  /** Returns true while the draft may be stored: not after its owner has logged out. */
  mayStore(): boolean;
  /** Checks that the same person is logged in. @throws {OtherPersonError} if another person is */
  check(): Promise<void>;
};

/** Returns the owner of a form that is opened now. */
export function formOwnerOf(client: Client): FormOwner {
  const { session, host } = client;
  const store = personStoreOf(client);
  const initialState = store.state.current;
  const personId = initialState.step === 'ready' ? initialState.person.id : undefined;
  let checkedToken = session.state.token;

  async function check() {
    const { token } = session.state;
    if (personId === undefined || token === checkedToken) return;
    await store.load();
    const { current } = store.state;
    if (current.step === 'failed') throw current.error;
    if (current.step === 'ready' && current.person.id !== personId) throw new OtherPersonError();
    checkedToken = token;
  }

  return { host, personId, check, mayStore: () => session.state.token !== undefined || session.state.end !== 'left' };
}
