import type { Context } from 'hono';
import { HandoverPayload } from '../../../src/model/payloads/handover-payload';
import type { RecordContent } from '../../../src/model/records/event-content';
import { accountOf } from '../accounts/tokens';
import { loadRecordingRules } from '../clients/recording-rules';
import type { Owner } from '../media/media-rows';
import { ownerOf } from '../media/upload-medium';
import type { PersonOptions } from '../persons/options';
import type { Queryable } from '../platform/database/database';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { type Call, privateAnswer, queryOf } from '../platform/http/calls';
import { type Parameters, parametersOf, textIdOf } from '../platform/http/parameters';
import type { FieldProblem } from '../platform/http/problem';
import { etagOfVersion, ifMatchOf } from '../platform/http/versions';
import { copyRecord, prepareCopy } from './copy-record';
import { deleteRecord, restoreRecord } from './delete-record';
import { findMembers, handOver } from './hand-over';
import { withSafeTexts } from './record-input';
import type { RecordType, SentRecord } from './record-type';
import { changeRecord, createRecord, discardChanges, type RecordSave } from './save-record';
import { loadOwnRecord } from './stored-record';

const PAGE_SIZE = 24;
/** The maximum size of a sent record in characters: six long texts in two languages and 500 dates. */
export const MAX_RECORD_SIZE = 500_000;

/** The filter of every list of own records. */
export type OwnPageFilter = { /** A part of the title. */ search: string; page: number; pageSize: number };

/** The differences between the calls of events and articles. */
export type RecordCalls<Sent extends SentRecord, Content extends RecordContent> = {
  /** The path, as 'my/events'. */
  path: string;
  recordType: RecordType<Sent, Content>;
  /** Reads the well-formed part of a sent record. */
  read(context: Context<AppEnv>): Promise<{ sent: Sent; problems: FieldProblem[] }>;
  /** Finds a page of own records. */
  find(
    parameters: Parameters,
    filter: OwnPageFilter,
    owner: Owner,
  ): (from: Queryable, now: Date) => Promise<{ data: unknown[]; meta: Record<string, unknown> }>;
};

/**
 * Lists the calls GET and POST of a path, GET, PUT and DELETE of {id} below it, DELETE of {id}/changes, POST of
 * {id}/copy, {id}/restore and {id}/handover, GET of {id}/members.
 */
export function recordCalls<Sent extends SentRecord, Content extends RecordContent>(
  options: PersonOptions,
  { path, recordType, read, find }: RecordCalls<Sent, Content>,
): Call[] {
  const { database, now } = options;
  const findOwner = async (context: Context<AppEnv>) => ownerOf(await accountOf(context, options));
  const idIn = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');

  async function answer(context: Context<AppEnv>, from: Queryable, owner: Owner, id: string, status: 200 | 201 = 200) {
    const { data, version } = await loadOwnRecord(recordType, from, owner, id, now());
    context.header('ETag', etagOfVersion(id, version));
    return privateAnswer(context, data, status);
  }

  async function readSave(context: Context<AppEnv>): Promise<RecordSave<Sent>> {
    const owner = await findOwner(context);
    const rules = await loadRecordingRules(database, owner.client, recordType.tables);
    const { sent, problems } = await read(context);
    return { owner, sent: withSafeTexts(sent, rules), problems, rules };
  }

  return [
    {
      path,
      answer: async (context) => {
        const owner = await findOwner(context);
        const parameters = parametersOf(queryOf(context));
        const load = find(
          parameters,
          {
            search: parameters.text('q', 100)?.trim() ?? '',
            page: parameters.integer('page', 1, 10_000) ?? 1,
            pageSize: parameters.integer('pageSize', 1, 100) ?? PAGE_SIZE,
          },
          owner,
        );
        parameters.check();
        const { data, meta } = await load(database, now());
        return privateAnswer(context, data, 200, meta);
      },
    },
    {
      method: 'POST',
      path,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const save = await readSave(context);
        return async (transaction) =>
          answer(context, transaction, save.owner, await createRecord(recordType, transaction, save, now()), 201);
      },
    },
    {
      path: `${path}/:id`,
      answer: async (context) => answer(context, database, await findOwner(context), idIn(context)),
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const id = idIn(context);
        const save = await readSave(context);
        const versions = ifMatchOf(context);
        return async (transaction) => {
          await changeRecord(recordType, transaction, { ...save, id, versions }, now());
          return answer(context, transaction, save.owner, id);
        };
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = await findOwner(context);
        const versions = context.req.header('if-match') ? ifMatchOf(context) : undefined;
        return async (transaction) => {
          await deleteRecord(recordType, transaction, { owner, id: idIn(context), versions }, now());
          return privateAnswer(context, {});
        };
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:id/changes`,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = await findOwner(context);
        const id = idIn(context);
        const versions = context.req.header('if-match') ? ifMatchOf(context) : undefined;
        return async (transaction) => {
          await discardChanges(recordType, transaction, { owner, id, versions }, now());
          return answer(context, transaction, owner, id);
        };
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/restore`,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = await findOwner(context);
        const id = idIn(context);
        return async (transaction) => {
          await restoreRecord(recordType, transaction, owner, id, now());
          return answer(context, transaction, owner, id);
        };
      },
    },
    {
      path: `${path}/:id/members`,
      answer: async (context) => {
        const owner = await findOwner(context);
        const { id } = await loadOwnRecord(recordType, database, owner, idIn(context), now());
        return privateAnswer(context, await findMembers(database, recordType.tables, owner, id));
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/handover`,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = await findOwner(context);
        const id = idIn(context);
        const versions = context.req.header('if-match') ? ifMatchOf(context) : undefined;
        const { person } = await payloadOf(context, HandoverPayload);
        return async (transaction) => {
          await handOver(recordType, transaction, { owner, id, person, versions }, now());
          return answer(context, transaction, owner, id);
        };
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/copy`,
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = await findOwner(context);
        const rules = await loadRecordingRules(database, owner.client, recordType.tables);
        const copy = await prepareCopy(recordType, options, owner, idIn(context));
        return async (transaction) =>
          answer(
            context,
            transaction,
            owner,
            await copyRecord(recordType, transaction, owner, copy, rules, now()),
            201,
          );
      },
    },
  ];
}
