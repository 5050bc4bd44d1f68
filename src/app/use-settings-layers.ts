import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from './portal';

/** All layers of settings, later ones winning: server, page and element. The server's is undefined until it has come. */
export function useSettingsLayers(): readonly unknown[] {
  const { client, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings);
  return useMemo(() => [raw, window.eventPortalSettings, input.settings], [raw, input.settings]);
}
