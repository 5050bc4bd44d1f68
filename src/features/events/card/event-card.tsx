import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatDistance } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import type { EventRow } from '../../../model/event';
import { Icon } from '../../../ui/icon';
import { appointmentWords, statusWords } from '../appointment-words';
import { isOverToday } from '../is-over-today';
import { CardPicture } from './card-picture';

/** Where a card leads: `route` for a screen of ours, else another page of the host. */
export type CardLink = { href: string; route?: string | undefined };

type Props = {
  event: EventRow;
  speech: Speech;
  link: CardLink;
  /** Base address for pictures. */
  host: string;
  /** 'h3' below a list whose heading is 'h2'. */
  Heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Pictures of the first cards are asked for at once. */
  isFirst: boolean;
  isFavourite: boolean;
  onToggleFavourite?: ((id: string) => void) | undefined;
};

/**
 * One event in a list. Without hooks: React and the loader's first painter both draw it.
 */
export function EventCard({ event, speech, link, host, Heading, isFirst, isFavourite, onToggleFavourite }: Props) {
  const { say } = speech;
  const { id, title, rubric } = event;
  const isOver = isOverToday(event.appointment, speech.today);
  return (
    <article className={event.status === 'cancelled' ? 'card is-off' : isOver ? 'card is-over' : 'card'} part="card">
      <CardPicture event={event} host={host} isFirst={isFirst} />
      <DateBlock event={event} speech={speech} />
      <div className="card-body">
        <span className="card-rubric">{rubric.name}</span>
        <Heading className="card-title" part="card-title">
          <a href={link.href} data-route={link.route} part="card-link">
            {title}
          </a>
        </Heading>
        <span className="card-meta">{metaWords(event, speech)}</span>
        <Badges {...{ event, speech, isOver }} />
      </div>
      <button
        type="button"
        className="card-heart"
        aria-pressed={isFavourite}
        aria-label={say(msg`${title} merken`)}
        onClick={onToggleFavourite && (() => onToggleFavourite(id))}
      >
        <Icon name="heart" isFilled={isFavourite} />
      </button>
    </article>
  );
}

/** The day beside the picture; read as part of the line below the title, so hidden from assistive technology. */
function DateBlock({ event: { appointment }, speech: { locale, today } }: Pick<Props, 'event' | 'speech'>) {
  const day = appointment.endDate && appointment.date < today ? today : appointment.date;
  return (
    <div className="card-date" aria-hidden="true">
      {formatDay(day, locale, 'weekday')}
      <b>{formatDay(day, locale, 'date')}</b>
      {formatDay(day, locale, 'month')}
    </div>
  );
}

/** 'Heute, 19:30 Uhr · Stadthalle Reutlingen · 3,1 km' */
function metaWords({ appointment, location, distanceMetres }: EventRow, speech: Speech): string {
  const parts = [
    appointmentWords(appointment, speech),
    location?.name,
    location && !location.name.includes(location.community.name) && location.community.name,
    distanceMetres === 0 && speech.say(msg`vor Ort`),
    distanceMetres && formatDistance(distanceMetres, speech.locale),
  ];
  // The dot stays with the word before it, so that no line begins with it.
  return parts.filter(Boolean).join('\u00a0· ');
}

function Badges({ event, speech, isOver }: Pick<Props, 'event' | 'speech'> & { isOver: boolean }) {
  const { say } = speech;
  const status = statusWords(event.status, event.newDate ?? event.appointment.newDate, speech);
  const { date, endDate } = event.appointment;
  const others = event.appointmentCount - 1;
  return (
    <div className="badges">
      {status && <span className={`badge is-${event.status}`}>{status}</span>}
      {(endDate ?? date) < speech.today && <span className="badge">{say(msg`Vorbei`)}</span>}
      {isOver && !status && <span className="badge">{say(msg`beendet`)}</span>}
      {event.isFree && <span className="badge is-highlight">{say(msg`Eintritt frei`)}</span>}
      {event.isNew && <span className="badge is-highlight">{say(msg`Neu`)}</span>}
      {others > 0 && (
        <span className="badge">
          {say(msg`${plural(others, { one: 'und # weiterer Termin', other: 'und # weitere Termine' })}`)}
        </span>
      )}
    </div>
  );
}
