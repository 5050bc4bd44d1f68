import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { useQuery } from '../../../app/use-query';
import { formatAppointment } from '../../../cards/format-appointment';
import type { EventsInput } from '../../../cards/list-input';
import { listLinks } from '../../../cards/list-links';
import { useTranslation } from '../../../i18n/use-translation';
import { effectiveDateOf } from '../../../model/effective-date';
import { textIn } from '../../../model/text-in';
import { Notice } from '../../../ui/notice';
import { type AppointmentGroups, isOverForToday, relevantDates } from './appointment-groups';
import { relatedEventsOf } from './extras/find-related-events';
import { useSimilarEvents } from './use-similar-events';

/** Reserves the height of a title and a date, so that nothing moves when the next event is loaded. */
const Next = styled.span`
  display: block;
  min-height: 3lh;

  @container portal (min-width: 480px) {
    min-height: 2lh;
  }
  @container portal (min-width: 860px) {
    min-height: 1lh;
  }
`;

/** Renders a note that no date is left, and a link to the next similar event. */
export function OverBanner({ eventId }: { eventId: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="neutral" icon="clock" title={t`Diese Veranstaltung ist vorbei`}>
      <NextSimilar eventId={eventId} />
    </Notice>
  );
}

/** Renders the link to the next event of the promoter, else to a similar one, if the backend can tell. */
export const NextSimilar = (props: { eventId: string }) => useHas()('similar') && <NextLink {...props} />;

/** Renders the link, and keeps its room while it loads. */
function NextLink({ eventId }: { eventId: string }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { router, input } = usePortal<EventsInput>();
  const similar = useSimilarEvents(eventId);
  const related = useQuery(relatedEventsOf(eventId), { quiet: true });
  const ofPromoter = related.value?.promoter.find(({ appointment }) => effectiveDateOf(appointment).takesPlace);
  const isLoading = related.step === 'loading' || similar === undefined;
  const next = ofPromoter ?? (isLoading ? undefined : similar[0]);
  const link = next && listLinks(router.hrefOf, translation.locale, input.detailUrl).toEvent(next.id);
  if (!next) return isLoading && <Next />;
  return (
    <Next>
      {ofPromoter ? t`Vom selben Veranstalter:` : t`Ähnlich:`}{' '}
      <a href={link?.href} data-route={link?.route} {...textIn(translation.locale, next.title, next.title_en)} />
      {`, ${formatAppointment(effectiveDateOf(next.appointment).now, translation, true)}`}
    </Next>
  );
}

/** Renders a note that today's date is over, with the next date. */
export function NextDateBanner({ groups }: { groups: AppointmentGroups }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const [next] = relevantDates(groups);
  if (!next || !isOverForToday(groups, translation.today)) return null;
  const when = formatAppointment(effectiveDateOf(next).now, translation, true);
  return (
    <Notice kind="neutral" icon="clock" title={t`Der Termin von heute ist vorbei`}>
      <span>{t`Der nächste: ${when}`}</span>
    </Notice>
  );
}
