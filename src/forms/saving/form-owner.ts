import type { Client } from '../../app/client';
import { personStoreOf } from '../../app/person-store';
import { OtherPersonError } from '../../app/with-login';

/** Whose form it is. */
export type Holder = {
  host: string;
  /** Undefined for a guest, and where the person is not known. */
  personId: string | undefined;
  /** Whether the draft may still be stored: not after its owner has logged out. */
  mayKeep(): boolean;
  /** @throws {OtherPersonError} when somebody else is logged in now */
  check(): Promise<void>;
};

/** The person who is logged in when a form is opened. */
export function formOwnerOf(client: Client): Holder {
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
