import { isRecord } from '../../../src/model/payloads/payload-fields';
import { differences, hasHeader, problemDifferences, typeOf } from './description';
import { type Ask, type Asked, type Exchange, ORIGIN } from './exchange';
import type { Report } from './report';

/** A row, or another part of an answer, before it is known to be right. */
export type Raw = Readonly<Record<string, unknown>>;

/** A backend under examination. */
export type Session = {
  ask: Ask;
  report: Report;
  /** Today in Berlin. */
  today: string;
  /** The capabilities to check. */
  capabilities: ReadonlySet<string>;
  /** The session token of a person, if one is given. */
  token: string | undefined;
  /** Returns the path below the base of an address that an answer contains; undefined for another host. */
  hostOf: (address: string) => string | undefined;
  /** The texts of answers by their ETag. */
  tags: Map<string, string>;
};

/** An id that no backend has. */
export const UNKNOWN_ID = '999999999';

/**
 * Asks, and checks what holds for the answer of every reading call.
 *
 * @param path the call in the description, as in 'events/{id}'
 * @param address the same with values and parameters, as in 'events/7?lang=en'
 */
export async function read(session: Session, path: string, address = path, asked?: Asked): Promise<Exchange> {
  const exchange = await session.ask(address, asked);
  const { report } = session;
  if (!report.add(exchange, 'status 200', exchange.status !== 200 && cameOf(exchange))) return exchange;
  const type = typeOf(path);
  checkType(report, exchange, type);
  checkOrigin(report, exchange);
  if (type !== 'application/json') return exchange;
  const problem = exchange.body === undefined ? 'a text that is no JSON' : differences(path, exchange.body);
  report.add(exchange, `an answer as openapi.json describes GET ${path}`, problem);
  return exchange;
}

/** Checks the ETag of an answer: a repeat with it gets 304, and another content has another one. */
export async function checkTag(session: Session, path: string, exchange: Exchange): Promise<void> {
  if (exchange.status !== 200 || !hasHeader(path, 'ETag')) return;
  const { report, ask, tags } = session;
  const tag = exchange.headers.get('etag') ?? '';
  if (!report.add(exchange, 'a header ETag', !tag && 'none')) return;
  const earlier = tags.get(tag);
  report.add(
    exchange,
    'an ETag of its own for each content',
    earlier !== undefined && earlier !== exchange.text && `${tag}, which another answer has, too`,
  );
  tags.set(tag, exchange.text);
  const address = exchange.call.replace('GET ', '');
  const repeat = await ask(address, { headers: { 'If-None-Match': tag } });
  report.add(
    exchange,
    'status 304 without a body for If-None-Match with this ETag',
    (repeat.status !== 304 || repeat.text !== '') && cameOf(repeat),
  );
  const other = await ask(address, { headers: { 'If-None-Match': '"another"' } });
  report.add(exchange, 'status 200 for If-None-Match with another ETag', other.status !== 200 && cameOf(other));
}

/**
 * Checks that a call is refused with one of some statuses, and with a problem as its body.
 *
 * @param why what is wrong with the call, as in 'for an unknown id'
 */
export function checkRefusal(report: Report, exchange: Exchange, statuses: readonly number[], why: string): void {
  const expected = `status ${statuses.join(' or ')} ${why}`;
  if (!report.add(exchange, expected, !statuses.includes(exchange.status) && cameOf(exchange))) return;
  checkType(report, exchange, 'application/problem+json');
  checkOrigin(report, exchange);
  const { status } = fieldsOf(exchange.body);
  const difference =
    problemDifferences(exchange.body) ??
    (status !== exchange.status && `status ${status} in the body of an answer with status ${exchange.status}`);
  report.add(exchange, 'a problem (RFC 9457) with type, title, status and code', difference);
}

/** Checks that an id that no record has is answered with 404. */
export async function checkUnknown({ ask, report }: Session, address: string): Promise<void> {
  checkRefusal(report, await ask(address), [404], 'for an id that does not exist');
}

function checkType(report: Report, exchange: Exchange, expected: string): void {
  const [type = '', ...parameters] = (exchange.headers.get('content-type') ?? '').toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  report.add(exchange, `Content-Type: ${expected}`, type !== expected && (type || 'no Content-Type'));
  const isOther = charset !== undefined && !/^"?utf-?8"?$/.test(charset);
  report.add(
    exchange,
    'a text in UTF-8',
    isOther ? `charset=${charset}` : !exchange.isUtf8 && 'bytes that are no UTF-8',
  );
}

function checkOrigin(report: Report, exchange: Exchange): void {
  const allowed = exchange.headers.get('access-control-allow-origin');
  report.add(
    exchange,
    'Access-Control-Allow-Origin: * (or the origin of the website)',
    allowed !== '*' && allowed !== ORIGIN && (allowed ?? 'no such header: browsers keep the answer from the page'),
  );
}

/** Describes an unexpected answer in a few words. */
export function cameOf({ status, failure, headers, text }: Exchange): string {
  if (failure) return failure;
  const type = headers.get('content-type') ?? '';
  const beginning = text.trim().replace(/\s+/g, ' ').slice(0, 80);
  return `status ${status}${type && `, ${type}`}${beginning && `: ${beginning}`}`;
}

/** Returns the fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Raw => (isRecord(value) ? value : {});

/** Returns the rows of a list; none for anything else. */
export function rowsOf({ body }: Exchange): Raw[] {
  const { data } = fieldsOf(body);
  return Array.isArray(data) ? data.filter(isRecord) : [];
}

/** Returns `data` of an answer about one thing. */
export const dataOf = ({ body }: Exchange): Raw => fieldsOf(fieldsOf(body).data);

/** Returns `meta` of an answer. */
export const metaOf = ({ body }: Exchange): Raw => fieldsOf(fieldsOf(body).meta);

/** Returns a value within an answer, as at(row, 'location', 'community', 'name'). */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => fieldsOf(inner)[name], value);

/** Returns ids of rows, for comparisons and messages. */
export const idsOf = (rows: readonly Raw[]): string[] => rows.map(({ id }) => String(id));

/** Names rows in a message: the first ones by id. */
export const named = (rows: readonly Raw[]): string =>
  rows
    .slice(0, MAX_NAMED)
    .map(({ id, title }) => `${JSON.stringify(id)} ("${title}")`)
    .join(', ') + (rows.length > MAX_NAMED ? ` and ${rows.length - MAX_NAMED} more` : '');

const MAX_NAMED = 3;
