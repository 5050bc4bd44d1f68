import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { berlinDay } from '../../../platform/berlin-day';
import type { OfficeOptions } from '../../options';
import { pageOf } from '../../page/addresses';
import type { Crumb } from '../../page/document';
import type { InputValues, Town } from '../../page/fields';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  queryLine,
  redirectWithResult,
  show,
} from '../../page/office';
import type { Html } from '../../page/page';
import { contentSecurityPolicy } from '../../page/security-policy';
import {
  type FieldValues,
  inputsOf,
  othersChanges,
  type Problems,
  readFields,
  sentInputs,
  versionOf,
} from '../../page/typed-fields';
import { cataloguePage } from './catalogue-page';
import { fieldsOf, type KindName, kinds } from './kinds';
import { recentChanges } from './recent-changes';
import { cataloguePath, recordPage, recordPath, voucherPath } from './record-page';
import { loadRecord, loadTowns, nameOf, type SaveResult, saveRecord } from './records';
import { PICTURE_STYLE, pictureFileOf, saveSlotPicture, slotPictureForm } from './slot-picture';
import { countKeptOrders, keptOrdersText, soldQuestion } from './sold-days';
import { undoChange } from './undo-change';

const MAX_KEY_LENGTH = 100;
/** The path segment of a new record in place of its key. */
const NEW = 'new';

/** A requested record: its key, and whether it is new. */
type RequestedRecord = {
  kind: KindName;
  id: string;
  isNew: boolean;
  parent: string;
  stored: FieldValues | undefined;
  /** The communities of a channel; empty for other kinds. */
  towns: readonly Town[];
};

type FormState = {
  typed?: InputValues;
  problems?: Problems;
  /** The version in place of the stored one. */
  seenVersion?: string;
  status?: 409 | 422;
  notice?: Html;
  /** The problem of an uploaded picture. */
  pictureProblem?: string;
  /** The question about sold days, before the record is saved. */
  question?: Html;
};

const PICTURE_POLICY = contentSecurityPolicy({ style: PICTURE_STYLE }, ["img-src 'self'"]);

/** Returns the page after a record is saved: its own, or the catalogue. */
function savedPath(kind: KindName, id: string, result: SaveResult): string {
  if (result !== 'gone' && kind === 'slot') return `/adverts/places/${encodeURIComponent(id)}`;
  if (kind !== 'voucher') return '/adverts/catalogue';
  return `/adverts/vouchers${result === 'gone' ? '' : `/${encodeURIComponent(id)}`}`;
}

/** Returns the way to the form of a record. */
function pathOf(
  client: string,
  { kind, id, isNew, title }: { kind: KindName; id: string; isNew: boolean; title: string },
): Crumb[] {
  const own = { label: isNew ? kinds[kind].label : 'Bearbeiten' };
  if (kind === 'voucher') {
    const list = { href: pageOf.vouchers(client), label: 'Gutscheine' };
    return isNew ? [list, own] : [list, { href: voucherPath(client, id), label: title }, own];
  }
  const catalogue = { href: cataloguePath(client), label: 'Plätze und Preise' };
  return kind === 'slot' && !isNew
    ? [catalogue, { href: pageOf.place(client, id), label: title }, own]
    : [catalogue, { label: kinds[kind].label }];
}

