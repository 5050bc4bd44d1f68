import type { ComponentType } from 'react';
import { BillingStep } from './billing/billing-step';
import { ContentStep } from './content/content-step';
import { DraftConflict } from './draft-conflict';
import { EventChoiceStep } from './event/event-choice-step';
import { ExistingEventStep } from './event/existing-event-step';
import { NewEventStep } from './event/new-event-step';
import { HoldLine } from './hold-line';
import type { ShownStep } from './order-steps';
import { OverviewStep } from './overview/overview-step';
import { SuccessStep } from './overview/success-step';
import { StartAnew } from './start-anew';
import { WhenStep } from './when/when-step';

/** What the steps ask for behind the choice of a slot. */
const STEPS: Readonly<Record<Exclude<ShownStep, 'medium' | 'channel' | 'slot'>, ComponentType>> = {
  when: WhenStep,
  eventSelection: EventChoiceStep,
  existingEvent: ExistingEventStep,
  newEvent: NewEventStep,
  content: ContentStep,
  billingAddress: BillingStep,
  overview: OverviewStep,
  success: SuccessStep,
};

/** What an order needs once something is chosen. */
export const LATER_PART = { steps: STEPS, StartAnew, DraftConflict, HoldLine };
