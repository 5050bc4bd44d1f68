import { accountOf } from '../accounts/tokens';
import type { PersonOptions } from '../persons/options';
import { type Call, privateAnswer } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import { exportPerson } from './export-person';

/** Lists the call GET persons/export: all stored data of a person, with their records and orders. */
export const exportCalls = (options: PersonOptions): Call[] => [
  {
    path: 'persons/export',
    answer: async (context) => {
      const { id } = await accountOf(context, options);
      const data = await exportPerson(options.database, id, options.now());
      if (!data) throw new Problem(404, 'login_not_found');
      return privateAnswer(context, data);
    },
  },
];
