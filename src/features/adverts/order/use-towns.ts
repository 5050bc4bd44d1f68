import { useCallback } from 'react';
import type { Community } from '../../../model/community';
import { loadCommunity } from '../../../portal/catalogue/communities';
import { usePortal } from '../../../portal/portal';
import { useLoaded } from '../../../portal/use-loaded';
import { townsOf } from './offers';
import { useOrder } from './order-context';

/** The towns for which anything is offered apart, as far as they are known; the offers are complete without them. */
export function useTowns(): readonly Community[] {
  const { client } = usePortal();
  const ids = townsOf(useOrder().catalogue).join(' ');
  const found = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const asked = ids
          .split(' ')
          .flatMap((id) => (id ? [loadCommunity(client, { id: Number(id), type: 'community' }, signal)] : []));
        const answers = await Promise.allSettled(asked);
        return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      },
      [client, ids],
    ),
  );
  return found.step === 'ready' ? found.value : NONE;
}

const NONE: readonly Community[] = [];
