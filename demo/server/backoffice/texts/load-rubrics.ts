import type { Locale } from '../../../../src/i18n/locale';
import type { Queryable } from '../../platform/database/database';

/** Loads the rubrics of a client in their order, with their names in a language. */
export const loadRubrics = (
  from: Queryable,
  client: string,
  language: Locale,
): Promise<{ id: number; name: string }[]> =>
  from.query<{ id: number; name: string }>(
    `select id, ${language === 'en' ? 'coalesce(name_en, name)' : 'name'} as name from rubrics
     where client = $1 order by position, id`,
    [client],
  );
