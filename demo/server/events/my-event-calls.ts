import { EventCheckPayload, EventPayload } from '../../../src/model/payloads/event-payload';
import { accountOf } from '../accounts/tokens';
import { ownerOf } from '../media/upload-medium';
import type { PersonOptions } from '../persons/options';
import { payloadOf, readableOf } from '../platform/http/body';
import { type Call, privateAnswer } from '../platform/http/calls';
import { OWN_ORDERS } from '../records/own-list';
import { MAX_RECORD_SIZE, recordCalls } from '../records/record-calls';
import { eventType } from './event-type';
import { findDuplicates } from './find-duplicates';
import { findOwnEvents, PUBLISH_STATUS_FILTERS } from './find-own-events';

/**
 * Lists the calls GET and POST my/events, GET, PUT and DELETE my/events/{id}, DELETE my/events/{id}/changes, POST
 * my/events/{id}/copy, restore and handover, my/events/check, GET my/events/{id}/members.
 */
export const myEventCalls = (options: PersonOptions): Call[] => [
  ...recordCalls(options, {
    path: 'my/events',
    recordType: eventType,
    read: (context) => readableOf(context, EventPayload, MAX_RECORD_SIZE),
    find: (parameters, page, owner) => {
      const filter = {
        ...page,
        id: parameters.text('id', 100),
        publishStatus: parameters.choice('status', PUBLISH_STATUS_FILTERS),
        order: parameters.choice('sort', OWN_ORDERS) ?? 'updated',
      } as const;
      return (from, now) => findOwnEvents(from, owner, filter, now);
    },
  }),
  {
    method: 'POST',
    path: 'my/events/check',
    prepare: async (context) => {
      const owner = ownerOf(await accountOf(context, options));
      const sent = await payloadOf(context, EventCheckPayload);
      return async (transaction) =>
        privateAnswer(context, await findDuplicates(transaction, owner, sent, options.now()));
    },
  },
];
