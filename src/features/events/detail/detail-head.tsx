import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventDetail } from '../../../model/event-detail';
import { usePortal } from '../../../portal/portal';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { appointmentWords } from '../appointment-words';
import { addressLines } from './address-lines';
import { type AppointmentGroups, daysNow, takesPlace } from './appointment-groups';
import { Actions, Head, Meta, Rubrics, Title } from './detail-head-layout';
import { FavouriteButton } from './favourite-button';
import { ShareButton } from './share-button';

type Props = { event: EventDetail; groups: AppointmentGroups };

/** What, when and where at a glance, and what one can do with the event. */
export function DetailHead({ event, groups }: Props) {
  const { headingLevel } = usePortal();
  const { title, rubrics } = event;
  return (
    <Head>
      <Rubrics>
        {rubrics.map(({ id, name, icon }) => (
          <li key={id}>
            <Icon name={icon} size={18} />
            {name}
          </li>
        ))}
      </Rubrics>
      <Title as={headingTag(headingLevel)} tabIndex={-1} part="heading">
        {title}
      </Title>
      <WhenAndWhere event={event} groups={groups} />
      <Badges event={event} />
      <Actions>
        <FavouriteButton eventId={event.id} />
        <ShareButton title={title} />
      </Actions>
    </Head>
  );
}

function WhenAndWhere({ event: { location }, groups: { upcoming, past } }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const comes = upcoming.filter(takesPlace);
  const next = comes[0] ?? upcoming[0] ?? past[0];
  const others = comes.length - 1;
  const lines = location && addressLines(location);
  return (
    <Meta>
      {next && (
        <li>
          <Icon name="calendar" />
          <span>
            {takesPlace(next) ? (
              appointmentWords({ ...next, ...daysNow(next) }, speech)
            ) : (
              <s>{appointmentWords(next, speech)}</s>
            )}
            {others === 1 && ` ${t`und ein weiterer Termin`}`}
            {others > 1 && ` ${t`und ${others} weitere Termine`}`}
          </span>
        </li>
      )}
      {lines && (
        <li>
          <Icon name="place" />
          <span>{[...new Set([lines.name, location.community.name])].filter(Boolean).join(', ')}</span>
        </li>
      )}
    </Meta>
  );
}

function Badges({ event: { isFree, isForChildren, isBarrierFree, isNew } }: { event: EventDetail }) {
  const { t } = useLingui();
  const badges = [
    isFree && { words: t`Eintritt frei`, className: 'badge is-highlight' },
    isNew && { words: t`Neu`, className: 'badge is-highlight' },
    isForChildren && { words: t`Für Kinder`, className: 'badge' },
    isBarrierFree && { words: t`Barrierefrei`, className: 'badge' },
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <div className="badges">
      {badges.map(({ words, className }) => (
        <span key={words} className={className}>
          {words}
        </span>
      ))}
    </div>
  );
}
