import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { boolean, enums, is, optional, string, type } from 'superstruct';
import { version } from '../../../package.json';
import { type Environment, isLoopback } from '../../server/platform/environment.mjs';
import { PROXY_PATH, type ProxyAnswer } from '../../server/proxy-call';
import { clockFinding } from './check-clock';
import { type Finding, findingsOf } from './finding';

const { ok, warning, error } = findingsOf('proxy');
const ANSWER_MS = 5000;
const APPEND = 'nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;';
/** An address for documentation (RFC 5737), as a visitor could make it up. */
const MADE_UP = '192.0.2.1';
/** More than the 1 MB that nginx takes unless it is told otherwise, and than a call of the API may have. */
const LARGE_BODY = 1_500_000;

/**
 * Asks the server at PUBLIC_URL what arrives there of a request, and compares clocks.
 *
 * @param holdsDatabase true if no server can be running, because the doctor holds the embedded database
 */
export async function checkProxy({ publicUrl, behindProxy }: Environment, holdsDatabase: boolean): Promise<Finding[]> {
  if (publicUrl === undefined) return [];
  const requestedAt = Date.now();
  const answer = await ask(publicUrl, { 'X-Forwarded-For': MADE_UP });
  if ('problem' in answer) return [unanswered(publicUrl, answer.problem, holdsDatabase)];
  const verdict = await answerOf(answer);
  if (!verdict) return [foreignAnswer(publicUrl, answer, holdsDatabase)];
  const found = [
    ...headerFindings(verdict, { publicUrl, behindProxy }),
    ...(await disguiseFindings(publicUrl)),
    ...clockFinding(answer.headers.get('date'), requestedAt, 'PUBLIC_URL'),
  ];
  if (verdict.version !== version)
    found.push(
      warning(`The running server has version ${verdict.version}, and this program ${version}.`, 'Restart the server.'),
    );
  if (behindProxy) found.push(...(await bodyFindings(publicUrl)));
  return found.some(({ part }) => part === 'proxy')
    ? found
    : [ok(`PUBLIC_URL leads to the server, and its headers arrive.`), ...found];
}

