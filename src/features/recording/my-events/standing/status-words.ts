import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventStatus } from '../../../../model/appointment';

/** How an event or a date stands, as its organiser chooses it. */
export const STATUS_WORDS: Readonly<Record<EventStatus, MessageDescriptor>> = {
  scheduled: msg`Findet statt wie geplant`,
  cancelled: msg`Abgesagt`,
  postponed: msg`Verschoben`,
  moved: msg`Anderer Ort`,
  soldOut: msg`Ausverkauft`,
};
