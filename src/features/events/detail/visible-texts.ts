import type { EventDetail } from '../../../model/event-detail';
import type { Settings } from '../../../settings/settings-schema';

type Visibility = Settings['eventDetails'];

/** What the client shows of an event's texts. */
export type VisibleTexts = {
  /** Plain text. */
  short: string[];
  /** HTML still to be cleaned. */
  long: string[];
  freeFields: EventDetail['freeFields'];
};

const filled = (text: string) => text.trim() !== '';

/** Picks the texts that the client lets visitors see (setting `eventDetails`, spec section 3). Empty ones are left out. */
export function visibleTexts(event: EventDetail, settings: Visibility): VisibleTexts {
  const { shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, displayedFreeFields } = settings;
  const short = [shortdesc1, shortdesc2, shortdesc3];
  const long = [longdesc1, longdesc2, longdesc3];
  return {
    short: event.shortDescriptions.filter((text, index) => short[index] && filled(text)),
    long: event.longDescriptions.filter((html, index) => long[index] && filled(html)),
    freeFields: event.freeFields.filter(
      ({ name, value }) => filled(value) && (displayedFreeFields?.includes(name) ?? true),
    ),
  };
}
