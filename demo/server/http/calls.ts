import type { Context, Handler, Hono } from 'hono';
import type { AppEnv } from '../app-options';
import { Problem } from './problem';

/** A public call: its path below /clients/{client}/api/ and what answers it. */
export type Call = { path: string; answer: (context: Context<AppEnv>) => Promise<Response> };

/** Registers a read; other methods get 405 with the allowed ones. */
export function onGet(app: Hono<AppEnv>, path: string, handler: Handler<AppEnv>): void {
  app.get(path, handler);
  app.all(path, (context) => {
    context.header('Allow', 'GET, HEAD, OPTIONS');
    throw new Problem(405, 'method_not_allowed');
  });
}

/** The query string of a request; broken percent signs become replacement characters, never a failure. */
export const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams;

/** Answers JSON that every cache may keep for the given seconds. */
export function jsonAnswer(context: Context, body: unknown, maxAgeSeconds: number): Response {
  context.header('Cache-Control', `public, max-age=${maxAgeSeconds}, stale-while-revalidate=300`);
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  return context.json(body);
}
