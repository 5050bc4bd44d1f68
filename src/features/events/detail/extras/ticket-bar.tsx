import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { ExtraIcon } from '../../../../cards/extra-icon';
import { formatAppointment } from '../../../../cards/format-appointment';
import { formatPrice } from '../../../../cards/format-price';
import { Soft } from '../../../../detail-parts/detail-layout';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventDetail } from '../../../../model/answers/event-detail';
import { effectiveDateOf } from '../../../../model/effective-date';
import { ExternalLink } from '../../../../ui/external-link';
import { type AppointmentGroups, relevantDates, sellsTickets } from '../appointment-groups';
import { ticketLinks } from '../link-groups';

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
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`;

const TicketFacts = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.3;

  > * {
    overflow-wrap: anywhere;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { event: EventDetail; groups: AppointmentGroups };

/** Renders price and tickets within reach of a thumb while the ticket section is out of view. */
export function TicketBar({ event, groups }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { root } = usePortal();
  const links = sellsTickets(groups) ? ticketLinks(event.links) : [];
  const isForSale = links.length > 0 || (sellsTickets(groups) && event.ticketAgencies.length > 0);
  const isSectionInView = useIsSectionInView(root, isForSale);
  const [next] = relevantDates(groups);
  if (!isForSale) return null;

  const [link, ...otherLinks] = links;
  const isOnlyLink = link && otherLinks.length + event.ticketAgencies.length === 0;
  const label = t({ id: 'lbl_tickets', message: 'Karten' });
  return (
    <Bar data-away={isSectionInView || undefined} data-ticket-bar>
      <TicketFacts>
        <strong>{formatPrice(event, translation)}</strong>
        {next && <Soft>{formatAppointment(effectiveDateOf(next).now, translation)}</Soft>}
      </TicketFacts>
      {isOnlyLink ? (
        <ExternalLink href={link.url} className="button">
          <ExtraIcon name="ticket" />
          {label}
        </ExternalLink>
      ) : (
        <button type="button" className="button" onClick={() => showTickets(root)}>
          <ExtraIcon name="ticket" />
          {label}
        </button>
      )}
    </Bar>
  );
}

const ticketSectionIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-tickets]');

/** Scrolls and focuses the ticket section. */
function showTickets(root: ParentNode) {
  const section = ticketSectionIn(root);
  if (!section) return;
  section.scrollIntoView({ block: 'center' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
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
  return isInView;
}
