import type { Change } from './changes';
import type { ClientIndex } from './client-index';

/** An index that is being read, and what has changed since the reading began. */
export type Loading = { changes: Change[]; index?: ClientIndex | 'too large' };

/** What reads the index of a client; undefined when the client has too many events for one. */
export type Load = (client: string) => Promise<ClientIndex | undefined>;

/**
 * Reads indexes one after the other, so that searches get their turn in between.
 *
 * @param onFailure is told of an index that could not be read, with the reason
 */
export function newLoader(load: Load, onFailure: (client: string, loading: Loading, reason: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  return (client: string): Loading => {
    const loading: Loading = { changes: [] };
    const read = async () => {
      loading.index = (await load(client)) ?? 'too large';
    };
    last = last.then(read).catch((reason) => onFailure(client, loading, reason));
    return loading;
  };
}
