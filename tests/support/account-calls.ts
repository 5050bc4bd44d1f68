import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import type { Database } from '../../demo/server/platform/database/database';
import { NOW } from './event-fixtures';
import { patientOptions } from './patient-options';

/** A password hashing that takes nearly no time. */
export const quickHashing = argonHashing({ memoryKiB: 64, rounds: 1 });

/** The answer of a call; `body` is its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
export type Answered = { status: number; headers: Headers; text: string; body: any };

/** A function that sends one call of a client's API. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered>;

type App = ReturnType<typeof createApp>;

/** Creates an app whose clock shows NOW, with fast password hashing and without a minimum duration. */
export const accountApp = (database: Database, given: Partial<AppOptions> = {}): App =>
  createApp({
    ...patientOptions({ database, ...given }),
    database,
    now: () => NOW,
    passwords: quickHashing,
    ...given,
  });

/** The target of calls: an app, or a server over HTTP. */
type Reached = { request: (path: string, init?: RequestInit) => Response | Promise<Response> };

/** Returns the calls of one person, or of a guest without a token. */
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