const ask = (publicUrl: string, headers: Record<string, string> = {}) =>
  fetch(`${publicUrl}${PROXY_PATH}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((problem: unknown) => ({ problem }));

/**
 * Checks that a visitor does not look like the operator: a proxy on the same machine that adds no header at all makes
 * every request one of this machine, which may read metrics and names of clients.
 */
async function disguiseFindings(publicUrl: string): Promise<Finding[]> {
  if (isLoopback(publicUrl)) return [];
  const answer = await ask(publicUrl);
  const verdict = 'problem' in answer ? undefined : await answerOf(answer);
  if (!verdict?.fromThisMachine) return [];
  return [
    error(
      'Requests of visitors look as if they came from this machine: a proxy adds no headers, so /metrics and the first page answer everybody as they answer you.',
      `Use demo/deploy/nginx.conf, or in yours: ${APPEND}`,
    ),
  ];
}

function unanswered(publicUrl: string, problem: unknown, holdsDatabase: boolean): Finding {
  const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
  const words = cause instanceof Error ? cause.message || cause.name : String(cause);
  const what = `PUBLIC_URL (${publicUrl}) does not answer: ${words}.`;
  // With the embedded database the server must be stopped for this check.
  if (holdsDatabase) return warning(what, 'Start the server, and run doctor again to check the proxy.');
  return error(what, 'Start the server and the proxy; check name, certificate and firewall.');
}

const answerShape = type({
  version: string(),
  behindProxy: boolean(),
  host: boolean(),
  forwardedFor: enums(['missing', 'unchanged', 'changed']),
  proto: optional(enums(['http', 'https'])),
  /** Absent from an older server. */
  fromThisMachine: optional(boolean()),
});

async function answerOf(answer: Response): Promise<ProxyAnswer | undefined> {
  if (!answer.ok) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  return is(body, answerShape) ? (body as ProxyAnswer) : undefined;
}

function foreignAnswer(publicUrl: string, { status, headers }: Response, holdsDatabase: boolean): Finding {
  if ([502, 503, 504].includes(status)) {
    const what = `The proxy at PUBLIC_URL answers ${status}: it does not reach the server.`;
    return holdsDatabase
      ? warning(what, 'Start the server, and run doctor again to check the proxy.')
      : error(what, 'Start the server, and let the proxy pass requests to its ADDRESS and PORT.');
  }
  const location = headers.get('location');
  if (location)
    return error(`PUBLIC_URL leads on to ${location}.`, 'Set PUBLIC_URL to the address that visitors end at.');
  return error(
    `Another program or version answers at ${publicUrl} (${status}).`,
    'Check PUBLIC_URL, and that the proxy passes all paths on.',
  );
}

function headerFindings(
  verdict: ProxyAnswer,
  { publicUrl, behindProxy }: { publicUrl: string; behindProxy: boolean },
): Finding[] {
  const found: Finding[] = [];
  if (!verdict.host)
    found.push(
      error(
        'The proxy does not pass Host on: the back office refuses every request.',
        'nginx: proxy_set_header Host $host;',
      ),
    );
  if (verdict.behindProxy !== behindProxy)
    found.push(
      warning(
        `The running server has BEHIND_PROXY=${verdict.behindProxy ? 1 : 0}.`,
        'Run doctor with the variables of the server, or restart it.',
      ),
    );
  if (behindProxy && verdict.forwardedFor === 'missing')
    found.push(error('The proxy does not send X-Forwarded-For: all visitors share the limits of one.', APPEND));
  if (behindProxy && verdict.forwardedFor === 'unchanged')
    found.push(
      error('The proxy passes X-Forwarded-For on without the caller’s address: callers can forge theirs.', APPEND),
    );
  if (!behindProxy && verdict.forwardedFor === 'missing')
    found.push(
      error(
        'A proxy stands before the server, removes X-Forwarded-For, and BEHIND_PROXY is 0: all visitors share the limits of one.',
        `Set BEHIND_PROXY=1. ${APPEND}`,
      ),
    );
  if (!behindProxy && verdict.forwardedFor === 'changed')
    found.push(
      error(
        'A proxy stands before the server, but BEHIND_PROXY is 0: all visitors share the limits of one.',
        'Set BEHIND_PROXY=1.',
      ),
    );
  const isSecure = publicUrl.startsWith('https:');
  if (verdict.proto !== undefined && !isLoopback(publicUrl) && (verdict.proto === 'https') !== isSecure)
    found.push(
      warning(
        `X-Forwarded-Proto is ${verdict.proto}, but PUBLIC_URL begins with ${isSecure ? 'https' : 'http'}.`,
        'Let the proxy that ends TLS set it: proxy_set_header X-Forwarded-Proto $scheme;',
      ),
    );
  return found;
}

/** Checks that the proxy lets photos through: the server itself refuses this body in its own words. */
async function bodyFindings(publicUrl: string): Promise<Finding[]> {
  const answer = await sendLargeBody(new URL(`${publicUrl}${PROXY_PATH}`));
  if (answer?.statusCode !== 413 || answer.headers['content-type']?.includes('problem+json')) return [];
  return [
    error(
      'The proxy refuses requests of more than 1 MB: photos cannot be uploaded.',
      'nginx: client_max_body_size 21m; (a little more than UPLOAD_MB)',
    ),
  ];
}

/** Sends a large body until there is an answer, which may come long before its end: fetch would go on sending. */
const sendLargeBody = (url: URL): Promise<IncomingMessage | undefined> =>
  new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, { method: 'POST', signal: AbortSignal.timeout(ANSWER_MS) }, (answer) => {
      resolve(answer);
      sent.destroy();
    });
    sent.on('error', () => resolve(undefined));
    sent.end(new Uint8Array(LARGE_BODY));
  });
