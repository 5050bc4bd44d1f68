import type { EventContent } from './records/event-content';

const isAnyFilled = (...texts: readonly string[]) => texts.some((text) => text !== '');

/** Checks whether the content of an event has each part that counts towards its completeness, in the order of equals. */
const PARTS = {
  dates: ({ dates, series }) => dates.length + series.length > 0,
  media: ({ media }) => media.length > 0,
  location: ({ location }) => location !== undefined,
  shortdesc1: ({ shortdesc1, shortdesc2, shortdesc3 }) => isAnyFilled(shortdesc1, shortdesc2, shortdesc3),
  longdesc1: ({ longdesc1, longdesc2, longdesc3 }) => isAnyFilled(longdesc1, longdesc2, longdesc3),
  promoter: ({ promoter }) => promoter !== undefined,
  rubrics: ({ rubrics }) => rubrics.length > 0,
  tags: ({ tags }) => tags.length > 0,
  price: ({ free, price }) => free || price.text !== '' || hasValue(price.from) || hasValue(price.to),
  links: ({ links }) => links.length > 0,
  en: ({ en }) => en.isReady,
} satisfies Record<string, (content: EventContent) => boolean>;

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A part of an event that counts towards its completeness, by its name in the content. */
export type EventPart = keyof typeof PARTS;

/** The parts in their order. */
export const EVENT_PARTS = Object.keys(PARTS) as readonly EventPart[];

/** The weight of each part of an event for visitors; 0 if it does not count. */
export type CompletenessWeights = Readonly<Record<EventPart, number>>;

/** The client's settings that hide parts of the form. */
type VisibilityRules = {
  eventRecording: { showMediaTab: boolean };
  fieldSettings: {
    recording: Record<
      'shortdesc1' | 'shortdesc2' | 'shortdesc3' | 'longdesc1' | 'longdesc2' | 'longdesc3' | 'tags',
      { visible: boolean }
    >;
  };
};

/** Returns the weights of a client, without the parts that its form hides. */
export function weightsOf(
  { eventRecording, fieldSettings: { recording } }: VisibilityRules,
  configured: CompletenessWeights,
): CompletenessWeights {
  const isVisible = (...names: (keyof typeof recording)[]) => names.some((name) => recording[name].visible);
  const hidden: Partial<Record<EventPart, boolean>> = {
    media: !eventRecording.showMediaTab,
    shortdesc1: !isVisible('shortdesc1', 'shortdesc2', 'shortdesc3'),
    longdesc1: !isVisible('longdesc1', 'longdesc2', 'longdesc3'),
    tags: !isVisible('tags'),
  };
  return {
    ...configured,
    ...Object.fromEntries(Object.entries(hidden).flatMap(([part, isHidden]) => (isHidden ? [[part, 0]] : []))),
  };
}

/** The completeness of an event, and the parts that it lacks, the greatest weight first. */
export type EventCompleteness = { percent: number; lacks: EventPart[] };

const ALL = 100;

/** Returns the completeness of an event's content; complete if no part counts. */
export function completenessOf(content: EventContent, weights: CompletenessWeights): EventCompleteness {
  const counted = EVENT_PARTS.filter((part) => weights[part] > 0);
  const lacks = counted.filter((part) => !PARTS[part](content)).sort((one, other) => weights[other] - weights[one]);
  const sumOf = (parts: readonly EventPart[]) => parts.reduce((sum, part) => sum + weights[part], 0);
  const total = sumOf(counted);
  return { percent: total === 0 ? ALL : Math.floor((ALL * (total - sumOf(lacks))) / total), lacks };
}
