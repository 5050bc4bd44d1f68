import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { WithEventTexts } from '../cards/with-event-texts';
import { ExternalLink } from '../ui/external-link';
import { directionsTo } from './address-lines';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  list-style: none;

  a {
    display: inline-block;
    padding: 10px 0;
  }
`;

/**
 * Returns a link to directions by public transport, in the documented form of Google Maps. openstreetmap.org has none.
 */
const transitTo = (to: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to, travelmode: 'transit' })}`;

type Props = { /** An address or coordinates for a map. */ to: string };

/** Renders plain links to directions other than by car, on other sites. */
export const TransitLinks = (props: Props) => (
  <WithEventTexts>
    <Ways {...props} />
  </WithEventTexts>
);

function Ways({ to }: Props) {
  const { t } = useLingui();
  const ways = [
    [t`Zu Fuß`, directionsTo(to, { engine: 'fossgis_osrm_foot' })],
    [t`Mit dem Rad`, directionsTo(to, { engine: 'fossgis_osrm_bike' })],
    [t`Mit Bus und Bahn`, transitTo(to)],
  ] as const;
  return (
    <List>
      {ways.map(([words, href]) => (
        <li key={href}>
          <ExternalLink href={href}>{words}</ExternalLink>
        </li>
      ))}
    </List>
  );
}
