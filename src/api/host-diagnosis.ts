import { delay } from '../lib/delay';
import { warnOnce } from '../lib/warn';
import { callUrl } from './call-url';

/** The cause of failed calls. */
export type HostDiagnosis = {
  /** The advice for the page's integrator; none if the first required call succeeds. */
  advice?: string;
  /** True if the page's own origin does not answer either: the visitor has no connection. */
  isOffline?: boolean;
};

/** The time for which a probe waits, in ms. */
const PROBE_MS = 3_000;
/** The time for which a diagnosis applies to further failed calls, in ms. */
const KEPT_MS = 10_000;
/** The time in which browsers report a refusal by the page's policy, in ms. */
const REPORT_MS = 50;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

const diagnoses = new Map<string, { at: number; diagnosis: Promise<HostDiagnosis> }>();

/**
 * Finds out why the calls of a host fail, and tells it to the page's integrator once. The result is shared for ten
 * seconds.
 *
 * @param isSimple true if browsers ask no permission (preflight) for the failed call
 */
export function diagnoseHost(host: string, isSimple = true): Promise<HostDiagnosis> {
  const key = `${isSimple} ${host}`;
  const known = diagnoses.get(key);
  // The clock may also have been set back.
  if (known && Math.abs(Date.now() - known.at) < KEPT_MS) return known.diagnosis;
  const diagnosis = findCause(host, isSimple);
  diagnoses.set(key, { at: Date.now(), diagnosis });
  void diagnosis.then(({ advice }) => advice && warnOnce(advice));
  return diagnosis;
}

const attempt = (address: string, options: RequestInit): Promise<Response | undefined> => {
  const answer = window.fetch(address, { cache: 'no-store', credentials: 'omit', ...options });
  return Promise.race([answer, delay(PROBE_MS)]).catch(() => undefined);
};

/** Collects the addresses that the page's policy refuses during a task. */
async function withRefusals<Result>(act: () => Promise<Result>): Promise<{ result: Result; refused: string[] }> {
  const refused: string[] = [];
  const note = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && effectiveDirective === 'connect-src') refused.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    const result = await act();
    await delay(REPORT_MS);
    return { result, refused };
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

const withAdvice = (advice: string | undefined): HostDiagnosis => (advice === undefined ? {} : { advice });

async function findCause(host: string, isSimple: boolean): Promise<HostDiagnosis> {
  const url = callUrl(host, 'clientSettings');
  const { origin, protocol, hostname } = new URL(url);
  const { location } = window;
  const start = `host="${host}": `;
  if (location.protocol === 'https:' && protocol === 'http:' && !LOOPBACK.test(hostname)) {
    return withAdvice(
      `${start}browsers refuse ${url}, because this page is https and the address is http. Write https:// in host; its server needs a certificate.`,
    );
  }
  const isForeign = origin !== location.origin;
  const ownAddress = isForeign && /^https?:$/.test(location.protocol) ? `${location.origin}/favicon.ico` : undefined;
  const { result, refused } = await withRefusals(() =>
    Promise.all([
      attempt(url, { redirect: 'manual' }),
      isForeign ? attempt(url, { mode: 'no-cors' }) : undefined,
      ownAddress ? attempt(ownAddress, { method: 'HEAD' }) : undefined,
    ]),
  );
  const [answer, opaqueAnswer, ownAnswer] = result;
  const isRefused = (address: string) => refused.some((blocked) => address.startsWith(blocked));
  if (answer) return withAdvice(adviceOf(answer, { start, url, host, needsPermission: isForeign && !isSimple }));
  if (isRefused(url)) {
    return withAdvice(
      `${start}the Content-Security-Policy of this page refuses ${url}. Its connect-src has to allow ${origin}.`,
    );
  }
  if (opaqueAnswer) {
    return withAdvice(
      `${start}${url} answers, but not for scripts of this page. The server has to send the header Access-Control-Allow-Origin: ${location.origin} (or *). If the address redirects, write the final one in host.`,
    );
  }
  if (ownAddress && !ownAnswer && !isRefused(ownAddress)) return { isOffline: true };
  return withAdvice(
    `${start}no answer from ${url}. Open this address in a tab: the name is wrong, the server is off, a firewall is between, or its certificate is not valid.`,
  );
}

type Context = { start: string; url: string; host: string; needsPermission: boolean };

/** Returns the advice about an answer that the browser lets scripts read. */
function adviceOf(
  { type, status, ok, headers }: Response,
  { start, url, host, needsPermission }: Context,
): string | undefined {
  if (type === 'opaqueredirect')
    return `${start}${url} redirects. Calls with a log-in do not follow redirects: write the final address in host.`;
  if (status === 404) {
    const base = host.replace(/\/api(?:\/.*)?$/, '');
    return base === host
      ? `${start}${url} answers 404. host is the base address of one client, the part before /api/clientSettings.`
      : `${start}${url} answers 404. host ends before /api: host="${base}".`;
  }
  const contentType = headers.get('content-type') ?? 'no Content-Type';
  if (ok && !JSON_TYPE.test(contentType))
    return `${start}${url} answers ${contentType} instead of application/json. host is the base address of the event-management system, not of a page.`;
  // Whether the permission is missing or the connection broke during the call cannot be distinguished.
  if (ok && needsPermission)
    return `${start}the server answers calls of guests, but a call with a log-in or with data failed. Its answers to OPTIONS need Access-Control-Allow-Methods: GET, POST, PUT, PATCH, DELETE and Access-Control-Allow-Headers: content-type, token, idempotency-key, if-match.`;
  return undefined;
}
