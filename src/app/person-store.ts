import { useEffect } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import type { Answer } from '../api/api';
import { type Person, toPerson } from '../model/answers/person';
import type { Client } from './client';
import { usePortal } from './portal';

/** A person as the server sent it. */
export type KnownPerson = { person: Person /** The version of the record, for a save. */; etag: string | undefined };

/** The request state of the logged-in person. */
export type PersonState =
  | { step: 'unknown' | 'loading' }
  | ({ step: 'ready' } & KnownPerson)
  | { step: 'failed'; error: unknown };

/** The current person of one client, shared by every element and loaded once. */
export type PersonStore = {
  state: { current: PersonState };
  /**
   * Loads the person unless loaded or loading; with `again` in any case. Never rejects: the state contains the error.
   */
  load(options?: { again?: boolean }): Promise<void>;
  /**
   * Reloads a person that was loaded some time ago. The current one stays meanwhile, and after a failure.
   *
   * @param freshMs minimum age in ms. Default: 5 seconds
   */
  refresh(freshMs?: number): Promise<void>;
  /** Changes the person. @returns the response of this very call @throws errors of the call, {ShapeError} */
  write(call: () => Promise<Answer>): Promise<KnownPerson>;
  /** Stores the record of a response of any request. @throws {ShapeError} */
  accept(answer: Pick<Answer, 'data' | 'etag'>): KnownPerson;
  /** Subscribes to each loaded person, including the current one. @returns unsubscribe function */
  watch(hear: (known: KnownPerson) => void): () => void;
  /** Returns the person before an expiry. A user who logs in again above a form is compared with them. */
  before(): Person | undefined;
};

/** The age below which a response is not refreshed: a change of window fires several events. */
const FRESH_MS = 5000;

const stores = new WeakMap<Client['session'], PersonStore>();

/** Returns the store of a client. @param client client with the session */
export function personStoreOf(client: Client): PersonStore {
  const known = stores.get(client.session);
  if (known) return known;
  const store = createPersonStore(client);
  stores.set(client.session, store);
  return store;
}

function createPersonStore({ api, session }: Client): PersonStore {
  const state = proxy<PersonStore['state']>({ current: { step: 'unknown' } });
  let pending: Promise<void> | undefined;
  let last: Person | undefined;
  let askedAt = 0;
  /** Calls are numbered as they begin, so that a late response never replaces a newer one. */
  let calls = 0;
  let newest = 0;

  session.subscribe(() => {
    state.current = { step: 'unknown' };
    if (session.state.end === 'left') last = undefined;
  });

  function take(known: KnownPerson, number: number): KnownPerson {
    newest = number;
    last = known.person;
    state.current = ref({ step: 'ready' as const, ...known });
    return known;
  }

  const accept = (answer: Pick<Answer, 'data' | 'etag'>) =>
    take({ person: toPersonOrSay(answer.data), etag: answer.etag }, ++calls);

  /** Loads the person and logs a failure. @param failed called, too, while the same person is logged in */
  async function ask(failed: (error: unknown) => void) {
    const token = session.validToken();
    const number = ++calls;
    askedAt = Date.now();
    try {
      const { data, etag } = await api.get('persons');
      if (session.state.token === token && number > newest) take({ person: toPerson(data), etag }, number);
    } catch (error) {
      sayFailure(error);
      if (session.state.token === token && number > newest) failed(error);
    }
  }

  const loading = () =>
    ask((error) => {
      state.current = ref({ step: 'failed' as const, error });
    });

  function load({ again = false } = {}): Promise<void> {
    const { step } = state.current;
    if (pending && step === 'loading') return pending;
    if (step === 'ready' && !again) return Promise.resolve();
    if (step !== 'ready') state.current = { step: 'loading' };
    pending = loading();
    return pending;
  }

  async function refresh(freshMs = FRESH_MS) {
    const { step } = state.current;
    if (step !== 'ready' || Date.now() - askedAt < freshMs || session.validToken() === undefined) return;
    // A background refresh: after a failure the current person stays.
    await ask(() => undefined);
  }

  async function write(call: () => Promise<Answer>): Promise<KnownPerson> {
    const { token } = session.state;
    const before = newest;
    const answer = await call();
    const isAlone = newest === before && session.state.token === token;
    if (isAlone) return accept(answer);
    // Another response has arrived meanwhile, and it is unclear which record is newer.
    void ask(() => undefined);
    return { person: toPersonOrSay(answer.data), etag: answer.etag };
  }

  function watch(hear: (known: KnownPerson) => void) {
    const tell = () => state.current.step === 'ready' && hear(state.current as KnownPerson);
    tell();
    return subscribe(state, tell, true);
  }

  return { state, load, refresh, write, accept, watch, before: () => last };
}

/** Returns the channel over which the tabs of a browser report that a person of a client has changed. */
export const personChannel = ({ host }: Client): BroadcastChannel =>
  new BroadcastChannel(`event-portal:person:${host}`);

/** Logs any failure to load a person in the text of the specification (section 8). */
const sayFailure = (error: unknown) => console.error('[event-portal] Failed to parse Person-object.', error);

/** Parses the person; logs and rethrows an error. */
function toPersonOrSay(answer: unknown): Person {
  try {
    return toPerson(answer);
  } catch (error) {
    sayFailure(error);
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
