import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OfficeOptions } from '../../options';
import type { Town, Typed } from '../../page/fields';
import {
  actorOf,
  clientOf,
  csrfOf,
  goOn,
  idInPath,
  isKeyOf,
  type Office,
  type OfficeEnv,
  queryLine,
  show,
} from '../../page/office';
import { contentSecurityPolicy, type Html } from '../../page/page';
import {
  type FieldValues,
  othersNow,
  type Problems,
  readFields,
  seenOf,
  typedIn,
  typedOf,
} from '../../page/typed-fields';
import { cataloguePage } from './catalogue-page';
import { fieldsOf, type KindName, kinds } from './kinds';
import { recentChanges } from './recent-changes';
import { recordPage, recordPath } from './record-page';
import { loadRecord, loadTowns, nameOf, saveRecord } from './records';
import { fileIn, PICTURE_STYLE, saveSlotPicture, slotPictureForm } from './slot-picture';
import { undoChange } from './undo-change';

const MAX_KEY_LENGTH = 100;
/** The path segment of a new record in place of its key. */
const NEW = 'new';

/** A requested record: its key, and whether it is new. */
type Asked = {
  kind: KindName;
  id: string;
  isNew: boolean;
  parent: string;
  stored: FieldValues | undefined;
  /** The communities of a channel; empty for other kinds. */
  towns: readonly Town[];
};

type Shown = {
  typed?: Typed;
  problems?: Problems;
  /** The version in place of the stored one. */
  seen?: string;
  status?: 409 | 422;
  above?: Html;
  /** The problem of an uploaded picture. */
  pictureProblem?: string;
};

const PICTURE_POLICY = contentSecurityPolicy({ style: PICTURE_STYLE }, ["img-src 'self'"]);

