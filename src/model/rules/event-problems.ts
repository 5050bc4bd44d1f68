import { isDay } from '../../lib/days';
import type { EventContent } from '../records/event-content';
import { moneyProblem, numberProblem } from '../value-problems';
import { appointmentProblems, eventDates, typedAppointmentProblems } from './appointment-problems';
import {
  type EventProblem,
  type EventRules,
  entryCountProblems,
  problemIf,
  tooManyDigits,
  valueProblem,
  withPathPrefix,
} from './event-rules';
import { freeFieldProblems } from './free-field-problems';
import { eventLimits, mediaLimits, strictest } from './limit-problems';
import { linkProblems, signLanguageProblems, ticketProblems } from './link-problems';
import { type MediumTexts, mediaProblems } from './media-problems';
import { neededAddressProblems } from './needed-addresses';
import { neededRelationProblems } from './needed-relation';
import { publicationProblems, typedPublicationProblems } from './publication-problems';
import { tagProblems } from './tag-problems';
import { textProblems } from './text-problems';

/** An event or article as input of its rules, with the required data of related records. */
export type ValidatedInput<Content> = {
  content: Content;
  /** In the order of `content.media`. */
  media: readonly MediumTexts[];
  /** The status of its role relation, if it has one. */
  relationStatus?: string | undefined;
  /** The published version, if there is one: its dates may be past. */
  published?: Content | undefined;
};

/** An event as input of its rules. */
export type ValidatedEvent = ValidatedInput<EventContent>;

/** @param today 'YYYY-MM-DD' in Berlin */
type RuleContext = { rules: EventRules; today: string };

/**
 * Returns the problems that prevent saving an event as a draft: a missing title, an unreadable day, time or number, or
 * a text longer than the server's limit. All else may be incomplete.
 *
 * @param media in the order of `content.media`, only those that are not stored yet
 */
export const draftProblems = (
  content: EventContent,
  { today, media = [] }: Pick<RuleContext, 'today'> & { media?: readonly MediumTexts[] },
): EventProblem[] => [
  ...problemIf(content.title === '', 'title', 'required'),
  ...typedProblems(content, today),
  ...eventLimits(content),
  ...mediaLimits(media),
];

/** Returns the problems that prevent publishing an event (spec section 5, "Event"), by the paths of its content. */
export function publishProblems(event: ValidatedEvent, { rules, today }: RuleContext): EventProblem[] {
  const { content, published } = event;
  const { publicationDates } = rules.fieldSettings.recording;
  return strictest([
    ...typedProblems(content, today),
    ...textProblems(content, rules),
    ...rubricProblems(content.rubrics, rules),
    ...tagProblems(content.tags, rules),
    ...priorityProblems(content.priority, rules),
    ...neededAddressProblems(content, rules),
    ...neededRelationProblems(event, rules),
    ...appointmentProblems(content, { rules, today }, published),
    ...publicationProblems(content, publicationDates, { today, firstDate: firstDateOf(content), published }),
    ...linkProblems(content.links, rules),
    ...ticketProblems(content.ticketAgencies, rules),
    ...signLanguageProblems(content.signLanguageUrl, rules),
    ...freeFieldProblems(content.freeFields, rules, today),
    ...priceProblems(content.price),
    ...mediaProblems(event.media, rules),
    ...eventLimits(content),
    ...mediaLimits(event.media),
  ]);
}

/** Returns the problems of values that are unreadable as a day, a time or a number. */
const typedProblems = (content: EventContent, today: string): EventProblem[] => [
  ...typedAppointmentProblems(content, today),
  ...typedPublicationProblems(content, today),
  ...valueProblem('priority', numberProblem(content.priority, { isWhole: true, min: 0, max: MAX_PRIORITY })),
  ...withPathPrefix('price', [
    ...valueProblem('from', moneyProblem(content.price.from)),
    ...valueProblem('to', moneyProblem(content.price.to)),
  ]),
];

const MAX_PRIORITY = 9;

const firstDateOf = (content: EventContent): string | undefined =>
  eventDates(content)
    .map(({ date }) => date)
    .filter(isDay)
    .sort()[0];

/**
 * Returns the problems of the rubrics: the first is the main one, which every event needs; the client limits the
 * others.
 */
function rubricProblems(rubrics: readonly number[], { fieldSettings }: EventRules): EventProblem[] {
  return [
    ...problemIf(rubrics.length === 0, 'rubrics', 'required'),
    ...entryCountProblems('rubrics', Math.max(0, rubrics.length - 1), fieldSettings.recording.addRubrics),
    ...problemIf(new Set(rubrics).size < rubrics.length, 'rubrics', 'repeated'),
  ];
}

function priorityProblems(priority: EventContent['priority'], { fieldSettings }: EventRules): EventProblem[] {
  const { visible, maxLength } = fieldSettings.recording.priority;
  return visible && typeof priority === 'number' ? tooManyDigits('priority', priority, maxLength) : [];
}

const priceProblems = ({ from, to }: EventContent['price']): EventProblem[] =>
  problemIf(typeof from === 'number' && typeof to === 'number' && to < from, 'price.to', 'to_below_from');
