import type { Locale } from '../i18n/locale';
import { advertSettings } from './advert-settings';
import { orderContradictions } from './order-contradictions';
import { readSettings } from './read-settings';
import { group, type ValueOf } from './setting-kinds';
import { warnAboutSettings } from './warn-about-settings';

const schema = group({ advertSettings });

/** The settings of ordering adverts, each with the client's value or its default. */
export type AdvertSettings = ValueOf<typeof schema>['advertSettings'];

/**
 * Reads the settings of ordering adverts from their layers, with the client's texts in a language: see readSettings.
 */
export function toAdvertSettingsIn(locale: Locale, layers: readonly unknown[]): AdvertSettings {
  const { values, problems } = readSettings(schema, layers, {
    locale,
    rules: [({ advertSettings }) => orderContradictions(advertSettings)],
  });
  warnAboutSettings(problems);
  return values.advertSettings;
}
