import { useMemo } from 'react';
import { useSpeech } from '../i18n/use-speech';
import { type MapSettings, toMapSettingsIn } from '../settings/to-map-settings';
import { useSettingsLayers } from './use-settings-layers';

/** The client's map, out of all layers of settings. */
export function useMapSettings(): MapSettings {
  const layers = useSettingsLayers();
  const { locale } = useSpeech();
  return useMemo(() => toMapSettingsIn(locale, layers), [locale, layers]);
}
