import { articleRules, type RecordingRules } from '../../../src/settings/article-rules';
import { toSettings } from '../../../src/settings/to-settings';
import { toWorkSettings, toWorkSettingsIn } from '../../../src/settings/to-work-settings';
import type { WorkSettings } from '../../../src/settings/work-settings-schema';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { EVENTS, type RecordTables } from '../schema/record-tables';

export type { RecordingRules };

/**
 * Loads the client's rules for recording.
 *
 * @throws {Problem} 403 recording_off or articles_off, where the client has not switched it on
 */
export async function loadRecordingRules(
  from: Queryable,
  client: string,
  tables: RecordTables = EVENTS,
): Promise<RecordingRules> {
  const { isOn, rules } = await readRecordingRules(from, client, tables);
  if (!isOn) throw new Problem(403, tables.kind === 'event' ? 'recording_off' : 'articles_off');
  return rules;
}

/** Returns the settings of recording in German, with the English labels of the client's custom fields. */
function withEnglish(stored: unknown): WorkSettings {
  const { settings } = toWorkSettings(stored);
  const english = toWorkSettingsIn('en', [stored]).settings;
  for (const key of ['eventRecording', 'articleRecording'] as const) {
    const inEnglish = english[key].additionalFieldsFormDefinition;
    settings[key].additionalFieldsFormDefinition = settings[key].additionalFieldsFormDefinition.map((field, index) => ({
      ...field,
      english: inEnglish[index],
    }));
  }
  return settings;
}

/** Reads the client's rules for recording, and whether new records are allowed. */
export async function readRecordingRules(
  from: Queryable,
  client: string,
  tables: RecordTables = EVENTS,
): Promise<{
  isOn: boolean;
  rules: RecordingRules;
  /** The weight of each part of an event in its completeness. */
  completeness: WorkSettings['eventRecording']['completeness'];
}> {
  const [row] = await from.query<{ settings: unknown }>('select settings from clients where key = $1', [client]);
  const { applicationSettings, authenticatedArea } = toSettings(row?.settings).settings;
  const settings = withEnglish(row?.settings);
  const { eventRecording, fieldSettings } = settings;
  const { completeness } = eventRecording;
  if (tables.kind === 'article') {
    const rules = articleRules({ ...settings, authenticatedArea });
    return { isOn: applicationSettings.activateArticles, rules, completeness };
  }
  return {
    completeness,
    isOn: applicationSettings.activateEventsRecording,
    rules: { eventRecording, fieldSettings, authenticatedArea },
  };
}
