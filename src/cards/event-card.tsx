/** @jsxImportSource #view */
import { msg, plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Translation } from '../i18n/translation';
import type { EventRow } from '../model/answers/event-row';
import { type EffectiveDate, effectiveDateOf } from '../model/effective-date';
import { rubricText } from '../model/rubric-text';
import { type TextIn, textIn } from '../model/text-in';
import { Badge } from '../ui/badge';
import { PainterIcon } from '../ui/painter-icon';
import { anchorOf, type CardLink } from './card-link';
import { CardPicture } from './card-picture';
import { DateTile } from './date-tile';
import {
  distanceLabel,
  EVENT_TONES,
  eventStatusLabel,
  formatAppointment,
  formatAppointmentDays,
  SEPARATOR,
} from './format-appointment';
import { formatPrice } from './format-price';

type Props = {
  event: EventRow;
  translation: Translation;
  link: CardLink;
  /** The base address of pictures. */
  host: string;
  /** The tag of the card's heading: 'h3' below a list whose heading is 'h2'. */
  Heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** True for the first cards, whose pictures load eagerly. */
  isFirst: boolean;
  isFavourite: boolean;
  /** The substitute for a missing or loading picture. */
  cover?: ReactNode;
  onToggleFavourite?: ((id: string) => void) | undefined;
};

/** Renders one event in a list. It has no hooks: React and the loader's painter both draw it. */
export function EventCard({
  event,
  translation,
  link,
  host,
  Heading,
  isFirst,
  cover,
  isFavourite,
  onToggleFavourite,
}: Props) {
  const { _, locale } = translation;
  const { id, rubric } = event;
  const title = textIn(locale, event.title, event.title_en);
  const effectiveDate = effectiveDateOf(event.appointment);
  const { now } = effectiveDate;
  return (
    <article
      className={now.status === 'cancelled' ? 'card is-cancelled' : now.isOver ? 'card is-over' : 'card'}
      part="card"
    >
      <CardPicture {...{ event, host, isFirst, cover }} />
      {/* Read as part of the line below the title. */}
      <div className="card-date" aria-hidden="true">
        <DateTile appointment={now} translation={translation} />
      </div>
      <div className="card-body">
        <div className="card-top">
          <span className="card-rubric" {...rubricText(rubric, locale)} />
          <Badges {...{ event, translation, effectiveDate }} />
        </div>
        <Heading className="card-title" part="card-title">
          <a {...anchorOf(link)} part="card-link" {...title} />
        </Heading>
        <span className="card-meta">
          <When {...{ event, translation, effectiveDate }} />
          <Where {...{ event, translation, effectiveDate }} />
          <OtherDates {...{ event, translation }} />
        </span>
        {now.status !== 'cancelled' && <Price {...{ event, translation }} />}
      </div>
      <button
        type="button"
        className="card-heart"
        aria-pressed={isFavourite}
        onClick={onToggleFavourite && (() => onToggleFavourite(id))}
      >
        <PainterIcon name="heart" isFilled={isFavourite} />
        <FavouriteLabel {...{ _, title }} />
      </button>
    </article>
  );
}

/** Renders the label of the favourite button as text, since an `aria-label` cannot mark the title's language. */
function FavouriteLabel({ _, title: name }: { _: Translation['_']; title: TextIn }) {
  const title = '\n';
  const [before, after] = _(msg`${title} merken`).split(title);
  return (
    <span className="visually-hidden">
      {before}
      <span {...name} />
      {after}
    </span>
  );
}

type SectionProps = Pick<Props, 'event' | 'translation'> & { effectiveDate: EffectiveDate };

/** Renders the date, 'Heute, 19:30 Uhr', and the former date that no longer holds. */
function When({
  event: { appointment },
  translation,
  effectiveDate: { now, takesPlace, isRescheduled },
}: SectionProps) {
  if (!takesPlace) return <s>{formatAppointment(appointment, translation)}</s>;
  return (
    <>
      {formatAppointment(now, translation)}
      {isRescheduled && (
        <FormerValue translation={translation} former={formatAppointmentDays(appointment, translation)} />
      )}
    </>
  );
}

/** Renders the location, 'Stadthalle, Reutlingen · 3,1 km', and the former location that no longer holds. */
function Where({
  event: { location, distanceMetres },
  translation,
  effectiveDate: { now, isElsewhere },
}: SectionProps) {
  const { _ } = translation;
  const { name = '', community } = location ?? {};
  const plannedLocation = community && !name.includes(community.name) ? `${name}, ${community.name}` : name;
  const currentLocation = isElsewhere ? now.newLocation : plannedLocation;
  const isNear = distanceMetres !== undefined && currentLocation;
  return (
    <>
      {currentLocation ? (
        <>
          {SEPARATOR}
          <span lang="de">{currentLocation}</span>
        </>
      ) : (
        isElsewhere && SEPARATOR + _(msg`Ort noch offen`)
      )}
      {isElsewhere && location && <FormerValue translation={translation} former={name} lang="de" />}
      {isNear && SEPARATOR + distanceLabel(distanceMetres, translation)}
    </>
  );
}

/** Renders a former value, struck through. */
function FormerValue({
  translation: { _ },
  former,
  lang,
}: Pick<Props, 'translation'> & { former: string; lang?: string }) {
  return (
    <>
      {` ${_(msg`statt`)} `}
      <s lang={lang}>{former}</s>
    </>
  );
}

/** Renders the number of further dates on a line of its own. */
function OtherDates({ event, translation: { _ } }: Pick<Props, 'event' | 'translation'>) {
  const others = event.appointmentCount - 1;
  if (others < 1) return null;
  return (
    <span className="card-others">
      {_(msg`${plural(others, { one: 'und # weiterer Termin', other: 'und # weitere Termine' })}`)}
    </span>
  );
}

/** Renders the state of the date. */
function Badges({ event, translation, effectiveDate: { now } }: SectionProps) {
  const { _ } = translation;
  const status = eventStatusLabel(now.status, translation);
  if (!status && !now.isOver && !event.isNew) return null;
  return (
    <span className="badges">
      {status && <Badge tone={EVENT_TONES[now.status]}>{status}</Badge>}
      {now.isOver && <Badge>{_(msg`Vorbei`)}</Badge>}
      {event.isNew && <span className="badge is-highlight">{_(msg`Neu`)}</span>}
    </span>
  );
}

/** Renders the price, the last line of a card. */
function Price({ event, translation }: Pick<Props, 'event' | 'translation'>) {
  const price = formatPrice(event, translation);
  return (
    <span className="card-price">{event.isFree ? <span className="badge is-highlight">{price}</span> : price}</span>
  );
}
