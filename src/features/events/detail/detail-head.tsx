import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { eventStatusLabel, formatAppointment } from '../../../cards/appointment-words';
import { formatPrice } from '../../../cards/price-words';
import { addressLines } from '../../../detail-parts/address-lines';
import {
  Actions,
  CalendarPlaceholder,
  DetailHeadBox,
  Meta,
  RubricLine,
  Title,
} from '../../../detail-parts/detail-head-layout';
import { ShareButton } from '../../../detail-parts/share-button';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventDetail } from '../../../model/answers/event-detail';
import { effectiveDateOf } from '../../../model/effective-date';
import { rubricText } from '../../../model/rubric-text';
import { textIn } from '../../../model/text-in';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { WhenLoaded } from '../../../ui/lazy-part';
import { RubricIcon } from '../../../ui/rubric-icon';
import { type AppointmentGroups, datesThatCount } from './appointment-groups';
import { FavouriteButton } from './favourite-button';

/** The lazy calendar export of an event's dates. */
export const eventCalendar = lazyModule(async () => (await import('../calendar/event-calendar')).EventCalendar);

type Props = { event: EventDetail; groups: AppointmentGroups; isPreview?: boolean };
type BadgedEvent = Pick<EventDetail, 'price' | 'isFree' | 'isForChildren' | 'isBarrierFree' | 'isNew' | 'title_en'>;

/** Renders title, time and place at a glance, and the actions for visitors. */
export function DetailHead({ event, groups, isPreview }: Props) {
  const { headingLevel } = usePortal();
  const { locale } = useTranslation();
  const { rubrics } = event;
  const title = textIn(locale, event.title, event.title_en);
  const next = useNext({ event, groups });
  const dates = groups.upcoming.filter((date) => effectiveDateOf(date).takesPlace);
  return (
    <DetailHeadBox>
      <RubricLine>
        {rubrics.map(({ id, icon, ...rubric }) => (
          <li key={id}>
            <RubricIcon name={icon} size={18} />
            <span {...rubricText(rubric, locale)} />
          </li>
        ))}
      </RubricLine>
      <Title as={headingTag(headingLevel)} tabIndex={-1} part="heading" {...title} />
      <WhenAndWhere {...next} />
      <Badges event={event} />
      <Actions inert={isPreview}>
        <FavouriteButton eventId={event.id} />
        <ShareButton
          title={title.children}
          text={next.takesPlace ? [next.when, next.where || next.whereWords].filter(Boolean).join(', ') : next.news}
        />
        {!isPreview && dates.length > 0 && (
          <WhenLoaded part={eventCalendar} {...{ event, dates }} fallback={<CalendarPlaceholder />} />
        )}
      </Actions>
    </DetailHeadBox>
  );
}

/** Returns the current time and place of the next date. */
function useNext({ event: { location }, groups }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const dates = datesThatCount(groups);
  const [next] = dates;
  const { now, takesPlace = true, isElsewhere } = next ? effectiveDateOf(next) : {};
  const { name = '' } = location ? addressLines(location) : {};
  const town = location?.community.name ?? '';
  const planned = name.includes(town) ? name : [name, town].filter(Boolean).join(', ');
  return {
    when: now && formatAppointment(now, translation),
    news: next ? eventStatusLabel(next.status, translation) : '',
    takesPlace,
    others: takesPlace && groups.upcoming.length > 0 ? dates.length - 1 : 0,
    where: isElsewhere ? now?.newLocation : planned,
    whereWords: isElsewhere && !now?.newLocation ? t`Ort noch offen` : '',
  };
}

function WhenAndWhere({ when, takesPlace, others, where, whereWords }: Omit<ReturnType<typeof useNext>, 'news'>) {
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
      {(where || whereWords) && (
        <li>
          <Icon name="place" />
          {whereWords || <span lang="de">{where}</span>}
        </li>
      )}
    </Meta>
  );
}

/** Renders the badges: price, new, for children, accessible, German only. */
export function Badges({ event }: { event: BadgedEvent }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { isFree, isForChildren, isBarrierFree, isNew } = event;
  const badges: [words: string | false | undefined, isHighlight?: boolean][] = [
    [formatPrice(event, translation), isFree],
    [isNew && t`Neu`, true],
    [isForChildren && t`Für Kinder`],
    [isBarrierFree && t`Barrierefrei`],
    [translation.locale === 'en' && !event.title_en && t`Nur auf Deutsch`],
  ];
  const shown = badges.filter(([words]) => words);
  if (shown.length === 0) return null;
  return (
    <div className="badges">
      {shown.map(([words, isHighlight]) => (
        <span key={String(words)} className={isHighlight ? 'badge is-highlight' : 'badge'}>
          {words}
        </span>
      ))}
    </div>
  );
}
