import { useMemo } from 'react';
import { usePortal } from '../../app/portal';
import { useSettingsLayers } from '../../app/use-settings-layers';
import { useTranslation } from '../../i18n/use-translation';
import { warnOnce } from '../../lib/warn';
import type { RecordRules } from './record-kind';
import { useRecordKind } from './use-record-kind';
import { withServerRules } from './with-server-rules';

export type { RecordRules };

/**
 * Returns the client's rules for the current kind of record, from all layers of settings: server, page and element.
 * Rules of the page that are weaker than the server's are replaced, because the server would reject the input.
 */
export function useRecordingRules(): RecordRules {
  const { authenticatedArea } = usePortal().settings;
  const layers = useSettingsLayers();
  const { name, rulesOf } = useRecordKind();
  const { locale } = useTranslation();
  return useMemo(() => {
    const pageRules = rulesOf(authenticatedArea, locale, layers);
    const [serverLayer] = layers;
    if (serverLayer === undefined) return pageRules;
    const { rules, overruled } = withServerRules(pageRules, rulesOf(authenticatedArea, locale, [serverLayer]));
    for (const path of overruled)
      warnOnce(
        `settings: ${path.replace('eventRecording', `${name}Recording`)} of the page asks for less than the server does. The server's rule counts.`,
      );
    return rules;
  }, [name, rulesOf, layers, authenticatedArea, locale]);
}
