import { useLingui } from '@lingui/react/macro';
import { callUrl } from '../../../api/call-url';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { formatAppointment } from '../../../cards/format-appointment';
import type { EventsInput } from '../../../cards/list-input';
import { listLinks } from '../../../cards/list-links';
import { WithEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventRow } from '../../../model/answers/event-row';
import { effectiveDateOf } from '../../../model/effective-date';
import { textIn } from '../../../model/text-in';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import { Panel } from '../../../ui/panel/panel';
import css from './card-menu.css?inline';
import { OutLink } from './out-link';
import { WEB_CALENDARS, type WebDate } from './web-calendars';

const adoptMenuStyles = (list: Element | null) => adoptStyleText(list, css);

type Props = { event: EventRow; opener(): HTMLElement | null; onClose(): void };

/** Renders the panel that exports the date of a card, or the whole event, to a calendar. */
export const CardMenu = (props: Props) => (
  <WithEventTexts>
    <Menu {...props} />
  </WithEventTexts>
);

/** Formats a location on one line, as calendars look it up. */
function formatLocation({ location }: EventRow): string {
  if (!location) return '';
  const { name, zip } = location.community;
  return [location.name, [zip, name].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function Menu({ event, opener, onClose }: Props) {
  const { t } = useLingui();
  const { client, router, input } = usePortal<EventsInput>();
  const translation = useTranslation();
  const hasFeeds = useHas()('feeds');
  const { now, isElsewhere } = effectiveDateOf(event.appointment);
  const { href } = listLinks(router.hrefOf, translation.locale, input.detailUrl).toEvent(event.id);
  const fileHref = (query: { date?: string }) =>
    callUrl(client.host, `events/${encodeURIComponent(event.id)}.ics`, { ...query, lang: translation.locale });
  const webDate: WebDate = {
    title: textIn(translation.locale, event.title, event.title_en).children,
    location: isElsewhere ? (now.newLocation ?? '') : formatLocation(event),
    text: new URL(href, window.location.href).href,
    date: now,
  };
  return (
    <Panel label={t`In meinen Kalender`} className="card-menu" {...{ opener, onClose }}>
      <p>{formatAppointment(now, translation)}</p>
      <ul ref={adoptMenuStyles}>
        {hasFeeds && (
          <li>
            <OutLink href={fileHref({ date: now.id })}>{t`Kalenderdatei (.ics)`}</OutLink>
          </li>
        )}
        {WEB_CALENDARS.map(({ name, href: hrefOf }) => (
          <li key={name}>
            <OutLink href={hrefOf(webDate)}>
              <span lang="en">{name}</span>
            </OutLink>
          </li>
        ))}
        {hasFeeds && event.appointmentCount > 1 && (
          <li>
            <OutLink href={fileHref({})}>{t`Alle Termine in einer Kalenderdatei (.ics)`}</OutLink>
          </li>
        )}
      </ul>
    </Panel>
  );
}
