import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { EventRules } from '../../model/rules/event-rules';
import { usePortal } from '../../portal/portal';
import { type RecordingSettings, toRecordingSettings } from '../../settings/to-recording-settings';

/** How a client lets events be recorded. */
export type RecordingRules = EventRules & RecordingSettings;

/** The client's rules for recording, out of all layers of settings: server, page and element. */
export function useRecordingRules(): RecordingRules {
  const { client, settings, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings) as { raw: object | undefined };
  const { authenticatedArea } = settings;
  return useMemo(
    () => ({ ...toRecordingSettings(raw, window.eventPortalSettings, input.settings), authenticatedArea }),
    [raw, input.settings, authenticatedArea],
  );
}
