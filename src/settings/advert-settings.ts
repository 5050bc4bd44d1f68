import { clientText, group, list, oneOf } from './setting-kinds';

/** The steps of an order in their standard sequence (spec section 2). */
export const advertSteps = [
  'medium',
  'channel',
  'slot',
  'when',
  'eventSelection',
  'existingEvent',
  'newEvent',
  'content',
  'billingAddress',
  'overview',
  'success',
  'showAdverts',
] as const;

const step = group({
  /** Title of the step. Default none (the built-in one). Section 2. */
  title: clientText(),
  /** Text above the step, HTML. Default none. Section 2. */
  info: clientText(),
});

/** The order wizard: its steps with their titles and texts. */
export const advertSettings = group({
  /** Steps of an order, in sequence. Default all twelve. Section 2. */
  steps: list(oneOf(advertSteps), advertSteps),
  medium: step,
  channel: step,
  slot: step,
  when: step,
  eventSelection: step,
  existingEvent: step,
  newEvent: step,
  content: step,
  billingAddress: step,
  overview: step,
  success: step,
  showAdverts: step,
});
