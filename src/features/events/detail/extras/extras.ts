import { withEventTexts } from '../../../../cards/with-event-texts';
import * as printCode from './print-code';
import * as relatedEvents from './related-events';
import * as ticketBar from './ticket-bar';

export const RelatedEventsWithTexts = withEventTexts(relatedEvents.RelatedEvents);
export const PrintButtonWithTexts = withEventTexts(printCode.PrintButton);
export const PrintCodeWithTexts = withEventTexts(printCode.PrintCode);
export const TicketBarWithTexts = withEventTexts(ticketBar.TicketBar);
