import type { EventDetail } from '../../../../../src/model/answers/event-detail';
import { toEventDetail } from '../../../../../src/model/answers/event-detail';
import { anAppointment, anEventAnswer } from '../../../../support/event-answers';

type Answer = Record<string, unknown>;

/** A whole event that differs from the ordinary one in what is given. */
export const anEvent = (given: Answer = {}): EventDetail => toEventDetail(anEventAnswer(given));

/** An event with these dates. */
export const anEventOn = (...appointments: Answer[]): EventDetail =>
  anEvent({ appointments: appointments.map((given, index) => anAppointment({ id: `a${index}`, ...given })) });
