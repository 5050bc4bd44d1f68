import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { EventCards } from '../../../../cards/event-cards';
import { Section, SectionHeading } from '../../../../detail-parts/detail-layout';
import type { EventRow } from '../../../../model/answers/event-row';
import { headingTag } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { type ReachedEnds, stepRow, watchEnds } from './row-ends';

/** The row extends a little below and above, so that shadows of cards are not cut off. */
export const CardRowBox = styled.div`
  min-width: 0;

  .cards {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(84%, 272px);
    margin: -4px 0 -14px;
    padding: 4px 0 18px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
  }
  .cards > * {
    scroll-snap-align: start;
  }
  .card:has(a:focus-visible) {
    outline-offset: -2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .cards {
      scroll-behavior: smooth;
    }
  }
`;

const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;

  > :not(button) {
    flex: 1;
  }
`;

const StepButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: 50%;
  background: var(--portal-color-card);
  color: var(--portal-color-text);
  cursor: pointer;

  &[aria-disabled='true'] {
    border-color: var(--portal-color-line);
    cursor: default;
  }
  &[aria-disabled='true'] > .icon {
    opacity: 0.4;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

type Props = { heading: string; events: readonly EventRow[]; level: number };

/** Renders events in a row that scrolls sideways by touch, keyboard and two buttons; nothing without events. */
export function CardRow({ heading, events, level }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const ends = useEnds(row, events);
  if (events.length === 0) return null;
  return (
    <Section className="only-screen" aria-labelledby={id}>
      <Head>
        <SectionHeading id={id} as={headingTag(level)}>
          {heading}
        </SectionHeading>
        {!(ends.atStart && ends.atEnd) && <StepButtons {...{ ends, row }} />}
      </Head>
      <CardRowBox ref={row}>
        <EventCards events={events} level={level + 1} />
      </CardRowBox>
    </Section>
  );
}

const cardListOf = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('.cards');

function useEnds(row: RefObject<HTMLElement | null>, events: readonly EventRow[]): ReachedEnds {
  const [ends, setEnds] = useState<ReachedEnds>({ atStart: true, atEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other events make another list.
  useEffect(() => {
    const list = cardListOf(row);
    if (!list) return undefined;
    return watchEnds(list, (next) =>
      setEnds((previous) => (previous.atStart === next.atStart && previous.atEnd === next.atEnd ? previous : next)),
    );
  }, [row, events]);
  return ends;
}

/** Renders the two scroll buttons. A button stays at the end of the row, so that it keeps the focus. */
function StepButtons({ ends, row }: { ends: ReachedEnds; row: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  return (
    <>
      <StepButton
        type="button"
        aria-label={t`Vorherige Veranstaltungen`}
        aria-disabled={ends.atStart}
        onClick={() => stepRow(cardListOf(row), -1)}
      >
        <Icon name="previous" />
      </StepButton>
      <StepButton
        type="button"
        aria-label={t`Weitere Veranstaltungen`}
        aria-disabled={ends.atEnd}
        onClick={() => stepRow(cardListOf(row), 1)}
      >
        <Icon name="next" />
      </StepButton>
    </>
  );
}
