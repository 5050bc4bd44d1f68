import type { Context } from 'hono';
import { FavouritesPayload } from '../../../src/model/payloads/favourites-payload';
import { accountOf } from '../accounts/tokens';
import type { AppEnv, AppOptions } from '../app-options';
import { payloadOf } from '../platform/http/body';
import { type Call, type Commit, privateAnswer } from '../platform/http/calls';
import { loadFavourites, mergeFavourites } from './favourites';

/** GET and PUT persons/favourites. A repeat of the same PUT changes nothing more. */
export const favouriteCalls = (options: AppOptions): Call[] => [
  {
    path: 'persons/favourites',
    answer: async (context) => {
      const { id } = await accountOf(context, options);
      return privateAnswer(context, await loadFavourites(options.database, id));
    },
  },
  { method: 'PUT', path: 'persons/favourites', prepare: (context) => save(context, options) },
];

async function save(context: Context<AppEnv>, options: AppOptions): Promise<Commit> {
  const account = await accountOf(context, options);
  const { changes } = await payloadOf(context, FavouritesPayload);
  return async (transaction) => {
    await mergeFavourites(transaction, account, changes, options.now());
    return privateAnswer(context, await loadFavourites(transaction, account.id));
  };
}
