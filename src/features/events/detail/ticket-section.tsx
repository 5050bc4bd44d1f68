import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { ExtraIcon } from '../../../cards/extra-icon';
import { telHref } from '../../../detail-parts/address-lines';
import { Box, SectionHeading, Soft, SubHeading } from '../../../detail-parts/detail-layout';
import type { EventDetail, TicketAgency } from '../../../model/answers/event-detail';
import { ExternalLink } from '../../../ui/external-link';
import { headingTag } from '../../../ui/heading-tag';
import { type AppointmentGroups, sellsTickets } from './appointment-groups';
import { ticketLinks } from './link-groups';

const Agencies = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;

  li {
    display: grid;
    gap: 2px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  a {
    padding: 4px 0;
  }
`;

type TicketProps = { event: Pick<EventDetail, 'links' | 'ticketAgencies'>; groups: AppointmentGroups };

/** Returns the sellers of tickets; none unless an upcoming date takes place and is not sold out. */
function ticketSellers({ event: { links, ticketAgencies }, groups }: TicketProps) {
  const isOnSale = sellsTickets(groups);
  return { links: isOnSale ? ticketLinks(links) : [], agencies: isOnSale ? ticketAgencies : [] };
}

/** Checks whether tickets are sold. */
export function hasTickets(props: TicketProps): boolean {
  const { links, agencies } = ticketSellers(props);
  return links.length + agencies.length > 0;
}

/** Checks whether a shop sells tickets online. */
export const hasShop = (props: TicketProps): boolean => ticketSellers(props).links.length > 0;

/** Renders the main action of an event with tickets: the online shop, else the way to the sellers in its section. */
export function TicketAction(props: TicketProps) {
  const { t } = useLingui();
  const { root } = usePortal();
  const [link] = ticketSellers(props).links;
  return link ? (
    <ExternalLink href={link.url} className="button">
      <ExtraIcon name="ticket" />
      <span lang="de">{link.text}</span>
    </ExternalLink>
  ) : (
    <button type="button" className="button" onClick={() => showTickets(root)}>
      <ExtraIcon name="ticket" />
      {t({ id: 'lbl_ticket_agencies', message: 'Vorverkaufsstellen' })}
    </button>
  );
}

export const ticketSectionIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-tickets]');

/** Scrolls and focuses the ticket section. */
function showTickets(root: ParentNode) {
  const section = ticketSectionIn(root);
  if (!section) return;
  section.scrollIntoView({ block: 'center' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Renders the sellers of tickets but the shop of the main action. The price is in the head of the event. */
export function TicketSection({ level, ...props }: TicketProps & { level: number }) {
  const { t } = useLingui();
  const { links, agencies } = ticketSellers(props);
  const furtherLinks = links.slice(1);
  if (furtherLinks.length + agencies.length === 0) return null;
  return (
    <Box data-tickets>
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_tickets', message: 'Karten' })}</SectionHeading>
      {furtherLinks.map((link) => (
        <ExternalLink key={link.url} href={link.url} className="button is-quiet">
          <ExtraIcon name="ticket" />
          <span lang="de">{link.text}</span>
        </ExternalLink>
      ))}
      {agencies.length > 0 && <AgencyList agencies={agencies} level={level + 1} />}
    </Box>
  );
}

function AgencyList({ agencies, level }: { agencies: TicketAgency[]; level: number }) {
  const { t } = useLingui();
  return (
    <>
      <SubHeading as={headingTag(level)}>{t({ id: 'lbl_ticket_agencies', message: 'Vorverkaufsstellen' })}</SubHeading>
      <Agencies>
        {agencies.map((agency) => (
          <Agency key={JSON.stringify(agency)} agency={agency} />
        ))}
      </Agencies>
    </>
  );
}

function Agency({ agency: { name, url, phone, street, city } }: { agency: TicketAgency }) {
  const tel = phone && telHref(phone);
  const address = [street, city].filter(Boolean).join(', ');
  return (
    <li>
      <span lang="de">{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</span>
      {address && <Soft lang="de">{address}</Soft>}
      {phone && (tel ? <a href={tel}>{phone}</a> : <span>{phone}</span>)}
    </li>
  );
}
