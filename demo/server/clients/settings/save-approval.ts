import { type ActorContext, recordAction } from '../../history/actor-context';
import { inOneWrite } from '../../platform/http/write';
import type { PlatformOptions } from '../../platform/options';

/** Stores whether new accounts wait for an operator. */
export const saveApproval = (
  options: Pick<PlatformOptions, 'database' | 'onWritten'>,
  approves: boolean,
  actorContext: ActorContext,
): Promise<void> =>
  inOneWrite(options, async (transaction) => {
    const changed = await transaction.query(
      'update clients set approves_accounts = $2 where key = $1 and approves_accounts <> $2 returning key',
      [actorContext.client, approves],
    );
    if (changed.length === 0) return;
    await recordAction(transaction, actorContext, {
      kind: 'settings',
      action: approves ? 'approval_on' : 'approval_off',
    });
  });
