import type { Locale } from '../i18n/locale';
import { mapSettings } from './map-settings';
import { readSettings } from './read-settings';
import { group, type ValueOf } from './setting-kinds';

const schema = group({ map: mapSettings });

/** The settings of the map, each with the client's value or its default. */
export type MapSettings = ValueOf<typeof mapSettings>;

/** Reads the settings of the map from their layers, with the client's texts in a language: see readSettings. */
export const toMapSettingsIn = (locale: Locale, layers: readonly unknown[]): MapSettings =>
  readSettings(schema, layers, { locale }).values.map;
