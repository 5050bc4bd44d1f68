import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ClientText } from '../../../app/client-text';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { headingLevelOf } from '../../../ui/heading-tag';
import { DiscardOrder } from './discard-order';
import { DraftConflict } from './draft-conflict';
import { DraftHint } from './draft-hint';
import { EventNeeds } from './event/event-needs';
import { LATER_STEPS } from './later-steps';
import { useOrder } from './order-context';
import type { ShownStep } from './order-steps';
import { PriceBox } from './price-box';
import { StepBar } from './step-bar';
import { STEP_TITLES } from './step-words';
import { ChannelStep } from './steps/channel-step';
import { MediumStep } from './steps/medium-step';
import { SlotStep } from './steps/slot-step';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  @container portal (min-width: 900px) {
    &.has-aside {
      grid-template-columns: minmax(0, 1fr) 320px;
      gap: var(--space-8);
    }
  }
`;

const Box = styled.section`
  /* Its content adapts to its own width. */
  container: portal / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;

  > :is(h2, h3, h4, h5, h6) {
    font-size: var(--text-xl);
    line-height: 1.25;
    text-wrap: balance;
  }
  /* Keeps focused elements clear of the sticky price box. */
  :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-bottom: 140px;
  }
`;

/** The steps of one entry of the progress bar. */
const PLACE_STEPS: readonly ShownStep[] = ['channel', 'slot'];

const Part = styled.small`
  margin-inline-start: 8px;
  color: var(--portal-color-text-soft);
  font-weight: 400;
  font-size: var(--text-s);
  white-space: nowrap;
`;

/** Renders the progress of the order, the current step and the price. */
export function OrderFrame() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { headingLevel } = usePortal();
  const { step, steps, settings, state, facts, person, isPublic, submission } = useOrder();
  // The offers are cards of their own.
  const isOffers = step === 'medium' || step === 'channel' || step === 'slot';
  const part = steps.includes('channel') && steps.includes('slot') ? PLACE_STEPS.indexOf(step) + 1 : 0;
  const { title, info } = settings[step];
  const heading = useFocusOnStep(step);
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  const words = title || _(STEP_TITLES[step]);
  // Without a slot there is no price yet, and the overview has it beside the button to order.
  const hasPrice = facts.slot && !state.ordered && (step !== 'overview' || submission.isUnknown);
  const hasConflict = state.serverDraft !== undefined || state.isClosedElsewhere;
  return (
    <>
      <StepBar />
      {step !== 'overview' && (hasConflict ? <DraftConflict /> : <DraftHint />)}
      <Columns className={hasPrice ? 'has-aside' : undefined}>
        <Box className={isOffers ? undefined : 'box'} aria-label={t`Schritt: ${words}`}>
          <Heading ref={heading} tabIndex={-1}>
            {`${words} `}
            {part > 0 && <Part>{t`${part} von 2`}</Part>}
          </Heading>
          {info && <ClientText html={info} />}
          {!isPublic && step === steps[0] && asksForEvent(steps) && <EventNeeds person={person} />}
          <Step step={step} />
        </Box>
        {hasPrice && <PriceBox />}
      </Columns>
      <DiscardOrder />
    </>
  );
}

const asksForEvent = (steps: readonly ShownStep[]) =>
  steps.some((step) => step === 'eventSelection' || step === 'existingEvent' || step === 'newEvent');

function Step({ step }: { step: ShownStep }) {
  if (step === 'medium') return <MediumStep />;
  if (step === 'channel') return <ChannelStep />;
  if (step === 'slot') return <SlotStep />;
  const LaterStep = LATER_STEPS[step];
  return <LaterStep />;
}

/** Moves the focus to the heading of a new step, as for a new screen. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // After the heading of the screen, which gets the focus at this moment on every change of the address.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, [step]);
  return heading;
}
