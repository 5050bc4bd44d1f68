import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventDetail } from '../../../model/event-detail';
import { rubricText } from '../../../model/rubric-text';
import { standingOf } from '../../../model/standing';
import { usePortal } from '../../../portal/portal';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { appointmentWords, statusWords } from '../appointment-words';
import { priceWords } from '../price-words';
import { addressLines } from './address-lines';
import { type AppointmentGroups, datesThatCount } from './appointment-groups';
import { Actions, Head, Meta, Rubrics, Title } from './detail-head-layout';
import { FavouriteButton } from './favourite-button';
import { ShareButton } from './share-button';

type Props = { event: EventDetail; groups: AppointmentGroups };

/** What, when and where at a glance, and what visitors can do with the event. */
export function DetailHead({ event, groups }: Props) {
  const { headingLevel } = usePortal();
  const { locale } = useSpeech();
  const { title, rubrics } = event;
  const next = useNext({ event, groups });
  return (
    <Head>
      <Rubrics>
        {rubrics.map(({ id, icon, ...rubric }) => (
          <li key={id}>
            <Icon name={icon} size={18} />
            <span {...rubricText(rubric, locale)} />
          </li>
        ))}
      </Rubrics>
      <Title as={headingTag(headingLevel)} tabIndex={-1} part="heading" lang="de">
        {title}
      </Title>
      <WhenAndWhere {...next} />
      <Badges event={event} />
      <Actions>
        <FavouriteButton eventId={event.id} />
        <ShareButton
          title={title}
          text={next.takesPlace ? [next.when, next.where].filter(Boolean).join(', ') : next.news}
        />
      </Actions>
    </Head>
  );
}

/** What counts of the next date: where and when it takes place now. */
function useNext({ event: { location }, groups }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const dates = datesThatCount(groups);
  const [next] = dates;
  const { now, takesPlace = true, isElsewhere } = next ? standingOf(next) : {};
  const planned = location && [...new Set([addressLines(location).name, location.community.name])].filter(Boolean);
  return {
    when: now && appointmentWords(now, speech),
    news: next ? statusWords(next.status, speech) : '',
    takesPlace,
    others: takesPlace && groups.upcoming.length > 0 ? dates.length - 1 : 0,
    where: isElsewhere ? (now?.newLocation ?? t`Ort noch offen`) : planned?.join(', '),
  };
}

function WhenAndWhere({ when, takesPlace, others, where }: Omit<ReturnType<typeof useNext>, 'news'>) {
  const { t } = useLingui();
  return (
    <Meta>
      {when && (
        <li>
          <Icon name="calendar" />
          <span>
            {takesPlace ? when : <s>{when}</s>}
            {others === 1 && ` ${t`und ein weiterer Termin`}`}
            {others > 1 && ` ${t`und ${others} weitere Termine`}`}
          </span>
        </li>
      )}
      {where && (
        <li>
          <Icon name="place" />
          <span>{where}</span>
        </li>
      )}
    </Meta>
  );
}

function Badges({ event }: { event: EventDetail }) {
  const { t } = useLingui();
  const { isFree, isForChildren, isBarrierFree, isNew } = event;
  const price = priceWords(event, useSpeech());
  const badges = [
    price && { words: price, className: isFree ? 'badge is-highlight' : 'badge' },
    isNew && { words: t`Neu`, className: 'badge is-highlight' },
    isForChildren && { words: t`Für Kinder`, className: 'badge' },
    isBarrierFree && { words: t`Barrierefrei`, className: 'badge' },
  ].filter((badge) => typeof badge === 'object');
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
