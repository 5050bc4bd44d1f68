import { advertSettings } from './advert-settings';
import { readSettings } from './read-settings';
import { group, type ValueOf } from './setting-kinds';

const schema = group({ advertSettings });

/** The settings of ordering adverts, each with the client's value or its default. */
export type AdvertSettings = ValueOf<typeof schema>['advertSettings'];

/** The settings of ordering adverts, out of their layers: see readSettings. */
export const toAdvertSettings = (...layers: unknown[]): AdvertSettings =>
  // The walk has visited every key of the schema, and each struct had the last word on its value.
  (readSettings(schema, layers).values as ValueOf<typeof schema>).advertSettings;
