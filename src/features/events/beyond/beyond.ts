import { beyondPart } from './beyond-part';
import * as others from './other-events';
import * as print from './print-code';
import * as tickets from './ticket-bar';

export const OtherEvents = beyondPart(others.OtherEvents);
export const PrintCode = beyondPart(print.PrintCode);
export const TicketBar = beyondPart(tickets.TicketBar);
