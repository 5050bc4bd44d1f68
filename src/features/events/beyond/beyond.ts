import { withEventTexts } from '../../../cards/with-event-texts';
import * as others from './other-events';
import * as print from './print-code';
import * as tickets from './ticket-bar';

export const OtherEvents = withEventTexts(others.OtherEvents);
export const PrintCode = withEventTexts(print.PrintCode);
export const TicketBar = withEventTexts(tickets.TicketBar);
