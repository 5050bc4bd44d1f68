import type { Context } from 'hono';
import { EventCheckPayload, EventPayload } from '../../../src/model/payloads/event-payload';
import { accountOf } from '../accounts/tokens';
import type { AppEnv, AppOptions } from '../app-options';
import type { Queryable } from '../database';
import { copyEvent, prepareCopy } from '../events/copy-event';
import { deleteEvent, restoreEvent } from '../events/delete-event';
import { withSafeTexts } from '../events/event-input';
import { findDuplicates } from '../events/find-duplicates';
import { findOwnEvents, OWN_ORDERS, STANDINGS } from '../events/find-own-events';
import { loadOwnEvent } from '../events/own-event';
import { loadRecordingRules } from '../events/recording-rules';
import { changeEvent, createEvent, type EventSave } from '../events/save-event';
import { payloadOf, readableOf } from '../http/body';
import { type Call, privateAnswer, queryOf } from '../http/calls';
import { parametersOf, textIdOf } from '../http/parameters';
import { tagOf, versionsOf } from '../http/versions';
import type { Owner } from '../media/media-rows';
import { ownerOf } from '../media/upload-medium';

const PAGE_SIZE = 24;
/** Six long texts in two languages and 500 dates. */
const LARGEST_EVENT = 500_000;

const idIn = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');

/** GET and POST my/events, GET, PUT and DELETE my/events/{id}, POST my/events/{id}/copy and restore, my/events/check. */
export function myEventCalls(options: AppOptions): Call[] {
  const { database, now } = options;
  const ownerIn = async (context: Context<AppEnv>) => ownerOf(await accountOf(context, options));

  async function answer(context: Context<AppEnv>, from: Queryable, owner: Owner, id: string, status: 200 | 201 = 200) {
    const { data, version } = await loadOwnEvent(from, owner, id, now());
    context.header('ETag', tagOf(id, version));
    return privateAnswer(context, data, status);
  }

  async function saveOf(context: Context<AppEnv>): Promise<EventSave> {
    const owner = await ownerIn(context);
    const rules = await loadRecordingRules(database, owner.client);
    const { sent, problems } = await readableOf(context, EventPayload, LARGEST_EVENT);
    return { owner, sent: withSafeTexts(sent, rules), problems, rules };
  }

  return [
    {
      path: 'my/events',
      answer: async (context) => {
        const owner = await ownerIn(context);
        const parameters = parametersOf(queryOf(context));
        const filter = {
          search: parameters.text('q', 100)?.trim() ?? '',
          standing: parameters.choice('status', STANDINGS),
          order: parameters.choice('sort', OWN_ORDERS) ?? 'updated',
          page: parameters.integer('page', 1, 10_000) ?? 1,
          pageSize: parameters.integer('pageSize', 1, 100) ?? PAGE_SIZE,
        };
        parameters.check();
        const { data, meta } = await findOwnEvents(database, owner, filter, now());
        return privateAnswer(context, data, 200, meta);
      },
    },
    {
      method: 'POST',
      path: 'my/events',
      repeatable: true,
      prepare: async (context) => {
        const save = await saveOf(context);
        return async (transaction) =>
          answer(context, transaction, save.owner, await createEvent(transaction, save, now()), 201);
      },
    },
    {
      method: 'POST',
      path: 'my/events/check',
      prepare: async (context) => {
        const owner = await ownerIn(context);
        const sent = await payloadOf(context, EventCheckPayload);
        return async (transaction) => privateAnswer(context, await findDuplicates(transaction, owner, sent, now()));
      },
    },
    {
      path: 'my/events/:id',
      answer: async (context) => answer(context, database, await ownerIn(context), idIn(context)),
    },
    {
      method: 'PUT',
      path: 'my/events/:id',
      repeatable: true,
      prepare: async (context) => {
        const id = idIn(context);
        const save = await saveOf(context);
        const versions = versionsOf(context);
        return async (transaction) => {
          await changeEvent(transaction, { ...save, id, versions }, now());
          return answer(context, transaction, save.owner, id);
        };
      },
    },
    {
      method: 'DELETE',
      path: 'my/events/:id',
      repeatable: true,
      prepare: async (context) => {
        const owner = await ownerIn(context);
        const versions = context.req.header('if-match') ? versionsOf(context) : undefined;
        return async (transaction) => {
          await deleteEvent(transaction, { owner, id: idIn(context), versions }, now());
          return privateAnswer(context, {});
        };
      },
    },
    {
      method: 'POST',
      path: 'my/events/:id/restore',
      repeatable: true,
      prepare: async (context) => {
        const owner = await ownerIn(context);
        const id = idIn(context);
        return async (transaction) => {
          await restoreEvent(transaction, owner, id, now());
          return answer(context, transaction, owner, id);
        };
      },
    },
    {
      method: 'POST',
      path: 'my/events/:id/copy',
      repeatable: true,
      prepare: async (context) => {
        const owner = await ownerIn(context);
        const rules = await loadRecordingRules(database, owner.client);
        const copy = await prepareCopy(options, owner, idIn(context));
        return async (transaction) =>
          answer(context, transaction, owner, await copyEvent(transaction, owner, copy, rules, now()), 201);
      },
    },
  ];
}
