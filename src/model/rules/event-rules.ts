import type { LinkKind } from '../answers/event-detail';
import type { RelationStatusSettings } from '../relation-problems';
import type { ValueProblem } from '../value-problems';

/** The client's settings of a field. */
export type FieldSetting = { visible: boolean /** 0 for no limit. */; maxLength: number };

/** A free field, defined by the client. */
export type FreeField = {
  name: string;
  /** '' to show the name. */
  label: string;
  type: 'text' | 'textarea' | 'wysiwyg' | 'number' | 'date' | 'checkbox' | 'select' | 'url' | 'email';
  required: boolean;
  maxLength: number;
  options: readonly string[];
  /** The labels of the options in the current language; default: the options themselves. */
  optionLabels?: readonly string[] | undefined;
  /** The English labels of the field and its options, if the client defines them. */
  english?: { label: string; optionLabels: readonly string[] };
  /** Help text at the field, HTML. */
  info?: string | undefined;
};

/** The client's limits of publication dates; 0 for no limit. */
export type PublicationRule = {
  min: number;
  max: number;
  /** The maximum number of dates before the event. */
  maxAmountDatesBeforeEvent: number;
  /** The first and the last possible day, in days from today; `lastDay` 0 for no limit. */
  firstDay: number;
  lastDay: number;
};

/** The fields of a picture. */
export type MediumField = 'agency' | 'author' | 'copyright' | 'description' | 'location' | 'title';

/** The client's settings that define a publishable event (spec sections 3, 5 and 9). */
export type EventRules = {
  authenticatedArea: RelationStatusSettings & {
    rightsManagement: 'free' | 'community' | 'flexible' | 'restrictive';
  };
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

/** A problem of one field; `path` leads to it in the content of the event, with the indexes of rows. */
export type EventProblem = { path: string; code: string; params?: Record<string, string | number> };

/** Returns one problem if `isWrong`, else none. */
export const problemIf = (
  isWrong: boolean,
  path: string,
  code: string,
  params?: EventProblem['params'],
): EventProblem[] => (isWrong ? [{ path, code, ...(params && { params }) }] : []);

/** Returns a problem if a text has more than `max` characters; 0 for no limit. */
export const tooLong = (path: string, text: string, max: number): EventProblem[] =>
  problemIf(max > 0 && [...text].length > max, path, 'too_long', { max });

/** Returns a problem if a number has more than `max` digits, ignoring sign and decimal mark; 0 for no limit. */
export function tooManyDigits(path: string, value: number, max: number): EventProblem[] {
  const digits = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 }).replace(/\D/g, '');
  return problemIf(max > 0 && digits.length > max, path, 'too_long', { max, kind: 'digits' });
}

/**
 * Returns a problem for too few or too many entries; a `max` below `min` is raised to it.
 *
 * @param max undefined for no limit
 */
export function entryCountProblems(
  path: string,
  count: number,
  { min, max = Number.POSITIVE_INFINITY }: { min: number; max: number | undefined },
): EventProblem[] {
  const effectiveMax = Math.max(min, max);
  return [
    ...problemIf(count < min, path, 'too_few', { min }),
    ...problemIf(count > effectiveMax, path, 'too_many', { max: effectiveMax }),
  ];
}

/** Converts the problem of a single value. */
export const valueProblem = (path: string, problem: ValueProblem | undefined): EventProblem[] =>
  problem ? [{ path, code: problem.code, params: problem.params as EventProblem['params'] & object }] : [];

/** Prefixes the paths of problems. */
export const withPathPrefix = (path: string, problems: readonly EventProblem[]): EventProblem[] =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
