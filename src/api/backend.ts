import { nonempty, string, type } from 'superstruct';
import { hasShape } from '../lib/parse';
import { warnOnce } from '../lib/warn';
import {
  type Capability,
  capabilitiesIn,
  type Has,
  hasIn,
  type Part,
  partOf,
  saysNoSuchCall,
} from '../model/capabilities';
import { absoluteHost } from './call-url';
import { splitUrl } from './own-writes';

/*
 * What each backend has, for all elements of the page and for the loader, which runs without the application. It is
 * known from the backend's own settings, else from what it has refused.
 */

type Backend = {
  /** Undefined without a list, and until the settings have arrived. */
  named: readonly Capability[] | undefined;
  withdrawn: ReadonlySet<Part>;
  /** Another function after each change. */
  has: Has;
};

const newBackend = ({ named, withdrawn }: Omit<Backend, 'has'>): Backend => ({
  named,
  withdrawn,
  has: hasIn(named, withdrawn),
});

const UNKNOWN = newBackend({ named: undefined, withdrawn: new Set() });

const backends = new Map<string, Backend>();
const listeners = new Set<() => void>();

const backendOf = (host: string): Backend => backends.get(host) ?? UNKNOWN;

function change(host: string, backend: Omit<Backend, 'has'>) {
  backends.set(host, newBackend(backend));
  for (const listener of [...listeners]) listener();
}

/**
 * Notes what a backend has, and another one to which its settings lead unless that has its own.
 *
 * @param settings data of its answer to GET clientSettings, never of the page
 */
export function noteSettings(host: string, settings: unknown): void {
  const named = capabilitiesIn(settings);
  noteNamed(host, named);
  const otherHost = hasShape(settings, WithHost) ? absoluteHost(settings.overrideHost) : undefined;
  if (otherHost && !backendOf(otherHost).named) noteNamed(otherHost, named);
}

const WithHost = type({ overrideHost: nonempty(string()) });

function noteNamed(host: string, named: Backend['named']) {
  const backend = backendOf(host);
  if (String(named) !== String(backend.named)) change(host, { ...backend, named });
}

/** Returns the check for the parts of a backend; another function after each change. */
export const hasOf = (host: string): Has => backendOf(host).has;

/** Checks whether the list of a backend lacks a part. */
export const isUnlisted = (host: string, part: Part): boolean =>
  backendOf(host).named !== undefined && !hasOf(host)(part);

/**
 * Checks whether a call need not be sent: the backend does not have it. Another attempt to log in is always sent unless
 * a list lacks it: some backends refuse an unknown name with 404, too.
 */
export function isMissingCall(url: string): boolean {
  const { host, path } = splitUrl(url);
  const part = partOf(path);
  if (path === 'auth/login') return isUnlisted(host, 'auth');
  return part !== undefined && !hasOf(host)(part, true);
}

/** The first calls of parts that nobody has named, by host and part. */
const trials = new Map<string, Promise<unknown>>();

/**
 * Sends a call. Of a part that the backend may lack only the first one is sent until it is answered, so that nothing
 * missing is asked twice.
 */
export function sendOrWait<Value>(url: string, send: () => Promise<Value>): Promise<Value> {
  const { host, path } = splitUrl(url);
  const part = partOf(path);
  if (!part || hasOf(host)(part)) return send();
  const key = `${host} ${part}`;
  const trial = trials.get(key);
  if (trial) return trial.then(send);
  const call = send();
  trials.set(
    key,
    call.catch(() => undefined),
  );
  return call;
}

/** Says what a missing call means. The first calls belong to every backend, and to no capability. */
function meaningOf(part: Part): string {
  if (part === 'settings') return 'all settings have their defaults. If nothing is shown, host is wrong.';
  if (part === 'rubrics') return 'what needs it is not offered.';
  return 'what needs it is not offered. Name what the server has in clientSettings.capabilities, so that nothing else is asked.';
}

/** Notes a refused call: what a backend without a list turns out to lack is withdrawn while the page is open. */
export function noteRefusal(url: string, status: number | undefined, code?: string): void {
  const { host, path } = splitUrl(url);
  const part = partOf(path);
  const { named, withdrawn } = backendOf(host);
  const isListed = named !== undefined && part !== 'settings' && part !== 'rubrics';
  if (!part || isListed || withdrawn.has(part) || !saysNoSuchCall(path, status, code)) return;
  warnOnce(`${host}/api/${path} answered ${status}: ${meaningOf(part)}`);
  change(host, { named, withdrawn: new Set([...withdrawn, part]) });
}

/** Calls back after each change of what any backend has. @returns a function that ends it */
export function onBackendChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
