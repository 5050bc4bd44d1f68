import { advertSteps } from '../../../settings/advert-settings';

/** A step of an order, as the setting `advertSettings.steps` names it. */
export type OrderStep = (typeof advertSteps)[number];

/** The end of a step's address, below that of the order (spec section 2). */
const ENDS: Readonly<Record<Exclude<OrderStep, 'showAdverts'>, string>> = {
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

/** A step that is a screen of the order: the adverts are shown by their list. */
export type ShownStep = keyof typeof ENDS;

/** What of an order is settled. */
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

/** What must be settled before a step can be answered. */
const NEEDS: Partial<Record<OrderStep, readonly OrderStep[]>> = {
  channel: ['medium'],
  slot: ['medium', 'channel'],
  when: ['slot'],
  existingEvent: ['eventSelection'],
  newEvent: ['eventSelection'],
  // Its shape follows from the slot, its words from the event.
  content: ['slot', 'existingEvent', 'newEvent'],
};

/** The steps that can be answered without an account. */
const PUBLIC_STEPS: readonly ShownStep[] = ['medium', 'channel', 'slot', 'when'];

export const isPublicStep = (step: ShownStep): boolean => PUBLIC_STEPS.includes(step);

/** Sorts the steps that need no account before the others. */
export const publicFirst = (steps: readonly ShownStep[]): ShownStep[] => [
  ...steps.filter(isPublicStep),
  ...steps.filter((step) => !isPublicStep(step)),
];

/** The end of a step's address, without a slash before it. */
export const endOf = (step: ShownStep): string => ENDS[step];

/** The step at the end of an address; undefined for none, and for one that does not exist. */
export const stepAt = (end: string): ShownStep | undefined =>
  (Object.keys(ENDS) as ShownStep[]).find((step) => ENDS[step] === end);

/** Each step behind those that it needs, otherwise as they stand. */
function inNeededOrder(steps: readonly OrderStep[]): OrderStep[] {
  const placed: OrderStep[] = [];
  const left = [...steps];
  while (left.length > 0) {
    const at = left.findIndex((step) => !NEEDS[step]?.some((needed) => left.includes(needed)));
    placed.push(...left.splice(Math.max(0, at), 1));
  }
  return placed;
}

/**
 * The steps of an order in their sequence: those of the settings, each once and behind what it needs, of the two ways to
 * an event only the chosen one. Without an overview nobody could order, so it is always there, and the success behind it.
 */
export function stepsOf(configured: readonly OrderStep[], choice: OrderFacts['choice']): ShownStep[] {
  const way = wayOf(configured, choice);
  const known = advertSteps.filter((step) => configured.includes(step));
  const asked = [...new Set(configured)].filter((step) => known.includes(step));
  const middle = asked.filter(
    (step) =>
      step !== 'overview' &&
      step !== 'success' &&
      step !== 'showAdverts' &&
      (step !== 'existingEvent' || way === 'existing') &&
      (step !== 'newEvent' || way === 'new'),
  );
  return [...(inNeededOrder(middle) as ShownStep[]), 'overview', 'success'];
}

/** The way to an event: the chosen one, or where nobody is asked the one that the settings have. */
export function wayOf(configured: readonly OrderStep[], choice: OrderFacts['choice']): OrderFacts['choice'] {
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

/** The first step that is still to be answered. */
export const firstOpen = (steps: readonly ShownStep[], facts: OrderFacts): ShownStep =>
  steps.find((step) => !isDone(step, facts)) ?? 'overview';

/**
 * The step that an address shows: the wanted one, or the first open one where that comes earlier. What is ordered cannot
 * be changed: then every address leads to the success.
 */
export function stepFor(wanted: ShownStep | undefined, steps: readonly ShownStep[], facts: OrderFacts): ShownStep {
  if (facts.isOrdered) return 'success';
  const open = firstOpen(steps, facts);
  if (wanted === undefined || !steps.includes(wanted)) return open;
  return steps.indexOf(wanted) > steps.indexOf(open) ? open : wanted;
}

/** The step that an address shows to somebody without an account; undefined where the settings leave nothing to choose. */
export function publicStepFor(
  wanted: ShownStep | undefined,
  steps: readonly ShownStep[],
  facts: OrderFacts,
): ShownStep | undefined {
  const own = steps.filter(isPublicStep);
  const step = stepFor(wanted, [...own, 'overview'], facts);
  return isPublicStep(step) ? step : own.at(-1);
}

/** The step before another one; undefined for the first. */
export const stepBefore = (steps: readonly ShownStep[], step: ShownStep): ShownStep | undefined =>
  steps[steps.indexOf(step) - 1];

/** The step after another one. */
export const stepAfter = (steps: readonly ShownStep[], step: ShownStep): ShownStep =>
  steps[steps.indexOf(step) + 1] ?? 'overview';

/** What the bar of steps shows as one: channel and slot, and the ways to an event. */
const GROUPS = [
  { name: 'medium', steps: ['medium'] },
  { name: 'place', steps: ['channel', 'slot'] },
  { name: 'when', steps: ['when'] },
  { name: 'event', steps: ['eventSelection', 'existingEvent', 'newEvent'] },
  { name: 'content', steps: ['content'] },
  { name: 'billing', steps: ['billingAddress'] },
  { name: 'overview', steps: ['overview'] },
] as const satisfies readonly { name: string; steps: readonly ShownStep[] }[];

/** The name of an entry of the bar. */
export type BarName = (typeof GROUPS)[number]['name'];

/** An entry of the bar: where it leads, unless something before it is still open. */
export type BarEntry = { name: BarName; state: 'done' | 'now' | 'open'; step: ShownStep; isReachable: boolean };

/** The bar of steps: one entry for all that belongs together. */
export function barOf(steps: readonly ShownStep[], now: ShownStep, facts: OrderFacts): BarEntry[] {
  const open = steps.indexOf(firstOpen(steps, facts));
  const entries = GROUPS.map(({ name, steps: own }) => ({
    name,
    own: steps.filter((step) => own.some((one) => one === step)),
  }));
  return entries
    .flatMap(({ name, own }): BarEntry[] => {
      const [step] = own;
      if (!step) return [];
      const isNow = own.includes(now);
      const done = facts.isOrdered || own.every((one) => isDone(one, facts));
      return [{ name, step, state: isNow ? 'now' : done ? 'done' : 'open', isReachable: steps.indexOf(step) <= open }];
    })
    .sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}
