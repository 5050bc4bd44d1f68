import { type Call, jsonAnswer, LIST_MAX_AGE_SECONDS } from '../platform/http/calls';
import { idOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import type { ClientOptions } from './options';

const roleJson = `json_build_object('roleId', r.role_id, 'name', r.name, 'type', r.type)`;

/** Lists the calls GET personRoles, personRoles/{id}. */
export const personRoleCalls = ({ database }: ClientOptions): Call[] => [
  {
    path: 'personRoles',
    answer: async (context) => {
      const rows = await database.query<{ data: unknown }>(
        `select ${roleJson} as data from roles r where r.client = $1 order by r.position, r.role_id`,
        [context.get('client')],
      );
      return jsonAnswer(context, { data: rows.map(({ data }) => data) }, LIST_MAX_AGE_SECONDS);
    },
  },
  {
    path: 'personRoles/:id',
    answer: async (context) => {
      const [row] = await database.query<{ data: unknown }>(
        `select ${roleJson} as data from roles r where r.client = $1 and r.role_id = $2`,
        [context.get('client'), idOf(context.req.param('id') ?? '')],
      );
      if (!row) throw new Problem(404, 'not_found');
      return jsonAnswer(context, { data: row.data }, LIST_MAX_AGE_SECONDS);
    },
  },
];
