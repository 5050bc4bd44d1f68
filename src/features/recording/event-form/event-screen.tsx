import type { EmbeddedEventFormProps } from '../../../app/embedded-event-form';
import { prepareRichText } from '../../../ui/rich-text';
import { embeddedRecordForm, recordScreen } from '../record-form/record-screen';
import { eventForm } from './event-form-kind';

// The client's help texts may be formatted, so their sanitizer loads in parallel with the event.
void prepareRichText();

/** Renders the form of an own event (spec section 2, "/secure/events/eventRecording"). */
export const EventScreen = recordScreen(eventForm);

/** Renders the same form embedded in another screen, such as the order of an advert. */
const EmbeddedForm = embeddedRecordForm(eventForm);
export const EmbeddedEvent = ({ eventId, ...callbacks }: EmbeddedEventFormProps) => (
  <EmbeddedForm id={eventId} {...callbacks} />
);
