import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { type MapSettings, toMapSettingsIn } from '../settings/to-map-settings';
import { useSettingsLayers } from './use-settings-layers';

/** Returns the client's map settings, merged from all layers. */
export function useMapSettings(): MapSettings {
  const layers = useSettingsLayers();
  const { locale } = useTranslation();
  return useMemo(() => toMapSettingsIn(locale, layers), [locale, layers]);
}
