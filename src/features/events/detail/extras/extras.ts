import { withEventTexts } from '../../../../cards/with-event-texts';
import * as print from './print-code';
import * as others from './related-events';
import * as tickets from './ticket-bar';

export const RelatedEventsWithTexts = withEventTexts(others.RelatedEvents);
export const PrintCodeWithTexts = withEventTexts(print.PrintCode);
export const TicketBarWithTexts = withEventTexts(tickets.TicketBar);
