import type { EmbeddedEventFormProps } from '../../../app/embedded-event-form';
import { prepareRichText } from '../../../ui/rich-text';
import { recordInside, recordScreen } from '../record-form/record-screen';
import { eventForm } from './event-form-kind';

// The client's help may be formatted: its cleaner is fetched beside the event, not after it.
void prepareRichText();

/** The form of an own event (spec section 2, "/secure/events/eventRecording"). */
export const EventScreen = recordScreen(eventForm);

/** The same inside another screen, as in the order of an advert. */
const Inside = recordInside(eventForm);
export const EventInside = ({ eventId, ...heard }: EmbeddedEventFormProps) => <Inside id={eventId} {...heard} />;
