import type { Random } from '../../../demo/seed/generate/random';
import { todayInBerlin } from '../../../src/lib/days';
import { aWholeArticle } from '../article-payload';
import { aWholeEvent } from '../event-rules/whole-event';
import type { Deed } from './clients';
import { enterOrder, type Orders } from './orders';

/** A kind of record. */
export type RecordName = 'event' | 'article';
/** An intended action with an own record; `describe` sets the texts of an uploaded picture. */
export type RecordWish = `${'create' | 'change' | 'copy' | 'delete' | 'restore'} ${RecordName}` | 'describe';

/** The expected record after all acknowledged actions. */
export type Kept = {
  kind: RecordName;
  title: string;
  state: 'draft' | 'published' | 'deleted';
  /** The state after a restoration. */
  before?: 'draft' | 'published' | 'deleted';
  version: number;
  /** The ids of its pictures, in order. */
  media: readonly string[];
};

/** The expected data of a person: records by their ids, unused pictures, and orders. */
export type Book = { records: Map<string, Kept>; uploaded: Set<string>; described: Set<string>; orders: Orders };

export const emptyBook = (): Book => ({
  records: new Map(),
  uploaded: new Set(),
  described: new Set(),
  orders: new Map(),
});

const RECORDS = { rubrics: [1, 2, 3], address: 10 } satisfies Parameters<typeof aWholeEvent>[0];
const WHOLE = {
  event: () => aWholeEvent(RECORDS, todayInBerlin()),
  article: () => aWholeArticle(todayInBerlin()),
};

/** Returns the request of an action; undefined if its object is missing. */
export function recordRequest(
  wish: RecordWish,
  book: Book,
  { marker, random }: { marker: string; random: Random },
): { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; body?: unknown; headers?: object } | undefined {
  const [action, kind] = wish.split(' ') as [string, RecordName];
  const path = `my/${kind}s`;
  const write = (media: readonly string[]) => ({
    ...{ ...WHOLE[kind](), title: marker, media },
    state: random.pick(['draft', 'published', 'published']),
  });
  if (action === 'describe') {
    const [picture] = book.uploaded;
    return picture ? { method: 'PATCH', path: `media/${picture}`, body: { alt: marker }, headers: ANY } : undefined;
  }
  if (action === 'create')
    return { method: 'POST', path, body: write(random.some([...book.described], random.int(0, 2))) };
  const [id, kept] = random.pick([[], ...ofKind(book, kind, action === 'restore')]);
  if (!id || !kept) return undefined;
  if (action === 'change') return { method: 'PUT', path: `${path}/${id}`, body: write(kept.media), headers: ANY };
  if (action === 'delete') return { method: 'DELETE', path: `${path}/${id}` };
  return { method: 'POST', path: `${path}/${id}/${action}` };
}

const ANY = { 'if-match': '*' };

const ofKind = ({ records }: Book, kind: RecordName, isDeleted: boolean) =>
  [...records].filter(([, kept]) => kept.kind === kind && (kept.state === 'deleted') === isDeleted);

/** Applies the result of an action. */
export function enter(book: Book, deed: Deed): void {
  const { wish, marker, request, answer } = deed;
  enterOrder(book.orders, deed);
  if (answer.status < 200 || answer.status >= 300) return;
  const { data } = JSON.parse(answer.text);
  const [action = '', kind] = wish.split(' ') as [string, RecordName];
  if (action === 'upload') book.uploaded.add(data.id);
  if (action === 'describe') {
    book.uploaded.delete(data.id);
    book.described.add(data.id);
  }
  const id: string = data.id ?? request.path.split('/')[2];
  const kept = book.records.get(id);
  if (action === 'create' || action === 'copy') {
    const { title, state } = data;
    const media: string[] = data.media.map((medium: { id: string }) => medium.id);
    for (const picture of media) book.described.delete(picture);
    book.records.set(id, { kind, title, state, version: 1, media });
  } else if (kept && action === 'change') {
    book.records.set(id, { ...kept, title: marker, state: data.state, version: kept.version + 1 });
  } else if (kept && action === 'delete') {
    book.records.set(id, { ...kept, state: 'deleted', before: kept.state, version: kept.version + 1 });
  } else if (kept && action === 'restore') {
    book.records.set(id, { ...kept, state: kept.before ?? 'deleted', version: kept.version + 1 });
  }
}
