import type { Context } from 'hono';
import { KeyPayload } from '../../../src/model/payloads/account-payloads';
import { SEARCH_MAILS } from '../../../src/model/saved-search';
import { loadClient } from '../clients/client-info';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { type Call, privateAnswer } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import type { SavedSearchOptions } from './options';
import { confirmSearch, endSearch, saveSearch } from './saved-searches';

const keyOf = (context: Context<AppEnv>) => context.req.param('key') ?? '';

/** Lists the calls POST searches, searches/confirm, searches/end; POST and GET searches/end/{key}. */
export const searchCalls = (options: SavedSearchOptions): Call[] => [
  { method: 'POST', path: 'searches', isQueuedPerCaller: true, prepare: (context) => saveSearch(context, options) },
  {
    method: 'POST',
    path: 'searches/confirm',
    isQueuedPerCaller: true,
    prepare: (context) => confirmSearch(context, options),
  },
  {
    method: 'POST',
    path: 'searches/end',
    isQueuedPerCaller: true,
    prepare: async (context) => endSearch(context, options, (await payloadOf(context, KeyPayload)).key),
  },
  // Mail programs send this for the header List-Unsubscribe (RFC 8058). A repeated call gets the same answer.
  {
    method: 'POST',
    path: 'searches/end/:key',
    isQueuedPerCaller: true,
    prepare: async (context) => {
      const commit = await endSearch(context, options, keyOf(context));
      return (transaction) =>
        commit(transaction).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.status >= 500) throw error;
          return privateAnswer(context, {});
        });
    },
  },
  // A program that opens the address of the header ends nothing by that.
  {
    path: 'searches/end/:key',
    answer: async (context) => {
      const { portalPage } = await loadClient(options.database, context.get('client'));
      context.header('Cache-Control', 'no-store');
      return context.redirect(
        `${options.publicUrl()}${portalPage}#${SEARCH_MAILS}/end?key=${encodeURIComponent(keyOf(context))}`,
      );
    },
  },
];
