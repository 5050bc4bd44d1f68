import { toSwitch } from '../../../src/lib/switches';
import { CAPABILITIES, type Capability } from '../../../src/model/capabilities';
import { isRecord } from '../../../src/model/payloads/payload-fields';

/** Returns what this server has for a client: everything except the features that its settings switch off. */
export function clientCapabilities(settings: Record<string, unknown>): Capability[] {
  const { applicationSettings } = settings;
  const isOn = (name: string) => isRecord(applicationSettings) && toSwitch(applicationSettings[name]) === true;
  const switches: Partial<Record<Capability, boolean>> = {
    recording: isOn('activateEventsRecording'),
    articles: isOn('activateArticles'),
    adverts: isOn('activateAdverts'),
  };
  return CAPABILITIES.filter((capability) => switches[capability] ?? true);
}
