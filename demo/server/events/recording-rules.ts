import type { EventRules } from '../../../src/model/rules/event-rules';
import { toSettings } from '../../../src/settings/to-settings';
import { toWorkSettings } from '../../../src/settings/to-work-settings';
import type { WorkSettings } from '../../../src/settings/work-settings-schema';
import type { Queryable } from '../database';
import { Problem } from '../http/problem';

/** How a client lets events be recorded. */
export type RecordingRules = EventRules & Pick<WorkSettings, 'fieldSettings' | 'eventRecording'>;

/**
 * The client's rules for recording.
 *
 * @throws {Problem} 403 recording_off, where the client has not switched it on
 */
export async function loadRecordingRules(from: Queryable, client: string): Promise<RecordingRules> {
  const { isOn, rules } = await readRecordingRules(from, client);
  if (!isOn) throw new Problem(403, 'recording_off');
  return rules;
}

/** The client's rules for recording, and whether it lets more events be recorded. */
export async function readRecordingRules(
  from: Queryable,
  client: string,
): Promise<{ isOn: boolean; rules: RecordingRules }> {
  const [row] = await from.query<{ settings: unknown }>('select settings from clients where key = $1', [client]);
  const { applicationSettings, authenticatedArea } = toSettings(row?.settings).settings;
  const rules = { ...toWorkSettings(row?.settings).settings, authenticatedArea };
  return { isOn: applicationSettings.activateEventsRecording, rules };
}
