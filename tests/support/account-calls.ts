import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import type { Database } from '../../demo/server/platform/database/database';
import { NOW } from './event-fixtures';
import { patientOptions } from './patient-options';

/** Password hashing that takes nearly no time. */
export const quickHashing = argonHashing({ memoryKiB: 64, rounds: 1 });

/** What a call answered; `body` is whatever JSON it was. */
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
export type Answered = { status: number; headers: Headers; text: string; body: any };

/** Sends one call of a client's API. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered>;

type App = ReturnType<typeof createApp>;

/** An app whose clock stands at NOW, with quick password hashing and without waiting for even answers. */
export const accountApp = (database: Database, given: Partial<AppOptions> = {}): App =>
  createApp({
    ...patientOptions({ database, ...given }),
    database,
    now: () => NOW,
    passwords: quickHashing,
    ...given,
  });

/** Where calls are sent: an app, or a server over HTTP. */
type Reached = { request: (path: string, init?: RequestInit) => Response | Promise<Response> };

/** Calls of one person, or of a guest without a token. */
export const callsOf =
  (app: Reached, token?: string, client = 'stadt'): Send =>
  async (method, path, body, headers = {}) => {
    const response = await app.request(`/clients/${client}/api/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
