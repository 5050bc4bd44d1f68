import type { Context } from 'hono';
import { berlinDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import { type BackOfficeEnv, clientOf, queryLine } from '../page/office';
import type { QueueFilter } from './queue';
import { kindsOf, type QueueChoice, readChoice } from './queue-choice';

const MAX_ONLY_LENGTH = 1000;

/** Reads what an operator has chosen to see from the address of a page. */
export const choiceInAddress = (context: Context<BackOfficeEnv>) =>
  readChoice((name) =>
    name === 'only' ? (context.req.query('only') ?? '').slice(0, MAX_ONLY_LENGTH) : queryLine(context, name),
  );

/** Returns the filter of what an operator has chosen to see, among the kinds of their role. */
export const queueFilterOf = (
  context: Context<BackOfficeEnv>,
  { now }: Pick<OfficeOptions, 'now'>,
  choice: QueueChoice,
): QueueFilter => ({
  ...choice,
  client: clientOf(context),
  kinds: kindsOf(context.get('session').operator),
  today: berlinDay(now()),
});
