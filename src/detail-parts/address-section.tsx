import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ExtraIcon } from '../cards/extra-icon';
import { lazyModule } from '../lib/lazy-module';
import type { Address } from '../model/answers/address';
import { ExternalLink } from '../ui/external-link';
import { headingTag } from '../ui/heading-tag';
import { WhenLoaded } from '../ui/lazy-part';
import { addressLines, directionsHref, directionsTarget, mailHref, telHref } from './address-lines';
import { Box, Section, SectionHeading, SubHeading } from './detail-layout';
import { PlaceMap } from './place-map/place-map';

/** The lazy links to public transport. */
const transitLinks = lazyModule(async () => (await import('./transit-links')).TransitLinks);

const Lines = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Contacts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 16px;
  align-items: center;

  dt {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
  dd {
    display: flex;
    align-items: center;
    min-height: 36px;
    overflow-wrap: anywhere;
  }
  dd a {
    padding: 8px 0;
  }
  /* Beside its label an address would break into several lines. */
  .aside & {
    grid-template-columns: minmax(0, 1fr);

    dt + dd {
      margin-top: -6px;
    }
  }
  @media print {
    dd {
      min-height: 0;
    }
    dd a {
      padding: 0;
    }
  }
`;

type Props = {
  heading: string;
  address: Address;
  level: number;
  hasDirections?: boolean;
  /** True if nobody goes there any more: the directions are plain links. */
  isOff?: boolean;
  /** True for a plain section beside something more important. */
  isQuiet?: boolean;
  note?: ReactNode;
};

/** Renders a location or an organisation: name, address, contact. */
export function AddressSection({
  heading,
  address,
  level,
  hasDirections = false,
  isOff = false,
  isQuiet = false,
  note,
}: Props) {
  const { t } = useLingui();
  const { name, extension, street, town } = addressLines(address);
  const target = hasDirections ? directionsTarget(address) : undefined;
  const [Frame, Heading] = isQuiet ? [Section, SubHeading] : [Box, SectionHeading];
  return (
    <Frame>
      <Heading as={headingTag(level)}>{heading}</Heading>
      <Lines>
        <strong lang="de">{name}</strong>
        {extension && <span lang="de">{extension}</span>}
        {street && (
          <span>
            <span className="visually-hidden">{t({ id: 'lbl_street', message: 'Straße' })}: </span>
            <span lang="de">{street}</span>
          </span>
        )}
        {town && <span lang="de">{town}</span>}
        {note}
      </Lines>
      <ContactList address={address} />
      {target && <Directions {...{ target, isOff }} />}
      {hasDirections && address.position && <PlaceMap position={address.position} />}
    </Frame>
  );
}

/** Reserves the height of the lazy links. */
const TransitPlaceholder = styled.div`
  min-height: 44px;
`;

/** Renders links to directions on other sites. @param target address or coordinates for a map */
export function Directions({ target, isOff }: { target: string; isOff: boolean }) {
  const { t } = useLingui();
  return (
    <div className="only-screen">
      <ExternalLink href={directionsHref(target)} className={isOff ? undefined : 'button is-quiet'}>
        {!isOff && <ExtraIcon name="route" />}
        {t({ id: 'lbl_directions', message: 'Route planen' })}
      </ExternalLink>
      <TransitPlaceholder>
        <WhenLoaded part={transitLinks} target={target} />
      </TransitPlaceholder>
    </div>
  );
}

function ContactList({ address: { phone, mobile, fax, email, url } }: { address: Address }) {
  const { t } = useLingui();
  const rows: [label: string, value: ReactNode][] = [
    [t({ id: 'lbl_phone', message: 'Telefon' }), phone && <ContactLink href={telHref(phone)}>{phone}</ContactLink>],
    [t({ id: 'lbl_mobile', message: 'Mobil' }), mobile && <ContactLink href={telHref(mobile)}>{mobile}</ContactLink>],
    [t({ id: 'lbl_fax', message: 'Fax' }), fax],
    [t({ id: 'lbl_email', message: 'E-Mail' }), email && <ContactLink href={mailHref(email)}>{email}</ContactLink>],
    [t({ id: 'lbl_url', message: 'Website' }), url && <ExternalLink href={url}>{siteName(url)}</ExternalLink>],
  ];
  const filledRows = rows.filter(([, value]) => value);
  if (filledRows.length === 0) return null;
  return (
    <Contacts>
      {filledRows.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
    </Contacts>
  );
}

/** Renders a phone number or address as a link; text if it cannot be dialled. */
function ContactLink({ href, children }: { href: string | undefined; children: string }) {
  return href ? <a href={href}>{children}</a> : <span>{children}</span>;
}

/** Returns the site name: 'https://www.stadthalle.example/' is 'stadthalle.example'. */
const siteName = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
