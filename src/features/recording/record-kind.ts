import type { Locale } from '../../i18n/locale';
import type { EventRules } from '../../model/rules/event-rules';
import type { Settings } from '../../settings/settings-schema';
import type { RecordingSettings } from '../../settings/to-recording-settings';

/** How a client lets events be recorded, or articles in the same words. */
export type RecordingRules = EventRules &
  Pick<RecordingSettings, 'fieldSettings'> & {
    eventRecording: Omit<RecordingSettings['eventRecording'], 'completeness'>;
  };

/** What is recorded, as far as a list and a form of the own ones have it alike. */
export type RecordKind = {
  name: 'event' | 'article';
  /** Of its calls, as in 'my/events'. */
  path: string;
  /** Routes without locale prefix: the list of the own ones, the form for a new one, and that for one by its id. */
  list: string;
  form: string;
  own(id: string): string;
  /** Where visitors of the portal see one. */
  shown(id: string): string;
  /** The name of the id: in the path of the form, and in braces in the address of a page of the host. */
  idName: 'eventId' | 'articleId';
  /** The client's rules, out of all layers of settings, with its texts in a language. */
  rulesOf(area: Settings['authenticatedArea'], locale: Locale, layers: readonly unknown[]): RecordingRules;
};
