import { withEventTexts } from '../../../../cards/with-event-texts';
import * as print from './print-code';
import * as others from './related-events';
import * as tickets from './ticket-bar';

export const RelatedEvents = withEventTexts(others.RelatedEvents);
export const PrintCode = withEventTexts(print.PrintCode);
export const TicketBar = withEventTexts(tickets.TicketBar);
