import { useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { eventStatusLabel, formatAppointment } from '../../../cards/format-appointment';
import type { EventsInput } from '../../../cards/list-input';
import { listLinks } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import { addDays, todayInBerlin } from '../../../lib/days';
import { deviceStorage } from '../../../lib/storage';
import type { EventRow } from '../../../model/answers/event-row';
import { effectiveDateOf } from '../../../model/effective-date';
import { MAX_IDS } from '../../../model/event-filter';
import { textIn } from '../../../model/text-in';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import { findEvents } from '../api';
import { dateKey, dismissedDates, dismissReminders } from './dismissed-reminders';
import css from './reminder.css?inline';

/** The maximum number of shown events. More would be a list, which stands above. */
const MAX_SHOWN = 3;

type Props = { /** Ids of events that were favourites when the page loaded. */ ids: readonly string[] };

/** Renders favourites of today and tomorrow until the visitor dismisses them. */
export function Reminder({ ids }: Props) {
  const { t } = useLingui();
  const { client, router, input } = usePortal<EventsInput>();
  const translation = useTranslation();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const imminent = useImminentFavourites(ids);
  const [isHidden, setHidden] = useState(false);
  const shown = isHidden ? NO_EVENTS : imminent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box exists only while there are events to show.
  useLayoutEffect(() => adoptStyleText(box.current, css), [shown]);
  if (shown.length === 0) return null;
  const links = listLinks(router.hrefOf, translation.locale, input.detailUrl);

  function hide() {
    dismissReminders(client.host, shown, todayInBerlin(client.session.now()), deviceStorage);
    setHidden(true);
  }

  return (
    <aside ref={box} className="reminder" aria-labelledby={titleId}>
      <strong id={titleId}>{t`Aus Ihrer Merkliste`}</strong>
      <ul>
        {shown.map((event) => {
          const { href, route } = links.toEvent(event.id);
          const { children: title, lang } = textIn(translation.locale, event.title, event.title_en);
          return (
            <li key={event.id}>
              <span>{formatReminder(event, translation)}</span>
              <a href={href} data-route={route} lang={lang}>
                {title}
              </a>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button is-quiet" onClick={hide}>
        {t`Ausblenden`}
      </button>
    </aside>
  );
}

/** Formats a reminder: 'Morgen, 19:30 Uhr' or 'Morgen, 19:30 Uhr · Abgesagt'. */
function formatReminder({ appointment }: EventRow, translation: Translation): string {
  const { now } = effectiveDateOf(appointment);
  return [formatAppointment(now, translation), eventStatusLabel(now.status, translation)].filter(Boolean).join(' · ');
}

/** Returns favourites that begin today or tomorrow and were not dismissed. */
function useImminentFavourites(ids: readonly string[]): readonly EventRow[] {
  const { client } = usePortal();
  async function load(signal: AbortSignal) {
    const today = todayInBerlin(client.session.now());
    const tomorrow = addDays(today, 1);
    const query = { ids: ids.slice(-MAX_IDS).join(','), from: today, to: tomorrow, pageSize: MAX_IDS };
    const { events } = await findEvents(client, query, signal);
    const dismissed = dismissedDates(client.host, deviceStorage);
    // An event that began days ago needs no reminder.
    const isImminent = ({ date }: { date: string }) => date === today || date === tomorrow;
    const isDue = (event: EventRow) =>
      isImminent(effectiveDateOf(event.appointment).now) && !dismissed.has(dateKey(event));
    return events.filter(isDue).slice(0, MAX_SHOWN);
  }
  // The visitor did not request this, so a failure stays silent.
  return useQuery({ key: ['near', ...ids], load }, { quiet: true }).value ?? NO_EVENTS;
}

const NO_EVENTS: readonly EventRow[] = [];
