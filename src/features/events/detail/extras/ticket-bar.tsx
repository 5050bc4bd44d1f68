import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { formatPrice } from '../../../../cards/format-price';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventDetail } from '../../../../model/answers/event-detail';
import type { AppointmentGroups } from '../appointment-groups';
import { hasShop, hasTickets, TicketAction, ticketSectionIn } from '../ticket-section';

/**
 * Sticks to the lower edge of the viewport, or of the visible part of a tall frame, while the event extends further
 * down. It reserves its own room behind the texts, so that it covers none of them for good.
 */
const Bar = styled.div`
  display: none;

  @container portal (max-width: 859.98px) {
    display: flex;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom, 0px));
    border-radius: var(--portal-radius) var(--portal-radius) 0 0;
    background: var(--portal-color-card);
    box-shadow: 0 -1px 0 var(--portal-color-line), 0 -4px 18px rgb(16 32 48 / 0.12);
  }
  /* In a low window, as at 400 % zoom, it would leave no room for the event. */
  @media (min-height: 480px) {
    position: sticky;
    z-index: 1;
    bottom: var(--portal-hidden-below, 0px);
  }
  &[data-away] {
    visibility: hidden;
  }
  .button {
    min-width: 0;
    padding-inline: 16px;
  }
  @container portal (max-width: 399.98px) {
    .button > .icon {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`;

const Price = styled.strong`
  min-width: 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

type Props = { event: EventDetail; groups: AppointmentGroups };

/** Renders price and tickets within reach of a thumb; the way to the ticket section while that is out of view. */
export function TicketBar({ event, groups }: Props) {
  const translation = useTranslation();
  const { root } = usePortal();
  const isForSale = hasTickets({ event, groups });
  // The section has the sellers that the bar leads to, but not the shop.
  const isSectionInView = useIsSectionInView(root, isForSale && !hasShop({ event, groups }));
  if (!isForSale) return null;
  return (
    <Bar data-away={isSectionInView || undefined} data-ticket-bar>
      <Price>{formatPrice(event, translation)}</Price>
      <TicketAction {...{ event, groups }} />
    </Bar>
  );
}

/** Returns whether the ticket section is in view. */
function useIsSectionInView(root: ParentNode, isEnabled: boolean): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const section = ticketSectionIn(root);
    if (!section || !isEnabled) return undefined;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(section);
    return () => observer.disconnect();
  }, [root, isEnabled]);
  return isEnabled && isInView;
}
