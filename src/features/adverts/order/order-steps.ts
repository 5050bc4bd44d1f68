import { advertSteps } from '../../../settings/advert-settings';

/** A step of an order, as in the setting `advertSettings.steps`. */
export type OrderStep = (typeof advertSteps)[number];

/** The ends of the steps' addresses, below that of the order (spec section 2). */
const STEP_PATHS: Readonly<Record<Exclude<OrderStep, 'showAdverts'>, string>> = {
  medium: 'medium',
  channel: 'channel',
  slot: 'slots',
  when: 'appointments',
  eventSelection: 'event',
  existingEvent: 'event/list',
  newEvent: 'event/create',
  content: 'content',
  billingAddress: 'billing-address',
  overview: 'overview',
  success: 'success',
};

/** A step that is a screen of the order: `showAdverts` is the list of orders. */
export type ShownStep = keyof typeof STEP_PATHS;

/** The complete parts of an order. */
export type OrderFacts = {
  medium: boolean;
  channel: boolean;
  slot: boolean;
  dates: boolean;
  choice: 'existing' | 'new' | undefined;
  event: boolean;
  content: boolean;
  billing: boolean;
  isOrdered: boolean;
};

/** The steps that must be complete before a step. */
const NEEDS: Partial<Record<OrderStep, readonly OrderStep[]>> = {
  channel: ['medium'],
  slot: ['medium', 'channel'],
  when: ['slot'],
  existingEvent: ['eventSelection'],
  newEvent: ['eventSelection'],
  // The slot determines its shape, the event its texts.
  content: ['slot', 'existingEvent', 'newEvent'],
};

/** The steps that need no account. */
const PUBLIC_STEPS: readonly ShownStep[] = ['medium', 'channel', 'slot', 'when'];

export const isPublicStep = (step: ShownStep): boolean => PUBLIC_STEPS.includes(step);

/** Sorts the steps that need no account before the others. */
export const publicFirst = (steps: readonly ShownStep[]): ShownStep[] => [
  ...steps.filter(isPublicStep),
  ...steps.filter((step) => !isPublicStep(step)),
];

/** Returns the end of a step's address, without a leading slash. */
export const stepPathOf = (step: ShownStep): string => STEP_PATHS[step];

/** Returns the step at the end of an address; undefined without one, and for an unknown one. */
export const stepAt = (stepPath: string): ShownStep | undefined =>
  (Object.keys(STEP_PATHS) as ShownStep[]).find((step) => STEP_PATHS[step] === stepPath);

/** Sorts each step after those that it needs, otherwise keeping the order. */
function inNeededOrder(steps: readonly OrderStep[]): OrderStep[] {
  const sorted: OrderStep[] = [];
  const remaining = [...steps];
  while (remaining.length > 0) {
    const index = remaining.findIndex((step) => !NEEDS[step]?.some((needed) => remaining.includes(needed)));
    sorted.push(...remaining.splice(Math.max(0, index), 1));
  }
  return sorted;
}

/**
 * Returns the steps of an order in sequence: those of the settings, each once and after those that it needs, of the two
 * ways to an event only the chosen one. The overview and then success are always added, since nobody could order
 * without.
 */
export function stepsOf(configured: readonly OrderStep[], choice: OrderFacts['choice']): ShownStep[] {
  const eventChoice = eventChoiceOf(configured, choice);
  const supported = advertSteps.filter((step) => configured.includes(step));
  const requested = [...new Set(configured)].filter((step) => supported.includes(step));
  const middle = requested.filter(
    (step) =>
      step !== 'overview' &&
      step !== 'success' &&
      step !== 'showAdverts' &&
      (step !== 'existingEvent' || eventChoice === 'existing') &&
      (step !== 'newEvent' || eventChoice === 'new'),
  );
  return [...(inNeededOrder(middle) as ShownStep[]), 'overview', 'success'];
}

