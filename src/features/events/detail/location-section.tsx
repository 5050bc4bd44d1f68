import { useLingui } from '@lingui/react/macro';
import { formatRelativeDay } from '../../../cards/format-appointment';
import { addressLines } from '../../../detail-parts/address-lines';
import { AddressSection, Directions } from '../../../detail-parts/address-section';
import { Box, SectionHeading, Soft } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import { headingTag } from '../../../ui/heading-tag';
import type { EventLocation } from './event-locations';

type Props = {
  eventLocation: EventLocation;
  level: number;
  /** True if the event is cancelled. */
  isOff: boolean;
};

/** Renders the current location. Of a new location often only the name is present. */
export function LocationSection({ eventLocation, level, isOff }: Props) {
  const { t } = useLingui();
  const { address, name } = eventLocation;
  const heading = t({ id: 'lbl_location', message: 'Veranstaltungsort' });
  const note = <Note eventLocation={eventLocation} />;
  if (address) return <AddressSection {...{ heading, address, level, note, isOff }} hasDirections />;
  return (
    <Box>
      <SectionHeading as={headingTag(level)}>{heading}</SectionHeading>
      {name ? <strong lang="de">{name}</strong> : <strong>{t`Der neue Ort steht noch nicht fest.`}</strong>}
      {note}
      {name && <Directions target={name} isOff={isOff} />}
    </Box>
  );
}

/** Renders the days of this location and the planned location that it replaces. */
function Note({ eventLocation: { days, formerLocation } }: { eventLocation: EventLocation }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const dates = [...new Set(days)].map((day) => formatRelativeDay(day, translation, true)).join('; ');
  return (
    <>
      {dates && <Soft>{t`Nur: ${dates}`}</Soft>}
      {formerLocation && (
        <Soft>
          {t`bisher:`} <s lang="de">{addressLines(formerLocation).name}</s>
        </Soft>
      )}
    </>
  );
}
