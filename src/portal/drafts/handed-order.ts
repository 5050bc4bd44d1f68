import { draftNote } from './drafts';

/** How long a visitor's choice waits for the log-in: as long as the link that confirms a new account. */
const WAITING_MS = 48 * 3_600_000;

/** The place of an advert order that a visitor has begun without an account, on its way through the log-in. */
export type HandedOrder = {
  read(): object | undefined;
  write(order: object): void;
  forget(): void;
};

/** Returns the place for one host. It outlives the tab: the link that confirms a new account opens another one. */
export function handedOrder(host: string): HandedOrder {
  const note = draftNote({ host, personId: undefined }, 'advert-order');
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(note.read() || 'null');
        if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('order' in stored))
          return undefined;
        const { at, order } = stored;
        const isFresh = typeof at === 'number' && Date.now() - at < WAITING_MS;
        return isFresh && typeof order === 'object' && order !== null ? order : undefined;
      } catch {
        return undefined;
      }
    },
    write: (order) => note.write(JSON.stringify({ at: Date.now(), order })),
    forget: () => note.write(''),
  };
}
