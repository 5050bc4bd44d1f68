import type { LinkKind } from '../answers/event-detail';
import type { ValueProblem } from '../value-problems';

/** How a client wants a field. */
export type FieldSetting = { visible: boolean /** 0 for no limit. */; maxLength: number };

/** A field of the client's own. */
export type FreeField = {
  name: string;
  /** '' where the name is shown. */
  label: string;
  type: 'text' | 'textarea' | 'wysiwyg' | 'number' | 'date' | 'checkbox' | 'select' | 'url' | 'email';
  required: boolean;
  maxLength: number;
  options: readonly string[];
  /** What each option is called in the language that is shown; default: as it is stored. */
  optionLabels?: readonly string[] | undefined;
  /** What the field and its options are called in English, where the client says so. */
  english?: { label: string; optionLabels: readonly string[] };
  /** Help at the field, HTML. */
  info?: string | undefined;
};

/** How a client wants publication dates; 0 for no limit. */
export type PublicationRule = {
  min: number;
  max: number;
  /** How many may lie before the event. */
  maxAmountDatesBeforeEvent: number;
  /** The first and the last possible day, in days from today; no last one with 0. */
  firstDay: number;
  lastDay: number;
};

/** What can be said of a picture. */
export type MediumField = 'agency' | 'author' | 'copyright' | 'description' | 'location' | 'title';

/** The client's settings that say when an event can be published (spec sections 3, 5 and 9). */
export type EventRules = {
  authenticatedArea: { rightsManagement: 'free' | 'community' | 'flexible' | 'restrictive' };
  eventRecording: {
    showMediaTab: boolean;
    showFreeFields: boolean;
    showTicketTab: boolean;
    showSignLanguageVideo: boolean;
    additionalFieldsFormDefinition: readonly FreeField[];
    requiredMediaFields: readonly MediumField[];
    requiredAddresses: 'location' | 'promoter' | 'both' | 'either' | 'none';
    eventAppointmentType: 'free' | 'series' | 'both';
  };
  fieldSettings: {
    recording: Record<
      | 'title'
      | 'shortdesc1'
      | 'shortdesc2'
      | 'shortdesc3'
      | 'longdesc1'
      | 'longdesc2'
      | 'longdesc3'
      | 'priority'
      | 'tags',
      FieldSetting
    > & {
      location_required?: boolean | undefined;
      promoter_required?: boolean | undefined;
      appointments: { additionalInfo: FieldSetting };
      addRubrics: { min: number; max: number };
      publicationDates: PublicationRule;
      links: Record<LinkKind, { /** 0 for no limit. */ maxAmount: number }>;
    };
  };
};

/** What is wrong with one field; `path` leads to it in the content of the event, with the places of rows. */
export type EventProblem = { path: string; code: string; params?: Record<string, string | number> };

/** One problem, if something is wrong. */
export const when = (isWrong: boolean, path: string, code: string, params?: EventProblem['params']): EventProblem[] =>
  isWrong ? [{ path, code, ...(params && { params }) }] : [];

/** A text that is longer than it may be, in characters; 0 for no limit. */
export const tooLong = (path: string, text: string, max: number): EventProblem[] =>
  when(max > 0 && [...text].length > max, path, 'too_long', { max });

/** A number of more digits than it may have, whatever its sign and its mark; 0 for no limit. */
export function tooManyDigits(path: string, value: number, max: number): EventProblem[] {
  const digits = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 }).replace(/\D/g, '');
  return when(max > 0 && digits.length > max, path, 'too_long', { max, kind: 'digits' });
}

/**
 * The number of entries; where the client asks for more than it allows, the larger number counts.
 *
 * @param max undefined for no limit
 */
export function numberOfEntries(
  path: string,
  count: number,
  { min, max = Number.POSITIVE_INFINITY }: { min: number; max: number | undefined },
): EventProblem[] {
  const most = Math.max(min, max);
  return [...when(count < min, path, 'too_few', { min }), ...when(count > most, path, 'too_many', { max: most })];
}

/** The problem of a value by itself. */
export const valueProblem = (path: string, problem: ValueProblem | undefined): EventProblem[] =>
  problem ? [{ path, code: problem.code, params: problem.params as EventProblem['params'] & object }] : [];

/** Problems below another path. */
export const below = (path: string, problems: readonly EventProblem[]): EventProblem[] =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
