import { describe, expect, it } from 'vitest';
import {
  barOf,
  eventChoiceOf,
  firstOpen,
  type OrderFacts,
  type OrderStep,
  publicFirst,
  publicStepFor,
  type ShownStep,
  stepAt,
  stepFor,
  stepPathOf,
  stepsOf,
} from '../../../../../src/features/adverts/order/order-steps';
import { advertSteps } from '../../../../../src/settings/advert-settings';
import { itForAll } from '../../../../support/it-for-all';

const NOTHING: OrderFacts = {
  ...{ medium: false, channel: false, slot: false, dates: false, choice: undefined, event: false },
  ...{ content: false, billing: false, isOrdered: false },
};
const ALL: OrderFacts = {
  ...{ medium: true, channel: true, slot: true, dates: true, choice: 'existing', event: true },
  ...{ content: true, billing: true, isOrdered: false },
};
const EXISTING = stepsOf(advertSteps, 'existing');

describe('the steps that need no account', () => {
  it('come first, in their sequence', () => {
    expect(publicFirst(['billingAddress', 'when', 'overview', 'slot'])).toEqual([
      'when',
      'slot',
      'billingAddress',
      'overview',
    ]);
  });

  itForAll<[ShownStep | undefined, Partial<OrderFacts>, ShownStep]>([
    [undefined, NOTHING, 'medium'],
    ['slot', NOTHING, 'medium'],
    ['medium', ALL, 'medium'],
    // What comes behind the days is no step of somebody without an account.
    [undefined, ALL, 'when'],
    ['content', ALL, 'when'],
    ['success', ALL, 'when'],
  ])('%s leads to the public steps', (wanted, facts, step) => {
    expect(publicStepFor(wanted, EXISTING, { ...ALL, ...facts })).toBe(step);
  });

  it('may be none', () => expect(publicStepFor('content', ['content', 'overview'], NOTHING)).toBeUndefined());
});

describe('the steps of an order', () => {
  itForAll<[OrderStep[], OrderFacts['choice'], string]>([
    [[...advertSteps], undefined, 'medium channel slot when eventSelection content billingAddress'],
    [[...advertSteps], 'existing', 'medium channel slot when eventSelection existingEvent content billingAddress'],
    [[...advertSteps], 'new', 'medium channel slot when eventSelection newEvent content billingAddress'],
    [['slot', 'when', 'content'], undefined, 'slot when content'],
    // What nobody is asked is decided by what is there.
    [['slot', 'existingEvent', 'newEvent'], undefined, 'slot existingEvent'],
    [['slot', 'newEvent'], undefined, 'slot newEvent'],
    // Another sequence, but nothing before what it needs.
    [['billingAddress', 'when', 'slot', 'medium'], undefined, 'billingAddress medium slot when'],
    [['content', 'existingEvent', 'eventSelection', 'slot'], 'existing', 'eventSelection existingEvent slot content'],
    [['medium', 'medium', 'overview', 'showAdverts', 'success'], undefined, 'medium'],
    [[], undefined, ''],
  ])('%j, %s: %s', (configured, choice, expected) => {
    const end = ['overview', 'success'];
    expect(stepsOf(configured, choice)).toEqual([...expected.split(' ').filter(Boolean), ...end]);
  });

  itForAll<[Partial<OrderFacts>, ShownStep]>([
    [{ medium: false, slot: false }, 'medium'],
    [{ channel: false }, 'channel'],
    [{ slot: false }, 'slot'],
    [{ dates: false }, 'when'],
    [{ choice: undefined }, 'eventSelection'],
    [{ event: false }, 'existingEvent'],
    [{ content: false }, 'content'],
    [{ billing: false, content: false }, 'content'],
    [{ billing: false }, 'billingAddress'],
    [{}, 'overview'],
  ])('without %j the first open one is %s', (missing, expected) => {
    expect(firstOpen(EXISTING, { ...ALL, ...missing })).toBe(expected);
  });
});

describe('the step that an address shows', () => {
  itForAll<[ShownStep | undefined, OrderFacts, ShownStep]>([
    ['medium', ALL, 'medium'],
    ['content', ALL, 'content'],
    ['overview', ALL, 'overview'],
    ['overview', NOTHING, 'medium'],
    ['content', { ...ALL, dates: false }, 'when'],
    [undefined, ALL, 'overview'],
    [undefined, NOTHING, 'medium'],
    // The other way to an event was chosen.
    ['newEvent', ALL, 'overview'],
    ['success', ALL, 'overview'],
    ['medium', { ...NOTHING, isOrdered: true }, 'success'],
    ['overview', { ...ALL, isOrdered: true }, 'success'],
  ])('%s', (wanted, facts, expected) => {
    expect(stepFor(wanted, EXISTING, facts)).toBe(expected);
  });

  it('has an end of its own for each step', () => {
    for (const step of stepsOf(advertSteps, 'new')) expect(stepAt(stepPathOf(step))).toBe(step);
    expect(stepAt('event/list')).toBe('existingEvent');
    expect(stepAt('nowhere')).toBeUndefined();
    expect(stepAt('')).toBeUndefined();
  });
});

it('the source of an event is selected only if there is a choice', () => {
  expect(eventChoiceOf(advertSteps, 'new')).toBe('new');
  expect(eventChoiceOf(['newEvent'], 'existing')).toBe('new');
  expect(eventChoiceOf(['slot'], 'existing')).toBeUndefined();
});

it('the progress bar groups related steps, and links to reached ones', () => {
  const facts = { ...ALL, event: false, content: false };
  expect(barOf(EXISTING, 'existingEvent', facts)).toEqual([
    { name: 'medium', step: 'medium', state: 'done', isReachable: true },
    { name: 'place', step: 'channel', state: 'done', isReachable: true },
    { name: 'when', step: 'when', state: 'done', isReachable: true },
    { name: 'event', step: 'eventSelection', state: 'now', isReachable: true },
    { name: 'content', step: 'content', state: 'open', isReachable: false },
    { name: 'billing', step: 'billingAddress', state: 'done', isReachable: false },
    { name: 'overview', step: 'overview', state: 'open', isReachable: false },
  ]);
});
