import type { Context } from 'hono';
import { addDays, daysBetween } from '../../../src/lib/days';
import { AdvertDaysPayload, AdvertQuotePayload } from '../../../src/model/payloads/advert-payload';
import { accountOf, findAccount } from '../accounts/tokens';
import { ownerOf } from '../media/upload-medium';
import { berlinDay } from '../platform/berlin-day';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { type Call, jsonAnswer, NO_CACHE, privateAnswer, queryOf } from '../platform/http/calls';
import { parametersOf, textIdOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import { loadCatalogue } from './catalogue';
import { findSlotDays } from './free-days';
import type { AdvertOptions } from './options';
import { quote } from './quote';
import { releaseReservation, renewReservation, reserve } from './reservations';
import { loadSlot } from './slots';

const MAX_DAYS = 400;
const DEFAULT_DAYS = 42;

/**
 * Lists the calls GET adverts/catalogue, adverts/availability, POST adverts/quote (public), and POST
 * adverts/reservations, adverts/reservations/{id}/renew, DELETE adverts/reservations/{id} (for a person).
 */
export const advertCalls = (options: AdvertOptions): Call[] => [
  {
    path: 'adverts/catalogue',
    costly: true,
    answer: async (context) => {
      const data = await loadCatalogue(options.database, clientWithAdverts(context), options.now());
      return jsonAnswer(context, { data }, NO_CACHE);
    },
  },
  {
    path: 'adverts/availability',
    costly: true,
    answer: async (context) => {
      const client = clientWithAdverts(context);
      const parameters = parametersOf(queryOf(context));
      const id = parameters.text('slot', 100) ?? parameters.wrong('slot', 'required') ?? '';
      const now = options.now();
      const first = parameters.day('from') ?? berlinDay(now);
      const last = parameters.day('to') ?? addDays(first, DEFAULT_DAYS - 1);
      if (last < first || daysBetween(first, last) >= MAX_DAYS) parameters.wrong('to', 'range', { max: MAX_DAYS });
      parameters.check();
      const slot = await loadSlot(options.database, client, id);
      const data = await findSlotDays(options.database, slot, { first, last, now });
      return jsonAnswer(context, { data }, NO_CACHE);
    },
  },
  {
    method: 'POST',
    path: 'adverts/quote',
    // A query, though with a body: it needs no transaction, and queues with the reads of all visitors.
    costly: true,
    answer: async (context) => {
      const client = clientWithAdverts(context);
      const sent = await payloadOf(context, AdvertQuotePayload);
      // Visitors get a price, too.
      const accountId = (await findAccount(context, options))?.id;
      return privateAnswer(context, await quote(options.database, { client, accountId }, sent, options.now()));
    },
  },
  {
    method: 'POST',
    path: 'adverts/reservations',
    usesIdempotencyKey: true,
    prepare: async (context) => {
      clientWithAdverts(context);
      const owner = ownerOf(await accountOf(context, options));
      const sent = await payloadOf(context, AdvertDaysPayload);
      return async (transaction) => privateAnswer(context, await reserve(transaction, owner, sent, options.now()), 201);
    },
  },
  {
    method: 'POST',
    path: 'adverts/reservations/:id/renew',
    prepare: async (context) => {
      clientWithAdverts(context);
      const owner = ownerOf(await accountOf(context, options));
      return async (transaction) =>
        privateAnswer(context, await renewReservation(transaction, owner, reservationIdOf(context), options.now()));
    },
  },
  {
    method: 'DELETE',
    path: 'adverts/reservations/:id',
    prepare: async (context) => {
      clientWithAdverts(context);
      const owner = ownerOf(await accountOf(context, options));
      return async (transaction) => {
        await releaseReservation(transaction, owner, reservationIdOf(context), options.now());
        return privateAnswer(context, {});
      };
    },
  },
];

const reservationIdOf = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');

/**
 * Returns the client of a request.
 *
 * @throws {Problem} 404 not_found, where the client has not switched adverts on
 */
export function clientWithAdverts(context: Context<AppEnv>): string {
  if (!context.get('hasAdverts')) throw new Problem(404, 'not_found');
  return context.get('client');
}
