import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { ShapeError } from '../lib/parse';
import { type Person, toPerson } from '../model/person';
import type { Client } from './client';
import { usePortal } from './portal';

/** The logged-in person on the way to the screens. */
export type PersonState =
  | { step: 'unknown' | 'loading' }
  | { step: 'ready'; person: Person /** Version of the record, for a save. */; etag: string | undefined }
  | { step: 'failed'; error: unknown };

/** The current person of one client, shared by every element and asked for once. */
export type PersonStore = {
  state: { current: PersonState };
  /** Asks unless it is known or on the way; with `again` in any case. Never rejects: the state says it. */
  load(options?: { again?: boolean }): Promise<void>;
  /** Asks again for what was asked for a while ago. What is shown stays meanwhile, and when the call fails. */
  refresh(): Promise<void>;
  /** Takes an answer to GET or PUT persons. @throws {ShapeError} */
  accept(answer: { data: unknown; etag?: string }): Person;
  /** Who was logged in last and did not leave on purpose: who comes back above a form is compared with them. */
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

  session.subscribe(() => {
    state.current = { step: 'unknown' };
    if (session.state.end === 'left') last = undefined;
  });

  function accept(answer: { data: unknown; etag?: string }): Person {
    const person = toPersonOrSay(answer.data);
    last = person;
    state.current = ref({ step: 'ready' as const, person, etag: answer.etag });
    return person;
  }

  async function ask(token: string | undefined) {
    try {
      const answer = await api.get('persons');
      if (session.state.token === token) accept(answer);
    } catch (error) {
      if (session.state.token === token) state.current = ref({ step: 'failed' as const, error });
    }
  }

  function load({ again = false } = {}): Promise<void> {
    const { step } = state.current;
    if (pending && step === 'loading') return pending;
    if (step === 'ready' && !again) return Promise.resolve();
    if (step !== 'ready') state.current = { step: 'loading' };
    askedAt = Date.now();
    pending = ask(session.validToken());
    return pending;
  }

  async function refresh() {
    const shown = state.current;
    if (shown.step !== 'ready' || Date.now() - askedAt < FRESH_MS || session.validToken() === undefined) return;
    askedAt = Date.now();
    try {
      const answer = await api.get('persons');
      // A save or another person has been quicker.
      if (state.current === shown) accept(answer);
    } catch {
      // It was not asked for by anybody: what is known stays.
    }
  }

  return { state, load, refresh, accept, before: () => last };
}

/** Logs what the specification says (section 8) and passes the error on. */
function toPersonOrSay(answer: unknown): Person {
  try {
    return toPerson(answer);
  } catch (error) {
    if (error instanceof ShapeError) console.error('[event-portal] Failed to parse Person-object.', error);
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
