import type { EventWriterProps } from '../../../portal/event-writer';
import { prepareRichText } from '../../../ui/rich-text';
import { placesSection } from '../record-form/places/places-section-lazy';
import { recordInside, recordScreen } from '../record-form/record-screen';
import { datesSection } from './dates/dates-section-lazy';
import { eventForm } from './event-form-kind';
import { eventRules } from './event-rules-lazy';
import { filingSection } from './filing/filing-section-lazy';
import { textsSection } from './texts-part/texts-section-lazy';

// The client's help may be formatted: its cleaner is fetched beside the event, not after it. So are the sections that
// are open from the start; what cannot be fetched is asked for again where it stands.
void prepareRichText();
void Promise.allSettled(
  [eventRules, textsSection, datesSection, placesSection, filingSection].map((part) => part.load()),
);

/** The form of an own event (spec section 2, "/secure/events/eventRecording"). */
export const EventScreen = recordScreen(eventForm);

/** The same inside another screen, as in the order of an advert. */
const Inside = recordInside(eventForm);
export const EventInside = ({ eventId, ...heard }: EventWriterProps) => <Inside id={eventId} {...heard} />;