/** Returns the way to an event: the chosen one or, without that step, the one in the settings. */
export function eventChoiceOf(configured: readonly OrderStep[], choice: OrderFacts['choice']): OrderFacts['choice'] {
  if (configured.includes('eventSelection')) return choice;
  if (configured.includes('existingEvent')) return 'existing';
  return configured.includes('newEvent') ? 'new' : undefined;
}

function isDone(step: ShownStep, facts: OrderFacts): boolean {
  switch (step) {
    case 'when':
      return facts.dates;
    case 'eventSelection':
      return facts.choice !== undefined;
    case 'existingEvent':
    case 'newEvent':
      return facts.event;
    case 'billingAddress':
      return facts.billing;
    case 'overview':
      return facts.isOrdered;
    case 'success':
      return false;
    default:
      return facts[step];
  }
}

/** Returns the first incomplete step. */
export const firstOpen = (steps: readonly ShownStep[], facts: OrderFacts): ShownStep =>
  steps.find((step) => !isDone(step, facts)) ?? 'overview';

/**
 * Returns the step for an address: the requested one, or the first incomplete one before it. A placed order cannot be
 * changed: every address leads to success.
 */
export function stepFor(requested: ShownStep | undefined, steps: readonly ShownStep[], facts: OrderFacts): ShownStep {
  if (facts.isOrdered) return 'success';
  const open = firstOpen(steps, facts);
  if (requested === undefined || !steps.includes(requested)) return open;
  return steps.indexOf(requested) > steps.indexOf(open) ? open : requested;
}

/** Returns the step for a guest's address; undefined if the settings leave nothing to choose. */
export function publicStepFor(
  requested: ShownStep | undefined,
  steps: readonly ShownStep[],
  facts: OrderFacts,
): ShownStep | undefined {
  const publicSteps = steps.filter(isPublicStep);
  const step = stepFor(requested, [...publicSteps, 'overview'], facts);
  return isPublicStep(step) ? step : publicSteps.at(-1);
}

/** Returns the step before another one; undefined for the first. */
export const stepBefore = (steps: readonly ShownStep[], step: ShownStep): ShownStep | undefined =>
  steps[steps.indexOf(step) - 1];

/** Returns the step after another one. */
export const stepAfter = (steps: readonly ShownStep[], step: ShownStep): ShownStep =>
  steps[steps.indexOf(step) + 1] ?? 'overview';

/** The groups of steps in the progress bar: channel and slot, and the ways to an event, are one each. */
const GROUPS = [
  { name: 'medium', steps: ['medium'] },
  { name: 'place', steps: ['channel', 'slot'] },
  { name: 'when', steps: ['when'] },
  { name: 'event', steps: ['eventSelection', 'existingEvent', 'newEvent'] },
  { name: 'content', steps: ['content'] },
  { name: 'billing', steps: ['billingAddress'] },
  { name: 'overview', steps: ['overview'] },
] as const satisfies readonly { name: string; steps: readonly ShownStep[] }[];

/** The name of an entry of the progress bar. */
export type BarName = (typeof GROUPS)[number]['name'];

/** An entry of the progress bar with its target step; unreachable while an earlier step is incomplete. */
export type BarEntry = { name: BarName; state: 'done' | 'now' | 'open'; step: ShownStep; isReachable: boolean };

/** Returns the entries of the progress bar, one for each group of steps. */
export function barOf(steps: readonly ShownStep[], current: ShownStep, facts: OrderFacts): BarEntry[] {
  const open = steps.indexOf(firstOpen(steps, facts));
  const entries = GROUPS.map(({ name, steps: groupSteps }) => ({
    name,
    groupSteps: steps.filter((step) => groupSteps.some((one) => one === step)),
  }));
  return entries
    .flatMap(({ name, groupSteps }): BarEntry[] => {
      const [step] = groupSteps;
      if (!step) return [];
      const isNow = groupSteps.includes(current);
      const done = facts.isOrdered || groupSteps.every((one) => isDone(one, facts));
      return [{ name, step, state: isNow ? 'now' : done ? 'done' : 'open', isReachable: steps.indexOf(step) <= open }];
    })
    .sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}
