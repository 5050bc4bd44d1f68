import { isRecord } from '../../../src/model/payloads/payload-fields';
import { type Call, jsonAnswer, LIST_MAX_AGE_SECONDS, NO_CACHE } from '../platform/http/calls';
import { rubricJson } from '../schema/json/event-json';
import { clientCapabilities } from './client-capabilities';
import type { ClientOptions } from './options';

/** Lists the calls GET clientSettings, rubrics. */
export const catalogueCalls = ({ database, findPlacements }: ClientOptions): Call[] => [
  {
    path: 'clientSettings',
    answer: async (context) => {
      const client = context.get('client');
      const [row] = await database.query<{ data: Record<string, unknown> }>(
        `select jsonb_build_object('name', name) || settings
           || case when approves_accounts then '{"approvesAccounts": true}'::jsonb else '{}' end as data
         from clients where key = $1`,
        [client],
      );
      const settings = row?.data ?? {};
      const shown = context.get('hasAdverts')
        ? await withAdvertPlaces(settings, () => findPlacements(database, client))
        : settings;
      const data = { ...shown, capabilities: clientCapabilities(settings) };
      // Always revalidated by ETag, so that an operator's change is visible at once.
      return jsonAnswer(context, { data }, NO_CACHE);
    },
  },
  {
    path: 'rubrics',
    answer: async (context) => {
      const rows = await database.query<{ data: unknown }>(
        `select ${rubricJson('r')} as data from rubrics r where r.client = $1 order by r.position, r.id`,
        [context.get('client')],
      );
      return jsonAnswer(context, { data: rows.map(({ data }) => data) }, LIST_MAX_AGE_SECONDS);
    },
  },
];

/**
 * Adds the placements of a client's adverts unless its settings have them, so that no page requests adverts of others.
 */
async function withAdvertPlaces(
  settings: Record<string, unknown>,
  findPlaces: () => Promise<readonly string[]>,
): Promise<Record<string, unknown>> {
  const { advertSettings = {} } = settings;
  if (!isRecord(advertSettings) || advertSettings.shownIn !== undefined) return settings;
  return { ...settings, advertSettings: { ...advertSettings, shownIn: await findPlaces() } };
}
