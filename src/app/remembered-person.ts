import { useState } from 'react';
import { type PersonState, usePerson } from './person-store';

/**
 * Returns the person, also while the session has expired and the log-in is open above the screen, so that the input
 * stays. If nobody or another person logs in, the screen is left.
 */
export function useRememberedPerson(): PersonState {
  const state = usePerson();
  const [last, setLast] = useState(state);
  if (state.step === 'ready' && state !== last) setLast(state);
  return last.step === 'ready' ? last : state;
}