/** Serves the seller, media, channels, slots with their prices, and vouchers, each as a form. */
export function serveCatalogue(pages: Office, options: OfficeOptions): void {
  const { database } = options;

  /** Finds the requested record; undefined if it or its parent is missing. */
  const find = async (context: Context<OfficeEnv>, key: string): Promise<Asked | undefined> => {
    const [client, kind] = [clientOf(context), context.req.param('kind') ?? 'seller'];
    if (!isKeyOf(kinds, kind)) return undefined;
    const isForm = context.req.method === 'POST';
    const parent = isForm ? context.get('form').line('parent') : queryLine(context, 'of');
    const owner = kinds[kind].parent;
    if (key === NEW && owner && !(await loadRecord(database, client, { kind: owner.kind, id: parent })))
      return undefined;
    const given = isForm ? context.get('form').line('id').slice(0, MAX_KEY_LENGTH) : '';
    const id = key === NEW ? given || randomUUID() : key;
    const stored = key === NEW ? undefined : await loadRecord(database, client, { kind, id });
    const isNew = key === NEW || (kind === 'seller' && !stored);
    if (!stored && !isNew) return undefined;
    return { kind, id, isNew, parent, stored, towns: kind === 'channel' ? await loadTowns(database) : [] };
  };

  const answer = (context: Context<OfficeEnv>, asked: Asked, shown: Shown = {}) => {
    const { kind: name, id, isNew, parent, stored, towns } = asked;
    const kind = kinds[name];
    const [client, values] = [clientOf(context), stored ?? kind.defaults];
    const form = recordPage({
      ...{ client, csrf: csrfOf(context), kind: name, path: context.req.path, isNew },
      hidden: {
        seen: shown.seen ?? seenOf(fieldsOf(kind), stored),
        ...(isNew ? { id, parent } : fieldsOf(kind).some((field) => field.name === kind.key) && { [kind.key]: id }),
      },
      ...{ typed: shown.typed ?? typedOf(fieldsOf(kind), values, towns), towns, problems: shown.problems ?? {} },
    });
    const title = stored && name !== 'seller' ? `${kind.label}: ${nameOf(stored)}` : kind.fresh;
    const { status } = shown;
    const picture =
      name === 'slot' &&
      stored &&
      slotPictureForm({
        ...{ client, id, csrf: csrfOf(context), path: `${recordPath(client, { kind: name, id })}/picture` },
        ...{ stored, problem: shown.pictureProblem, most: options.largestUpload },
      });
    if (picture) context.header('Content-Security-Policy', PICTURE_POLICY);
    return show(context, {
      title,
      current: 'adverts',
      content: html`${shown.above}${form}${picture || ''}`,
      ...(picture && { style: PICTURE_STYLE }),
      ...(status && { status }),
    });
  };

  pages.get('/:client/adverts/catalogue', async (context) => {
    const { bar, ...told } = await recentChanges(context, options);
    const content = html`${bar}${await cataloguePage(database, clientOf(context))}`;
    const title = `Werbeplätze und Preise: ${context.get('clientName')}`;
    return show(context, { title, current: 'adverts', content, ...told });
  });

  pages.post('/:client/adverts/catalogue/changes/:id', async (context) => {
    const result = await undoChange(options, idInPath(context), actorOf(context, options));
    return goOn(context, '/adverts/catalogue', result);
  });

  const open = async (context: Context<OfficeEnv>) => {
    const asked = await find(context, context.req.param('id') ?? clientOf(context));
    return asked ? answer(context, asked) : context.notFound();
  };

  const save = async (context: Context<OfficeEnv>) => {
    const form = context.get('form');
    const asked = await find(context, context.req.param('id') ?? clientOf(context));
    if (!asked) return goOn(context, '/adverts/catalogue', 'gone');
    const kind = kinds[asked.kind];
    const { values, problems } = readFields(fieldsOf(kind), form, asked.towns);
    const typed = typedIn(fieldsOf(kind), form, asked.towns);
    const seen = form.text('seen');
    if (Object.keys(problems).length > 0) return answer(context, asked, { typed, problems, seen, status: 422 });
    const id = asked.isNew && asked.kind === 'voucher' ? String(values.code) : asked.id;
    const result = await saveRecord(options, { ...asked, id, seen, values }, actorOf(context, options));
    if (typeof result === 'object') return answer(context, asked, { typed, ...result, seen, status: 422 });
    if (result !== 'stale') return goOn(context, '/adverts/catalogue', result);
    const now = await find(context, context.req.param('id') ?? clientOf(context));
    if (!now) return goOn(context, '/adverts/catalogue', 'gone');
    return answer(context, now, {
      typed,
      status: 409,
      above: othersNow(fieldsOf(kind), { stored: now.stored ?? {}, typed, towns: now.towns }),
    });
  };

  const picturePath = '/:client/adverts/catalogue/:kind{slot}/:id/picture';
  // For a reload of the upload's answer, or a log-in in its place.
  pages.get(picturePath, (context) =>
    context.redirect(recordPath(clientOf(context), { kind: 'slot', id: context.req.param('id') }), 303),
  );
  pages.post(picturePath, async (context) => {
    const asked = await find(context, context.req.param('id'));
    if (!asked?.stored) return goOn(context, '/adverts/catalogue', 'gone');
    const { id, stored } = asked;
    const form = context.get('form');
    const sent = {
      client: clientOf(context),
      id,
      stored,
      file: fileIn(form),
      isRemoved: form.line('action') === 'remove',
    };
    const result = await saveSlotPicture(options, sent, actorOf(context, options));
    if (typeof result === 'string') return goOn(context, `/adverts/catalogue/slot/${encodeURIComponent(id)}`, result);
    const pictureProblem = 'problem' in result ? result.problem : Object.values(result.problems).join(' ');
    return answer(context, asked, { pictureProblem, status: 422 });
  });

  for (const path of ['/:client/adverts/catalogue/seller', '/:client/adverts/catalogue/:kind/:id']) {
    pages.get(path, open);
    pages.post(path, save);
  }
}
