import { number, type } from 'superstruct';
import { readStored } from '../../lib/parse';
import { draftNote } from './drafts';

/** The lifetime in ms of a guest's order, equal to that of the link that confirms a new account. */
const LIFETIME_MS = 48 * 3_600_000;

const StoredOrder = type({ at: number(), order: type({}) });

/** The storage of an advert order that a visitor began without an account, on its way through the log-in. */
export type GuestOrderStorage = {
  read(): object | undefined;
  write(order: object): void;
  forget(): void;
};

/** Returns the storage for one host. It outlives the tab: the link that confirms a new account opens another one. */
export function guestOrderStorage(host: string): GuestOrderStorage {
  const note = draftNote({ host, personId: undefined }, 'advert-order');
  return {
    read() {
      const stored = readStored(note.read(), StoredOrder);
      return stored && Date.now() - stored.at < LIFETIME_MS ? stored.order : undefined;
    },
    write: (order) => note.write(JSON.stringify({ at: Date.now(), order })),
    forget: () => note.write(''),
  };
}
