import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { standingOf } from '../../../model/standing';
import { usePortal } from '../../../portal/portal';
import { Notice } from '../../../ui/notice';
import { appointmentWords } from '../appointment-words';
import type { EventsInput } from '../list/list-input';
import { listLinks } from '../list/list-links';
import { type AppointmentGroups, datesThatCount, isOverForToday } from './appointment-groups';
import { useSimilarEvents } from './use-similar-events';

/** Says that nothing more is to come, and leads to the next event of the kind. */
export function OverBanner({ eventId }: { eventId: string }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { router, input } = usePortal<EventsInput>();
  const similar = useSimilarEvents(eventId);
  const next = similar?.[0];
  const link = next && listLinks(router.hrefOf, speech.locale, input.detailUrl).toEvent(next.id);
  return (
    <Notice kind="info" title={t`Diese Veranstaltung ist vorbei`}>
      {next && (
        <span>
          {t`Als Nächstes:`}{' '}
          <a href={link?.href} data-route={link?.route}>
            {next.title}
          </a>
          {`, ${appointmentWords(standingOf(next.appointment).now, speech)}`}
        </span>
      )}
      {/* The line is there from the beginning, so that nothing moves when the event is known. */}
      {similar === undefined && <span>&nbsp;</span>}
    </Notice>
  );
}

/** Says that today's date is over, and which is the next. */
export function NextDateBanner({ groups }: { groups: AppointmentGroups }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const [next] = datesThatCount(groups);
  if (!next || !isOverForToday(groups, speech.today)) return null;
  const when = appointmentWords(standingOf(next).now, speech);
  return (
    <Notice kind="info" title={t`Der Termin von heute ist vorbei`}>
      <span>{t`Der nächste: ${when}`}</span>
    </Notice>
  );
}
