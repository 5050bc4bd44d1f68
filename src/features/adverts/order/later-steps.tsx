import type { ComponentType } from 'react';
import { BillingStep } from './billing/billing-step';
import { ContentStep } from './content/content-step';
import { DaysStep } from './days/days-step';
import { EventChoiceStep } from './event/event-choice-step';
import { ExistingEventStep } from './event/existing-event-step';
import { NewEventStep } from './event/new-event-step';
import type { ShownStep } from './order-steps';
import { OverviewStep } from './overview/overview-step';
import { SuccessStep } from './overview/success-step';

/** The components of the steps after the choice of a slot. */
export const LATER_STEPS: Readonly<Record<Exclude<ShownStep, 'medium' | 'channel' | 'slot'>, ComponentType>> = {
  when: DaysStep,
  eventSelection: EventChoiceStep,
  existingEvent: ExistingEventStep,
  newEvent: NewEventStep,
  content: ContentStep,
  billingAddress: BillingStep,
  overview: OverviewStep,
  success: SuccessStep,
};
