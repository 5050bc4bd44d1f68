import { msg } from '@lingui/core/macro';
import { eventStatusLabel, formatAppointment } from '../cards/format-appointment';
import { formatPrice } from '../cards/format-price';
import { addressLines } from '../detail-parts/address-lines';
import type { VisibleTexts } from '../detail-parts/visible-texts';
import type { Translation } from '../i18n/translation';
import { plainText } from '../lib/plain-text';
import type { Appointment } from '../model/answers/appointment';
import type { EventDetail } from '../model/answers/event-detail';
import { effectiveDateOf } from '../model/effective-date';
import { pictureUrl } from '../model/picture-url';
import { headingLevelOf } from '../ui/heading-tag';

/* The content of an element before its script has loaded: plain HTML without classes, styled by the page. */

/** One entry of a list. */
export type LightItem = { href: string; title: string; lang: string /** Date and location. */; summary: string };

/** Renders a list of links. */
export const LightList = ({ items }: { items: readonly LightItem[] }) => (
  <ul>
    {items.map(({ href, title, lang, summary }) => (
      <li key={href}>
        <a href={href} lang={lang}>
          {title}
        </a>
        {summary && `, ${summary}`}
      </li>
    ))}
  </ul>
);

/** Renders the link to another page of a list. */
export const LightMore = ({ href, translation: { _ } }: { href: string; translation: Translation }) => (
  <p>
    <a href={href}>{_(msg`Weitere Veranstaltungen`)}</a>
  </p>
);

const MAX_DATES = 20;
const PICTURE_WIDTH = 640;

type Props = {
  event: EventDetail;
  texts: VisibleTexts;
  /** The upcoming dates, or the last one. */
  dates: readonly Appointment[];
  host: string;
  /** The level of the title. */
  level: number;
  translation: Translation;
};

/** Renders one event. */
export function LightEvent({ event, texts, dates, host, level, translation }: Props) {
  const { _ } = translation;
  const { children: title, lang } = texts.title;
  const Title = `h${headingLevelOf(level)}` as const;
  const Heading = `h${headingLevelOf(level + 1)}` as const;
  const [picture] = event.pictures;
  const { location, promoter } = event;
  const price = formatPrice(event, translation);
  return (
    <article>
      <Title lang={lang}>{title}</Title>
      <Heading>{_(msg({ id: 'lbl_appointments', message: 'Termine' }))}</Heading>
      <ul>
        {dates.slice(0, MAX_DATES).map((appointment) => (
          <li key={appointment.id}>{formatDate(appointment, translation)}</li>
        ))}
      </ul>
      {location && (
        <>
          <Heading>{_(msg({ id: 'lbl_location', message: 'Veranstaltungsort' }))}</Heading>
          <p lang="de">{placeLabel(location)}</p>
        </>
      )}
      {price && <p>{price}</p>}
      {picture && (
        <p>
          <img src={pictureUrl(host, picture, PICTURE_WIDTH)} alt={picture.alt} width="640" loading="lazy" />
        </p>
      )}
      {texts.short.map(({ children, lang: textLang }) => (
        <p key={children} lang={textLang}>
          {children}
        </p>
      ))}
      {texts.long.map(({ children, lang: textLang }) => (
        <p key={children} lang={textLang}>
          {plainText(children)}
        </p>
      ))}
      {event.links.length > 0 && (
        <ul>
          {event.links.map(({ url, text }) => (
            <li key={url}>
              <a href={url} lang="de">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {promoter && (
        <>
          <Heading>{_(msg({ id: 'lbl_promoter', message: 'Veranstalter' }))}</Heading>
          <p lang="de">{placeLabel(promoter)}</p>
        </>
      )}
    </article>
  );
}

/** Formats a date: '21. Nov., 19:30 Uhr (Abgesagt)'. */
function formatDate(appointment: Appointment, translation: Translation): string {
  const { now } = effectiveDateOf(appointment);
  const status = eventStatusLabel(now.status, translation);
  return status ? `${formatAppointment(now, translation)} (${status})` : formatAppointment(now, translation);
}

/** Formats an address on one line. */
export function placeLabel(address: NonNullable<EventDetail['location']>): string {
  const { name, extension, street, town } = addressLines(address);
  return [name, extension, street, town].filter(Boolean).join(', ');
}
