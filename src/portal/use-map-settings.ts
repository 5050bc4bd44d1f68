import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../i18n/use-speech';
import { type MapSettings, toMapSettingsIn } from '../settings/to-map-settings';
import { usePortal } from './portal';

/** The client's map, out of all layers of settings: server, page and element. */
export function useMapSettings(): MapSettings {
  const { client, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings) as { raw: object | undefined };
  const { locale } = useSpeech();
  return useMemo(
    () => toMapSettingsIn(locale, [raw, window.eventPortalSettings, input.settings]),
    [locale, raw, input.settings],
  );
}
