import { formatAppointment } from '../cards/format-appointment';
import { visibleTexts } from '../detail-parts/visible-texts';
import { groupAppointments } from '../features/events/detail/appointment-groups';
import { eventJsonLd } from '../features/events/detail/json-ld';
import type { Translation } from '../i18n/translation';
import { type EventDetail, toEventDetail } from '../model/answers/event-detail';
import { effectiveDateOf } from '../model/effective-date';
import { localeOfPath, withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { routeNameOf } from '../routing/route-table';
import { toSettings } from '../settings/to-settings';
import { type Drawn, descriptionOf } from './drawn';
import { LightEvent, placeLabel } from './light-views';
import { absolute } from './links-of';
import { type ElementContext, loadPageTranslation } from './page-context';
import { htmlOf, newOwnStyles } from './to-html';

/**
 * Draws one event.
 *
 * @param route route with its language, as in '/en/events/7'
 * @returns undefined if it cannot be loaded or read
 */
export async function drawEvent(context: ElementContext, id: string, route: string): Promise<Drawn | undefined> {
  const { locale } = localeOfPath(route);
  const { site, host, input } = context;
  const [pageTranslation, result] = await Promise.all([
    loadPageTranslation(context, locale),
    // The same path as the client script's call, so that a cache in front of the server serves both.
    site.fetchResult(`${host}/api/events/${encodeURIComponent(id)}`, 0),
  ]);
  if (!pageTranslation) return undefined;
  const alternates = { de: withLocale(route, 'de'), en: withLocale(route, 'en') };
  if (!('body' in result)) {
    if (result.failed !== 'missing') return undefined;
    return { route, light: '', head: { title: '', client: '', description: '', alternates, isMissing: true } };
  }
  const event = toEventDetail(result.body.data);
  const { translation } = pageTranslation;
  const { settings } = toSettings(...pageTranslation.layers);
  const texts = visibleTexts(event, settings.eventDetails, locale);
  const nowMs = site.now();
  const { upcoming, past } = groupAppointments(event.appointments, nowMs);
  const dates = upcoming.length > 0 ? upcoming : past.slice(0, 1);
  const level = typeof input.headingLevel === 'number' ? input.headingLevel : 2;
  const url = context.pathBase === undefined ? context.page.url : absolute(context, context.hrefOf(route));
  return {
    route,
    light: htmlOf(<LightEvent {...{ event, texts, dates, host, level, translation }} />, newOwnStyles()),
    jsonLd: eventJsonLd({ event, host, url, nowMs, texts, _: translation._ }),
    head: {
      title: texts.title.children,
      client: pageTranslation.settings.name,
      description: descriptionOf(texts, factsOf(event, dates, translation)),
      alternates,
    },
  };
}

/** Formats time and location, as a fallback for a description. */
function factsOf({ location }: EventDetail, dates: EventDetail['appointments'], translation: Translation): string {
  const [next] = dates;
  const when = next ? formatAppointment(effectiveDateOf(next).now, translation) : '';
  return [when, location && placeLabel(location)].filter(Boolean).join(', ');
}

/** Returns the event id in a route. */
export const idInRoute = (path: string): string | undefined => {
  const encoded = routeNameOf(path) === 'event' ? path.split('/')[2] : undefined;
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** Returns the route of an event in a language. */
export const eventRoute = (id: string, locale: 'de' | 'en'): string => withLocale(paths.event(id), locale);
