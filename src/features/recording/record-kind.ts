import type { Locale } from '../../i18n/locale';
import type { EventRules } from '../../model/rules/event-rules';
import type { Settings } from '../../settings/settings-schema';
import type { RecordingSettings } from '../../settings/to-recording-settings';

/** The client's rules for recording events; those of articles have the same shape. */
export type RecordRules = EventRules &
  Pick<RecordingSettings, 'fieldSettings'> & {
    /** Only events have weights of their completeness. */
    eventRecording: Omit<RecordingSettings['eventRecording'], 'completeness' | 'shareByOrganisation'> &
      Partial<Pick<RecordingSettings['eventRecording'], 'completeness'>>;
  };

/** The properties of a kind of record that its list and its form share. */
export type RecordKind = {
  name: 'event' | 'article';
  /** The path of the API calls, such as 'my/events'. */
  path: string;
  /** The routes without locale prefix: list (`list`), form of a new record (`form`) and of a stored one (`editRoute`). */
  list: string;
  form: string;
  editRoute(id: string): string;
  /** Returns the route of a record for visitors. */
  publicRoute(id: string): string;
  /** The name of the id: parameter of the form's route, and placeholder in the address of a host's page. */
  idName: 'eventId' | 'articleId';
  /** Returns the client's rules from all layers of settings, with texts in the given locale. */
  rulesOf(area: Settings['authenticatedArea'], locale: Locale, layers: readonly unknown[]): RecordRules;
};
