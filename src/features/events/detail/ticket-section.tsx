import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { ExtraIcon } from '../../../cards/extra-icon';
import { formatPrice } from '../../../cards/format-price';
import { telHref } from '../../../detail-parts/address-lines';
import { Box, SectionHeading, Soft, SubHeading } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventDetail, TicketAgency } from '../../../model/answers/event-detail';
import { ExternalLink } from '../../../ui/external-link';
import { headingTag } from '../../../ui/heading-tag';
import { ticketLinks } from './link-groups';

const Price = styled.div`
  display: grid;
  gap: 2px;

  strong {
    font-size: 1.25em;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

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

type Props = {
  event: EventDetail /** True if tickets are sold for an upcoming date. */;
  hasTickets: boolean;
  level: number;
};

/** Renders prices and ticket links. */
export function TicketSection({ event, hasTickets, level }: Props) {
  const { t } = useLingui();
  const amount = formatPrice(event, useTranslation());
  const text = event.price?.text ?? '';
  const links = hasTickets ? ticketLinks(event.links) : [];
  const ticketAgencies = hasTickets ? event.ticketAgencies : [];
  const isForSale = links.length + ticketAgencies.length > 0;
  if (!amount && !text && !isForSale) return null;
  return (
    <Box data-tickets>
      <SectionHeading as={headingTag(level)}>
        {isForSale ? t({ id: 'lbl_tickets', message: 'Karten' }) : t({ id: 'lbl_price', message: 'Preis' })}
      </SectionHeading>
      {(amount || text) && (
        <Price>
          {isForSale && <span className="visually-hidden">{t({ id: 'lbl_price', message: 'Preis' })}: </span>}
          {amount && <strong>{amount}</strong>}
          {text && <Soft lang="de">{text}</Soft>}
        </Price>
      )}
      {links.map((link) => (
        <ExternalLink key={link.url} href={link.url} className="button">
          <ExtraIcon name="ticket" />
          <span lang="de">{link.text}</span>
        </ExternalLink>
      ))}
      {ticketAgencies.length > 0 && <AgencyList agencies={ticketAgencies} level={level + 1} />}
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
