import { useState } from 'react';
import { type PersonState, usePerson } from './person-store';

/**
 * The person, also while the session has ended and the log-in is open above the screen: what is typed stays there. When
 * nobody or somebody else logs in, the screen is left.
 */
export function useRememberedPerson(): PersonState {
  const state = usePerson();
  const [last, setLast] = useState(state);
  if (state.step === 'ready' && state !== last) setLast(state);
  return last.step === 'ready' ? last : state;
}
