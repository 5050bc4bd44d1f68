import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { WithEventTexts } from '../cards/with-event-texts';
import { ExternalLink } from '../ui/external-link';
import { directionsHref } from './address-lines';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: 0.87em;
  list-style: none;

  a {
    display: inline-block;
    padding: 11px 0;
  }
`;

/**
 * Returns a link to directions by public transport, in the documented form of Google Maps. openstreetmap.org has none.
 */
const transitHref = (target: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: target, travelmode: 'transit' })}`;

type Props = { /** An address or coordinates for a map. */ target: string };

/** Renders plain links to directions other than by car, on other sites. */
export const TransitLinks = (props: Props) => (
  <WithEventTexts>
    <Links {...props} />
  </WithEventTexts>
);

function Links({ target }: Props) {
  const { t } = useLingui();
  const links = [
    [t`Zu Fuß`, directionsHref(target, { engine: 'fossgis_osrm_foot' })],
    [t`Mit dem Rad`, directionsHref(target, { engine: 'fossgis_osrm_bike' })],
    [t`Mit Bus und Bahn`, transitHref(target)],
  ] as const;
  return (
    <List>
      {links.map(([label, href]) => (
        <li key={href}>
          <ExternalLink href={href}>{label}</ExternalLink>
        </li>
      ))}
    </List>
  );
}
