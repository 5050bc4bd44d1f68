import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OfficeOptions } from '../../options';
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
import { cataloguePath, recordPage, recordPath } from './record-page';
import { loadRecord, loadTowns, nameOf, saveRecord } from './records';
import { PICTURE_STYLE, pictureFileOf, saveSlotPicture, slotPictureForm } from './slot-picture';
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
};

const PICTURE_POLICY = contentSecurityPolicy({ style: PICTURE_STYLE }, ["img-src 'self'"]);

/** Serves the seller, media, channels, slots with their prices, and vouchers, each as a form. */
export function serveCatalogue(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;

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

  const answer = (context: Context<BackOfficeEnv>, requested: RequestedRecord, formState: FormState = {}) => {
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
      path: [{ href: cataloguePath(client), label: 'Plätze und Preise' }, { label: kind.label }],
      content: html`${formState.notice}${form}${picture || ''}`,
      ...(picture && { style: PICTURE_STYLE }),
      ...(status && { status }),
    });
  };

  pages.get('/:client/adverts/catalogue', async (context) => {
    const { bar, ...pageOptions } = await recentChanges(context, options);
    const content = html`${bar}${await cataloguePage(database, clientOf(context))}`;
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
    const id = requested.isNew && requested.kind === 'voucher' ? String(values.code) : requested.id;
    const change = { ...requested, id, seenVersion, values };
    const result = await saveRecord(options, change, actorContextOf(context, options));
    if (typeof result === 'object') return answer(context, requested, { typed, ...result, seenVersion, status: 422 });
    if (result !== 'stale') return redirectWithResult(context, '/adverts/catalogue', result);
    const current = await findRequested(context, context.req.param('id') ?? clientOf(context));
    if (!current) return redirectWithResult(context, '/adverts/catalogue', 'gone');
    const notice = othersChanges(fieldsOf(kind), { stored: current.stored ?? {}, typed, towns: current.towns });
    return answer(context, current, { typed, status: 409, notice });
  };

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
      return redirectWithResult(context, `/adverts/catalogue/slot/${encodeURIComponent(id)}`, result);
    const pictureProblem = 'problem' in result ? result.problem : Object.values(result.problems).join(' ');
    return answer(context, requested, { pictureProblem, status: 422 });
  });

  for (const path of ['/:client/adverts/catalogue/seller', '/:client/adverts/catalogue/:kind/:id']) {
    pages.get(path, open);
    pages.post(path, save);
  }
}
