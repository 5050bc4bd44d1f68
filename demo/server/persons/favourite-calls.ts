import type { Context } from 'hono';
import { FavouritesPayload } from '../../../src/model/payloads/favourites-payload';
import { accountOf } from '../accounts/tokens';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { type Call, type Commit, privateAnswer } from '../platform/http/calls';
import { loadFavourites, mergeFavourites } from './favourites';
import type { PersonOptions } from './options';

/** Lists the calls GET and PUT persons/favourites. A repetition of a PUT changes nothing more. */
export const favouriteCalls = (options: PersonOptions): Call[] => [
  {
    path: 'persons/favourites',
    answer: async (context) => {
      const { id } = await accountOf(context, options);
      return privateAnswer(context, await loadFavourites(options.database, id));
    },
  },
  { method: 'PUT', path: 'persons/favourites', prepare: (context) => save(context, options) },
];

async function save(context: Context<AppEnv>, options: PersonOptions): Promise<Commit> {
  const account = await accountOf(context, options);
  const { changes } = await payloadOf(context, FavouritesPayload);
  return async (transaction) => {
    await mergeFavourites(transaction, account, changes, options.now());
    return privateAnswer(context, await loadFavourites(transaction, account.id));
  };
}
