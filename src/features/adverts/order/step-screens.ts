import type { ComponentType } from 'react';
import { BillingStep } from './billing/billing-step';
import { ContentStep } from './content/content-step';
import { EventChoiceStep } from './event/event-choice-step';
import { ExistingEventStep } from './event/existing-event-step';
import { NewEventStep } from './event/new-event-step';
import type { ShownStep } from './order-steps';
import { OverviewStep } from './overview/overview-step';
import { SuccessStep } from './overview/success-step';
import { ChannelStep } from './steps/channel-step';
import { MediumStep } from './steps/medium-step';
import { SlotStep } from './steps/slot-step';
import { WhenStep } from './when/when-step';

/** What each step asks for. */
export const STEP_SCREENS: Readonly<Record<ShownStep, ComponentType>> = {
  medium: MediumStep,
  channel: ChannelStep,
  slot: SlotStep,
  when: WhenStep,
  eventSelection: EventChoiceStep,
  existingEvent: ExistingEventStep,
  newEvent: NewEventStep,
  content: ContentStep,
  billingAddress: BillingStep,
  overview: OverviewStep,
  success: SuccessStep,
};
