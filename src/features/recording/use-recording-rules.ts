import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../i18n/use-speech';
import { usePortal } from '../../portal/portal';
import type { RecordingRules } from './record-kind';
import { useRecordKind } from './use-record-kind';

export type { RecordingRules };

/** The client's rules for what is recorded here, out of all layers of settings: server, page and element. */
export function useRecordingRules(): RecordingRules {
  const { client, settings, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings) as { raw: object | undefined };
  const { authenticatedArea } = settings;
  const { rulesOf } = useRecordKind();
  const { locale } = useSpeech();
  return useMemo(
    () => rulesOf(authenticatedArea, locale, [raw, window.eventPortalSettings, input.settings]),
    [rulesOf, raw, input.settings, authenticatedArea, locale],
  );
}
