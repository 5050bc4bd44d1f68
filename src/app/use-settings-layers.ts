import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { pageSettings } from '../settings/own-property';
import { usePortal } from './portal';

/** Returns all layers of settings, later ones override: server (undefined while loading), page and element. */
export function useSettingsLayers(): readonly unknown[] {
  const { client, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings);
  return useMemo(() => [raw, pageSettings(), input.settings], [raw, input.settings]);
}
