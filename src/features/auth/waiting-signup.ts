import { number, optional, string, type } from 'superstruct';
import { draftNote } from '../../app/drafts/drafts';
import { readStored } from '../../lib/parse';

/** The lifetime in ms, equal to that of the link that confirms a new account. */
const LIFETIME_MS = 48 * 3_600_000;

const StoredSignup = type({ at: number(), confirmation: string(), next: optional(string()) });

/** A sign-up on this device that awaits its confirmation. */
export type WaitingSignup = {
  /** The secret with which this device confirms without the password. */
  confirmation: string;
  /** The requested route, without locale prefix; undefined for the start. */
  next: string | undefined;
};

/** The storage of the last sign-up on this device. */
export type WaitingSignupStorage = {
  read(): WaitingSignup | undefined;
  write(signup: WaitingSignup): void;
  forget(): void;
};

/** Returns the storage for one host. It outlives the tab: the link of the mail opens another one. */
export function waitingSignupStorage(host: string): WaitingSignupStorage {
  const note = draftNote({ host, personId: undefined }, 'signup');
  return {
    read() {
      const stored = readStored(note.read(), StoredSignup);
      if (!stored || Date.now() - stored.at >= LIFETIME_MS) return undefined;
      return { confirmation: stored.confirmation, next: stored.next };
    },
    write: (signup) => note.write(JSON.stringify({ at: Date.now(), ...signup })),
    forget: () => note.write(''),
  };
}
