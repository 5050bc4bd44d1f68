import { loadCommunity } from '../../../app/catalogue/communities';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import type { Community } from '../../../model/answers/community';
import { townsOf } from './offers';
import { useOrder } from './order-context';

/** Loads the communities with separate offers; the offers are usable without their names. */
export function useTowns(): readonly Community[] {
  const { client } = usePortal();
  const ids = townsOf(useOrder().catalogue);
  async function load(signal: AbortSignal) {
    const requests = ids.map((id) => loadCommunity(client, { id, type: 'community' }, signal));
    const answers = await Promise.allSettled(requests);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  }
  return useQuery({ key: ['towns', ...ids], load }, { quiet: true }).value ?? NONE;
}

const NONE: readonly Community[] = [];
