import { useEffect } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import type { Answer } from '../api/api';
import { type Person, toPerson } from '../model/answers/person';
import type { Client } from './client';
import { usePortal } from './portal';

/** A person as the server sent it. */
export type LoadedPerson = { person: Person /** The version of the record, for a save. */; etag: string | undefined };

/** The request state of the logged-in person. */
export type PersonState =
  | { step: 'unknown' | 'loading' }
  | ({ step: 'ready' } & LoadedPerson)
  | { step: 'failed'; error: unknown };

/** The current person of one client, shared by every element and loaded once. */
export type PersonStore = {
  state: { current: PersonState };
  /**
   * Loads the person unless loaded or loading; with `reload` in any case. Never rejects: the state contains the error.
   */
  load(options?: { reload?: boolean }): Promise<void>;
  /**
   * Reloads a person that was loaded some time ago. The current one stays meanwhile, and after a failure.
   *
   * @param freshMs minimum age in ms. Default: 5 seconds
   */
  refresh(freshMs?: number): Promise<void>;
  /** Changes the person. @returns the response of this very call @throws errors of the call, {ShapeError} */
  write(call: () => Promise<Answer>): Promise<LoadedPerson>;
  /** Stores the record of a response of any request. @throws {ShapeError} */
  accept(answer: Pick<Answer, 'data' | 'etag'>): LoadedPerson;
  /** Subscribes to each loaded person, including the current one. @returns unsubscribe function */
  watch(listener: (loaded: LoadedPerson) => void): () => void;
  /** Returns the person before an expiry. A user who logs in again above a form is compared with them. */
  previousPerson(): Person | undefined;
};

/** The age below which a response is not refreshed: a change of window fires several events. */
const FRESH_MS = 5000;

const stores = new WeakMap<Client['session'], PersonStore>();

/** Returns the store of a client. @param client client with the session */
export function personStoreOf(client: Client): PersonStore {
  const cached = stores.get(client.session);
  if (cached) return cached;
  const store = createPersonStore(client);
  stores.set(client.session, store);
  return store;
}

function createPersonStore({ api, session }: Client): PersonStore {
  const state = proxy<PersonStore['state']>({ current: { step: 'unknown' } });
  let pending: Promise<void> | undefined;
  let last: Person | undefined;
  let requestedAt = 0;
  /** Calls are numbered as they begin, so that a late response never replaces a newer one. */
  let lastCall = 0;
  let newestCall = 0;

  session.subscribe(() => {
    state.current = { step: 'unknown' };
    if (session.state.end === 'left') last = undefined;
  });

  function apply(loaded: LoadedPerson, number: number): LoadedPerson {
    newestCall = number;
    last = loaded.person;
    state.current = ref({ step: 'ready' as const, ...loaded });
    return loaded;
  }

  const accept = (answer: Pick<Answer, 'data' | 'etag'>) =>
    apply({ person: toPersonOrLog(answer.data), etag: answer.etag }, ++lastCall);

  /** Loads the person and logs a failure. @param onFailure called, too, while the same person is logged in */
  async function fetchPerson(onFailure: (error: unknown) => void) {
    const token = session.validToken();
    const number = ++lastCall;
    requestedAt = Date.now();
    try {
      const { data, etag } = await api.get('persons');
      if (session.state.token === token && number > newestCall) apply({ person: toPerson(data), etag }, number);
    } catch (error) {
      logFailure(error);
      if (session.state.token === token && number > newestCall) onFailure(error);
    }
  }

  function load({ reload = false } = {}): Promise<void> {
    const { step } = state.current;
    if (pending && step === 'loading') return pending;
    if (step === 'ready' && !reload) return Promise.resolve();
    if (step !== 'ready') state.current = { step: 'loading' };
    pending = fetchPerson((error) => {
      state.current = ref({ step: 'failed' as const, error });
    });
    return pending;
  }

  async function refresh(freshMs = FRESH_MS) {
    const { step } = state.current;
    if (step !== 'ready' || Date.now() - requestedAt < freshMs || session.validToken() === undefined) return;
    // A background refresh: after a failure the current person stays.
    await fetchPerson(() => undefined);
  }

  async function write(call: () => Promise<Answer>): Promise<LoadedPerson> {
    const { token } = session.state;
    const before = newestCall;
    const answer = await call();
    const isNewest = newestCall === before && session.state.token === token;
    if (isNewest) return accept(answer);
    // Another response has arrived meanwhile, and it is unclear which record is newer.
    void fetchPerson(() => undefined);
    return { person: toPersonOrLog(answer.data), etag: answer.etag };
  }

  function watch(listener: (loaded: LoadedPerson) => void) {
    const notify = () => state.current.step === 'ready' && listener(state.current as LoadedPerson);
    notify();
    return subscribe(state, notify, true);
  }

  return { state, load, refresh, write, accept, watch, previousPerson: () => last };
}

/** Returns the channel over which the tabs of a browser report that a person of a client has changed. */
export const personChannel = ({ host }: Client): BroadcastChannel =>
  new BroadcastChannel(`event-portal:person:${host}`);

/** Logs any failure to load a person in the text of the specification (section 8). */
const logFailure = (error: unknown) => console.error('[event-portal] Failed to parse Person-object.', error);

/** Parses the person; logs and rethrows an error. */
function toPersonOrLog(answer: unknown): Person {
  try {
    return toPerson(answer);
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

/** Returns the logged-in person, loaded on first use; 'unknown' without a session. */
export function usePerson(): PersonState {
  const { client } = usePortal();
  const store = personStoreOf(client);
  const { current } = useSnapshot(store.state);
  const { token } = useSnapshot(client.session.state);
  useEffect(() => {
    if (token !== undefined && current.step === 'unknown') void store.load();
  }, [store, token, current.step]);
  return current as PersonState;
}
