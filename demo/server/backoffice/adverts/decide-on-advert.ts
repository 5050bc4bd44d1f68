import { endOrder, lockOrder } from '../../adverts/orders/end-order';
import { mailAboutOrder } from '../../adverts/orders/order-mails';
import type { AppOptions } from '../../app-options';
import type { Queryable } from '../../database';
import { inOneWrite } from '../../http/write';
import { type Doing, noteDoing } from '../doing';

/** What an operator can do with an ordered advert, and how its button is called. */
export const advertActions = { approve: 'Freigeben', reject: 'Ablehnen und gutschreiben' } as const;

/** One of advertActions; a reason is needed to reject. */
export type AdvertDecision = { id: string; action: keyof typeof advertActions; reason: string };

/**
 * Approves an ordered advert, which then appears on its days, or rejects it: its places become free and all of it is
 * credited. A credit note that is written has its number, so a rejection cannot be taken back.
 */
export const decideOnAdvert = (
  options: Pick<AppOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>,
  { id, action, reason }: AdvertDecision,
  doing: Doing,
): Promise<'done' | 'decided' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    if (!(await isThere(transaction, doing.client, id))) return 'gone';
    const order = await lockOrder(transaction, doing.client, id);
    if (order.state !== 'ordered') return 'decided';
    if (action === 'reject') {
      const actor = { by: 'operator', operator: doing.operator } as const;
      await endOrder(transaction, options, order, { kept: [], actor, reason });
      return 'done';
    }
    await transaction.query(`update advert_orders set state = 'confirmed', confirmed_at = $2 where id = $1`, [
      ...[id, doing.now],
    ]);
    const accountId = order.accountId ?? undefined;
    await noteDoing(transaction, doing, { kind: 'advert', record: id, accountId, action });
    await mailAboutOrder(transaction, options, { id, kind: 'advertConfirmed' });
    return 'done';
  });

const isThere = async (from: Queryable, client: string, id: string): Promise<boolean> =>
  !id.includes('\0') &&
  (await from.query('select 1 from advert_orders where id = $1 and client = $2', [id, client])).length > 0;