/** Serves the seller, media, channels, slots with their prices, and vouchers, each as a form. */
export function serveCatalogue(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  const today = () => berlinDay(now());

  /** Finds the requested record; undefined if it or its parent is missing. */
  const findRequested = async (context: Context<BackOfficeEnv>, key: string): Promise<RequestedRecord | undefined> => {
    const [client, kind] = [clientOf(context), context.req.param('kind') ?? 'seller'];
    if (!isKeyOf(kinds, kind)) return undefined;
    const isForm = context.req.method === 'POST';
    const parent = isForm ? context.get('form').line('parent') : queryLine(context, 'of');
    const owner = kinds[kind].parent;
    if (key === NEW && owner && !(await loadRecord(database, client, { kind: owner.kind, id: parent })))
      return undefined;
    const sentId = isForm ? context.get('form').line('id').slice(0, MAX_KEY_LENGTH) : '';
    const id = key === NEW ? sentId || randomUUID() : key;
    const stored = key === NEW ? undefined : await loadRecord(database, client, { kind, id });
    const isNew = key === NEW || (kind === 'seller' && !stored);
    if (!stored && !isNew) return undefined;
    return { kind, id, isNew, parent, stored, towns: kind === 'channel' ? await loadTowns(database) : [] };
  };

  const answer = async (context: Context<BackOfficeEnv>, requested: RequestedRecord, formState: FormState = {}) => {
    const { kind: name, id, isNew, parent, stored, towns } = requested;
    const kind = kinds[name];
    const [client, values] = [clientOf(context), stored ?? kind.defaults];
    const form = recordPage({
      ...{ csrf: csrfOf(context), kind: name, path: context.req.path, isNew },
      hidden: {
        seen: formState.seenVersion ?? versionOf(fieldsOf(kind), stored),
        ...(isNew ? { id, parent } : fieldsOf(kind).some((field) => field.name === kind.key) && { [kind.key]: id }),
      },
      ...{
        typed: formState.typed ?? inputsOf(fieldsOf(kind), values, towns),
        towns,
        problems: formState.problems ?? {},
        question: formState.question,
      },
    });
    const title = stored && name !== 'seller' ? nameOf(stored) : kind.newTitle;
    const { status } = formState;
    const picture =
      name === 'slot' &&
      stored &&
      slotPictureForm({
        ...{ client, id, csrf: csrfOf(context), path: `${recordPath(client, { kind: name, id })}/picture` },
        ...{ stored, problem: formState.pictureProblem, maxBytes: options.maxUploadBytes },
      });
    if (picture) context.header('Content-Security-Policy', PICTURE_POLICY);
    return show(context, {
      title,
      current: 'catalogue',
      ...(name === 'voucher' && { current: 'vouchers' }),
      ...(name === 'slot' && stored && { lead: keptOrdersText(await countKeptOrders(database, id, today())) }),
      path: pathOf(client, { kind: name, id, isNew, title }),
      content: html`${formState.notice}${form}${picture || ''}`,
      ...(picture && { style: PICTURE_STYLE }),
      ...(status && { status }),
    });
  };

  pages.get('/:client/adverts/catalogue', async (context) => {
    const { bar, ...pageOptions } = await recentChanges(context, options);
    const content = html`${bar}${await cataloguePage(database, clientOf(context), now())}`;
    const lead = 'Was sich ändert, gilt für neue Aufträge. Bestehende behalten ihren Preis und ihre Tage.';
    return show(context, { title: 'Plätze und Preise', current: 'catalogue', lead, content, ...pageOptions });
  });

  pages.post('/:client/adverts/catalogue/changes/:id', async (context) => {
    const result = await undoChange(options, idInPath(context), actorContextOf(context, options));
    return redirectWithResult(context, '/adverts/catalogue', result);
  });

  const open = async (context: Context<BackOfficeEnv>) => {
    const requested = await findRequested(context, context.req.param('id') ?? clientOf(context));
    return requested ? answer(context, requested) : context.notFound();
  };

  const save = async (context: Context<BackOfficeEnv>) => {
    const form = context.get('form');
    const requested = await findRequested(context, context.req.param('id') ?? clientOf(context));
    if (!requested) return redirectWithResult(context, '/adverts/catalogue', 'gone');
    const kind = kinds[requested.kind];
    const { values, problems } = readFields(fieldsOf(kind), form, requested.towns);
    const typed = sentInputs(fieldsOf(kind), form, requested.towns);
    const seenVersion = form.text('seen');
    if (Object.keys(problems).length > 0)
      return answer(context, requested, { typed, problems, seenVersion, status: 422 });
    const question =
      form.line('confirmed') === 'yes'
        ? undefined
        : await soldQuestion(database, clientOf(context), { ...requested, values }, today());
    if (question) return answer(context, requested, { typed, seenVersion, question, status: 422 });
    const id = requested.isNew && requested.kind === 'voucher' ? String(values.code) : requested.id;
    const change = { ...requested, id, seenVersion, values };
    const result = await saveRecord(options, change, actorContextOf(context, options));
    if (typeof result === 'object') return answer(context, requested, { typed, ...result, seenVersion, status: 422 });
    if (result !== 'stale') return redirectWithResult(context, savedPath(requested.kind, id, result), result);
    const current = await findRequested(context, context.req.param('id') ?? clientOf(context));
    if (!current) return redirectWithResult(context, '/adverts/catalogue', 'gone');
    const notice = othersChanges(fieldsOf(kind), { stored: current.stored ?? {}, typed, towns: current.towns });
    return answer(context, current, { typed, status: 409, notice });
  };

  servePicture(pages, options, { findRequested, answer });

  for (const path of ['/:client/adverts/catalogue/seller', '/:client/adverts/catalogue/:kind/:id']) {
    pages.get(path, open);
    pages.post(path, save);
  }
}

/** The parts of the pages of records that the upload of a picture needs. */
type RecordPages = {
  findRequested(context: Context<BackOfficeEnv>, key: string): Promise<RequestedRecord | undefined>;
  answer(context: Context<BackOfficeEnv>, requested: RequestedRecord, formState: FormState): Promise<Response>;
};

/** Serves the upload and the removal of a slot's picture. */
function servePicture(pages: BackOfficeApp, options: OfficeOptions, { findRequested, answer }: RecordPages): void {
  const picturePath = '/:client/adverts/catalogue/:kind{slot}/:id/picture';
  // For a reload of the upload's answer, or a log-in in its place.
  pages.get(picturePath, (context) =>
    context.redirect(recordPath(clientOf(context), { kind: 'slot', id: context.req.param('id') }), 303),
  );
  pages.post(picturePath, async (context) => {
    const requested = await findRequested(context, context.req.param('id'));
    if (!requested?.stored) return redirectWithResult(context, '/adverts/catalogue', 'gone');
    const { id, stored } = requested;
    const form = context.get('form');
    const isRemoved = form.line('action') === 'remove';
    const sent = { client: clientOf(context), id, stored, file: pictureFileOf(form), isRemoved };
    const result = await saveSlotPicture(options, sent, actorContextOf(context, options));
    if (typeof result === 'string')
      return redirectWithResult(
        context,
        form.line('from') === 'place'
          ? savedPath('slot', id, result)
          : `/adverts/catalogue/slot/${encodeURIComponent(id)}`,
        result,
      );
    const pictureProblem = 'problem' in result ? result.problem : Object.values(result.problems).join(' ');
    return answer(context, requested, { pictureProblem, status: 422 });
  });
}
