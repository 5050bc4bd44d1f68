import type { Context } from 'hono';
import {
  AdvertCorrectionPayload,
  AdvertDraftPayload,
  AdvertOrderPayload,
} from '../../../src/model/payloads/advert-payload';
import { type Account, accountOf } from '../accounts/tokens';
import { ownerOf } from '../media/upload-medium';
import { berlinDay } from '../platform/berlin-day';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { languageOf } from '../platform/http/caller';
import { type Call, privateAnswer, queryOf } from '../platform/http/calls';
import { parametersOf, textIdOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import { etagOfVersion, ifMatchOf } from '../platform/http/versions';
import { clientWithAdverts } from './advert-calls';
import { loadAdvertisedEvent } from './advertised-event';
import { loadInvoice } from './invoice/invoice-record';
import { pdfAnswer } from './invoice/pdf-answer';
import type { AdvertOptions } from './options';
import { BOOKING_STATES, findBookings, loadBooking } from './orders/bookings';
import { discardDraft, loadDraft, type OrderDraft, saveDraft } from './orders/drafts';
import { cancelOrder } from './orders/end-order';
import { placeOrder } from './orders/place-order';
import { resendAdvert } from './orders/returns';
import { proofAnswer } from './proof/proof-answer';
import { loadProof } from './proof/proof-record';

const PAGE_SIZE = 24;
/** The maximum length of an invoice number. */
const MAX_NUMBER_LENGTH = 40;

/** Lists the calls about a person's draft and orders. */
export const advertOrderCalls = (options: AdvertOptions): Call[] => [...draftCalls(options), ...bookingCalls(options)];

const personOf =
  (options: AdvertOptions) =>
  async (context: Context<AppEnv>): Promise<Account> => {
    clientWithAdverts(context);
    return accountOf(context, options);
  };

/**
 * Lists the calls about the unfinished order. GET, PUT and DELETE adverts/draft store it. GET adverts/event returns
 * date and location of an own event for an advert. GET adverts/draft/proof.pdf is the preview on paper, POST
 * adverts/orders places the order.
 */
function draftCalls(options: AdvertOptions): Call[] {
  const { database, now } = options;
  const person = personOf(options);

  return [
    {
      path: 'adverts/draft',
      answer: async (context) => {
        const owner = ownerOf(await person(context));
        return draftAnswer(context, await loadDraft(database, owner, now()));
      },
    },
    {
      method: 'PUT',
      path: 'adverts/draft',
      prepare: async (context) => {
        const owner = ownerOf(await person(context));
        const sent = await payloadOf(context, AdvertDraftPayload);
        const versions = ifMatchOf(context);
        return async (transaction) =>
          draftAnswer(context, await saveDraft(transaction, owner, { sent, versions }, now()));
      },
    },
    {
      method: 'DELETE',
      path: 'adverts/draft',
      prepare: async (context) => {
        const owner = ownerOf(await person(context));
        const versions = optionalIfMatch(context);
        return async (transaction) => {
          await discardDraft(transaction, owner, versions, now());
          return privateAnswer(context, {});
        };
      },
    },
    {
      path: 'adverts/event',
      answer: async (context) => {
        const { client, accountId } = ownerOf(await person(context));
        const parameters = parametersOf(queryOf(context));
        const id = parameters.text('eventId', 100) ?? '';
        const day = parameters.day('day') ?? berlinDay(now());
        parameters.check();
        const event = await loadAdvertisedEvent(database, { client, id, day, accountId });
        if (!event) throw new Problem(404, 'not_found');
        return privateAnswer(context, event);
      },
    },
    {
      path: 'adverts/draft/proof.pdf',
      answer: async (context) => {
        const owner = ownerOf(await person(context));
        const parameters = parametersOf(queryOf(context));
        const language = parameters.choice('language', ['de', 'en'] as const) ?? 'de';
        parameters.check();
        return proofAnswer(context, options, await loadProof(database, owner, berlinDay(now())), language);
      },
    },
    {
      method: 'POST',
      path: 'adverts/orders',
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const account = await person(context);
        const sent = await payloadOf(context, AdvertOrderPayload);
        const versions = optionalIfMatch(context);
        const order = { account, sent, versions, language: languageOf(context) };
        return async (transaction) => {
          const id = await placeOrder(transaction, options, order);
          return privateAnswer(context, await loadBooking(transaction, ownerOf(account), id, now()), 201);
        };
      },
    },
  ];
}

/**
 * Lists the calls GET my/adverts, my/adverts/{id}, POST my/adverts/{id}/content and cancel, GET my/adverts/{id}/invoice.pdf
 * and credit-note.pdf. Without a number the newest PDF is sent.
 */
function bookingCalls(options: AdvertOptions): Call[] {
  const { database, now } = options;
  const person = personOf(options);

  return [
    {
      path: 'my/adverts',
      answer: async (context) => {
        const owner = ownerOf(await person(context));
        const parameters = parametersOf(queryOf(context));
        const filter = {
          search: parameters.text('q', 100)?.trim() ?? '',
          state: parameters.choice('state', BOOKING_STATES),
          page: parameters.integer('page', 1, 10_000) ?? 1,
          pageSize: parameters.integer('pageSize', 1, 100) ?? PAGE_SIZE,
        };
        parameters.check();
        const { data, meta } = await findBookings(database, owner, filter, now());
        return privateAnswer(context, data, 200, meta);
      },
    },
    {
      path: 'my/adverts/:id',
      answer: async (context) => {
        const owner = ownerOf(await person(context));
        const id = textIdOf(context.req.param('id') ?? '');
        return privateAnswer(context, await loadBooking(database, owner, id, now()));
      },
    },
    ...(['invoice', 'credit'] as const).map((kind) => ({
      path: `my/adverts/:id/${kind === 'invoice' ? 'invoice' : 'credit-note'}.pdf`,
      answer: async (context: Context<AppEnv>) => {
        const owner = ownerOf(await person(context));
        const order = textIdOf(context.req.param('id') ?? '');
        const parameters = parametersOf(queryOf(context));
        const number = parameters.text('number', MAX_NUMBER_LENGTH);
        parameters.check();
        return pdfAnswer(context, options, await loadInvoice(database, owner, { order, kind, number }));
      },
    })),
    {
      method: 'POST',
      path: 'my/adverts/:id/content',
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = ownerOf(await person(context));
        const id = textIdOf(context.req.param('id') ?? '');
        const { content } = await payloadOf(context, AdvertCorrectionPayload);
        return async (transaction) => {
          await resendAdvert(transaction, owner, { id, sent: content }, now());
          return privateAnswer(context, await loadBooking(transaction, owner, id, now()));
        };
      },
    },
    {
      method: 'POST',
      path: 'my/adverts/:id/cancel',
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = ownerOf(await person(context));
        const id = textIdOf(context.req.param('id') ?? '');
        return async (transaction) => {
          await cancelOrder(transaction, options, owner, id);
          return privateAnswer(context, await loadBooking(transaction, owner, id, now()));
        };
      },
    },
  ];
}

/** Returns the tags of If-Match; without any, the draft is used as it is. */
const optionalIfMatch = (context: Context) => (context.req.header('if-match') ? ifMatchOf(context) : undefined);

/** Answers a draft with its version, which the next save names; null without one. */
function draftAnswer(context: Context, { id, version, data }: OrderDraft): Response {
  context.header('ETag', etagOfVersion(id, version));
  return privateAnswer(context, data, 200, { version });
}
