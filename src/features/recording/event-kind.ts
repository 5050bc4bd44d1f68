import { paths } from '../../routing/paths';
import { toRecordingSettingsIn } from '../../settings/to-recording-settings';
import type { RecordKind } from './record-kind';

/** The record kind of events (spec section 2, "/secure/events"). */
export const eventKind: RecordKind = {
  name: 'event',
  path: 'my/events',
  list: paths.myEvents,
  form: paths.newEvent,
  editRoute: paths.ownEvent,
  publicRoute: paths.event,
  idName: 'eventId',
  rulesOf: (authenticatedArea, locale, layers) => ({ ...toRecordingSettingsIn(locale, layers), authenticatedArea }),
};
