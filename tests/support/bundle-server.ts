import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { startWebSite, type WebSite } from './web-pages';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' };

/** The answer of a server to the request for a file: its headers, and the status and body if they differ. */
type FileAnswer = { status?: number; headers: Record<string, string>; body?: string };

const OPEN = { 'Access-Control-Allow-Origin': '*' };
const SCRIPT = { 'Content-Type': 'text/javascript' };
const PAGE = '<!doctype html><title>Unser Ort</title>';

/** The faults of a server of scripts, and the words by which the console names each remedy. */
export const SERVER_FAULTS: Record<string, { answer: FileAnswer; advice: string }> = {
  'without CORS': { answer: { headers: SCRIPT }, advice: '"Access-Control-Allow-Origin: *"' },
  'as text/plain': {
    answer: { headers: { ...OPEN, 'Content-Type': 'text/plain' } },
    advice:
      '"Content-Type: text/plain", with which no module runs: its server has to send "Content-Type: text/javascript"',
  },
  'without a type, and with nosniff': {
    answer: { headers: { ...OPEN, 'X-Content-Type-Options': 'nosniff' } },
    advice: 'no header "Content-Type"',
  },
  'with a page in its place': {
    answer: { headers: { ...OPEN, 'Content-Type': 'text/html; charset=utf-8' }, body: PAGE },
    advice: 'a server has to send the status 404',
  },
  'with the status 404': { answer: { status: 404, headers: OPEN, body: PAGE }, advice: 'the status 404' },
  'with the status 503': { answer: { status: 503, headers: OPEN, body: PAGE }, advice: 'the status 503' },
};

/** A server of a folder with the bundle. */
type BundleServer = WebSite & {
  /** Gives each file that matches another answer than usual. */
  fail(files: RegExp, answer: FileAnswer): void;
};

/** Starts a server of a folder with the bundle, which sends the necessary headers, and lets nothing be cached. */
export async function startBundleServer(folder: string): Promise<BundleServer> {
  let failing: { files: RegExp; answer: FileAnswer } | undefined;
  const site = await startWebSite(({ url = '' }, response) => {
    const path = new URL(url, 'http://server.test').pathname;
    const fault = failing?.files.test(path) ? failing.answer : undefined;
    const file = readFile(join(folder, path));
    const usual = { ...OPEN, 'Content-Type': TYPES[extname(path)] ?? 'text/plain' };
    const status = fault?.status ?? (file === undefined ? 404 : 200);
    response.writeHead(status, { 'Cache-Control': 'no-store', ...(fault?.headers ?? usual) });
    response.end(fault?.body ?? file ?? '');
  });
  return {
    ...site,
    fail(files, answer) {
      failing = { files, answer };
    },
  };
}

function readFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
