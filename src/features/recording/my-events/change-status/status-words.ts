import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventStatus } from '../../../../model/answers/appointment';

/** The labels of the status of an event or a date, for authors. */
export const CHANGE_STATUS_LABELS: Readonly<Record<EventStatus, MessageDescriptor>> = {
  scheduled: msg`Findet statt wie geplant`,
  cancelled: msg`Abgesagt`,
  postponed: msg`Verschoben`,
  moved: msg`Anderer Ort`,
  soldOut: msg`Ausverkauft`,
};

/** The labels of the status of a whole event, which overrides the status of its dates. */
export const WHOLE_EVENT_LABELS: Readonly<Record<Exclude<EventStatus, 'scheduled'>, MessageDescriptor>> = {
  cancelled: msg`Die ganze Veranstaltung ist abgesagt`,
  postponed: msg`Die ganze Veranstaltung ist verschoben`,
  moved: msg`Die ganze Veranstaltung findet an einem anderen Ort statt`,
  soldOut: msg`Die ganze Veranstaltung ist ausverkauft`,
};
