import { useEffect } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import type { Answer } from '../api/api';
import { type Person, toPerson } from '../model/answers/person';
import type { Client } from './client';
import { usePortal } from './portal';

/** A person as the server has told. */
export type KnownPerson = { person: Person /** Version of the record, for a save. */; etag: string | undefined };

/** The logged-in person on the way to the screens. */
export type PersonState =
  | { step: 'unknown' | 'loading' }
  | ({ step: 'ready' } & KnownPerson)
  | { step: 'failed'; error: unknown };

/** The current person of one client, shared by every element and asked for once. */
export type PersonStore = {
  state: { current: PersonState };
  /** Asks unless it is known or on the way; with `again` in any case. Never rejects: the state says it. */
  load(options?: { again?: boolean }): Promise<void>;
  /**
   * Asks again for what was asked for a while ago. What is shown stays meanwhile, and when the call fails.
   *
   * @param freshMs how old it must be. Default: 5 seconds
   */
  refresh(freshMs?: number): Promise<void>;
  /** Changes the person. @returns what this very call has answered @throws as the call does {ShapeError} */
  write(call: () => Promise<Answer>): Promise<KnownPerson>;
  /** Takes the record as an answer tells it, whatever was asked. @throws {ShapeError} */
  accept(answer: Pick<Answer, 'data' | 'etag'>): KnownPerson;
  /** Tells each person who becomes known, and the one who is known already. @returns its end */
  watch(hear: (known: KnownPerson) => void): () => void;
  /**
   * The person who was logged in last and did not log out. A user who logs in again above a form is compared with them.
   */
  before(): Person | undefined;
};

/** Younger answers are not asked for again: a change of window brings several events. */
const FRESH_MS = 5000;

const stores = new WeakMap<Client['session'], PersonStore>();

/** @param client whoever is logged in there */
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
  /** Calls are numbered as they begin, so that a late answer never replaces a younger one. */
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

  /** Asks for the person, and logs why not. @param failed told it, too, while the same person is logged in */
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
    // Nobody asked for this call: when it fails, the known person stays.
    await ask(() => undefined);
  }

  async function write(call: () => Promise<Answer>): Promise<KnownPerson> {
    const { token } = session.state;
    const before = newest;
    const answer = await call();
    const isAlone = newest === before && session.state.token === token;
    if (isAlone) return accept(answer);
    // Another answer has come meanwhile, and nobody knows which of them is the younger record.
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

/** The line on which the tabs of a browser tell one another that a person of a client has changed. */
export const personChannel = ({ host }: Client): BroadcastChannel =>
  new BroadcastChannel(`event-portal:person:${host}`);

/** Logs a person that could not be loaded, whatever the cause, in the words of the specification (section 8). */
const sayFailure = (error: unknown) => console.error('[event-portal] Failed to parse Person-object.', error);

/** Logs what cannot be read, and passes the error on. */
function toPersonOrSay(answer: unknown): Person {
  try {
    return toPerson(answer);
  } catch (error) {
    sayFailure(error);
    throw error;
  }
}

/** The logged-in person, asked for when it is first wanted; 'unknown' while nobody is logged in. */
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
