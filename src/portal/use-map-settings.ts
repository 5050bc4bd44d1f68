import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type MapSettings, toMapSettings } from '../settings/to-map-settings';
import { usePortal } from './portal';

/** The client's map, out of all layers of settings: server, page and element. */
export function useMapSettings(): MapSettings {
  const { client, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings) as { raw: object | undefined };
  return useMemo(() => toMapSettings(raw, window.eventPortalSettings, input.settings), [raw, input.settings]);
}
