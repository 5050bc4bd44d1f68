import type { Locale } from '../i18n/locale';
import type { EventDetail } from '../model/answers/event-detail';
import { type TextIn, textIn } from '../model/text-in';
import type { Settings } from '../settings/settings-schema';

/** The texts of an event that the client shows, each in the reader's language if it exists. */
export type VisibleTexts = {
  title: TextIn;
  /** Plain texts. */
  short: TextIn[];
  /** HTML that is not sanitized yet. */
  long: TextIn[];
  freeFields: EventDetail['freeFields'];
};

const isFilled = (text: string) => text.trim() !== '';

/** Selects the texts that the client shows (setting `eventDetails`, spec section 3), without empty ones. */
export function visibleTexts(event: EventDetail, settings: Settings['eventDetails'], locale: Locale): VisibleTexts {
  const { shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, displayedFreeFields } = settings;
  const { descriptions, englishDescriptions } = event;
  const isShown = { short: [shortdesc1, shortdesc2, shortdesc3], long: [longdesc1, longdesc2, longdesc3] };
  const textsOf = (kind: 'short' | 'long') =>
    descriptions[kind]
      .map((text, index) => textIn(locale, text, englishDescriptions[kind][index]))
      .filter(({ children }, index) => isShown[kind][index] && isFilled(children));
  return {
    title: textIn(locale, event.title, event.title_en),
    short: textsOf('short'),
    long: textsOf('long'),
    freeFields: event.freeFields.filter(
      ({ name, value }) => isFilled(value) && (displayedFreeFields?.includes(name) ?? true),
    ),
  };
}
