import { proxy, ref } from 'valtio';
import { type Api, createApi } from '../api/api';
import { hasOf, noteSettings } from '../api/backend';
import { createSession, type Session } from '../session/session';
import { isObject } from '../settings/own-property';
import { createQueryCache, type QueryCache } from './query-cache';

/** The time in ms for which an element waits for the client's settings before it uses the defaults. */
const SETTINGS_TIMEOUT_MS = 2_000;

/** The API client, session, settings request and cache that all elements of one host share on a page. */
export type Client = {
  host: string;
  api: Api;
  session: Session;
  queryCache: QueryCache;
  /** The server's part of the settings, unparsed. */
  serverSettings: { raw: object | undefined };
  /** Resolves when the settings have arrived, have failed, or take too long; after a failure it asks again. Never rejects. */
  settingsSettled: () => Promise<void>;
};

const clients = new Map<string, Client>();

/** Returns the client of a host. @param host absolute base address without a slash at the end */
export function clientOf(host: string): Client {
  const cached = clients.get(host);
  if (cached) return cached;
  const session = createSession(host);
  const api = createApi(host, {
    token: session.validToken,
    onServerTime: session.noteServerTime,
    onRefused: session.rejectToken,
  });
  const queryCache = createQueryCache(api);
  // After a log-out the next person must not see data of this one.
  session.subscribe(queryCache.clear);
  const serverSettings = proxy<Client['serverSettings']>({ raw: undefined });
  let pendingSettings: Promise<void> | undefined;

  async function loadSettings() {
    try {
      const { data } = await api.get('clientSettings');
      if (!isObject(data)) return;
      noteSettings(host, data);
      serverSettings.raw = ref(data);
    } catch (error) {
      console.error('[event-portal] The client settings could not be loaded: defaults.', error);
      // The next element or the next navigation tries again.
      if (hasOf(host)('settings')) pendingSettings = undefined;
    }
  }

  /** Loads the settings without a time limit, so that late ones still apply. */
  async function loadWithTimeout() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        console.error('[event-portal] The client settings are late: defaults.');
        resolve();
      }, SETTINGS_TIMEOUT_MS);
    });
    await Promise.race([loadSettings(), timeout]);
    clearTimeout(timer);
  }

  const settingsSettled = () => {
    pendingSettings ??= loadWithTimeout();
    return pendingSettings;
  };

  const client = { host, api, session, queryCache, serverSettings, settingsSettled };
  clients.set(host, client);
  return client;
}
