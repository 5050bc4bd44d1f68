// @vitest-environment happy-dom
import { afterAll, afterEach, expect, vi } from 'vitest';
import { diagnoseHost } from '../../../src/api/host-diagnosis';
import { itForAll } from '../../support/it-for-all';

type Probes = { cors?: Response; opaque?: boolean; own?: boolean; refuses?: string };

const answer = (body: string, status: number, contentType: string) =>
  new Response(body, { status, headers: { 'Content-Type': contentType } });
const settings = () => answer('{"data":{}}', 200, 'application/json');
const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

let counter = 0;
/** Answers the probes of a host that no other test has asked. */
function answerProbes({ cors, opaque, own, refuses }: Probes) {
  vi.stubGlobal('fetch', async (address: string, { mode, method }: RequestInit) => {
    if (refuses && address.startsWith(refuses)) {
      const refusal = { effectiveDirective: 'connect-src', disposition: 'enforce', blockedURI: refuses };
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refusal));
      throw new TypeError('Failed to fetch');
    }
    const isThere = method === 'HEAD' ? own : mode === 'no-cors' ? opaque : cors;
    if (!isThere) throw new TypeError('Failed to fetch');
    return mode === 'no-cors' || method === 'HEAD' ? new Response() : cors;
  });
}

const visit = (address: string) => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address);
};

const afresh = () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
};
afterEach(afresh);

const { href } = window.location;
afterAll(() => visit(href));

type Row = [name: string, page: string, host: string, probes: Probes, said: RegExp | undefined, isOffline?: boolean];

const HTTPS = 'https://stadt.example/termine';
const HOST = 'https://a.example/clients/stadt';
const ROWS: Row[] = [
  ['a name that does not exist', HTTPS, HOST, { own: true }, /no answer from .*\/api\/clientSettings.*certificate/],
  ['a visitor without a line', HTTPS, HOST, {}, undefined, true],
  ['http on https', HTTPS, 'http://a.example/x', { own: true }, /page is https and the address is http/],
  ['a loopback address', HTTPS, 'http://localhost/x', { own: true }, /no answer from/],
  ['no permission for other origins', HTTPS, HOST, { opaque: true, own: true }, /Access-Control-Allow-Origin: https:\/\/stadt\.example/],
  ['a policy that refuses the host', HTTPS, HOST, { own: true, refuses: 'https://a.example' }, /connect-src has to allow https:\/\/a\.example/],
  ['a policy that refuses everything', HTTPS, HOST, { refuses: 'https://' }, /connect-src has to allow/],
  ['a wrong path', HTTPS, HOST, { cors: answer('', 404, 'text/html'), own: true }, /answers 404\. host is the base address/],
  ['a path with /api', HTTPS, `${HOST}/api`, { cors: answer('', 404, 'text/html'), own: true }, /host ends before \/api: host="https:\/\/a\.example\/clients\/stadt"/],
  ['a page', HTTPS, HOST, { cors: answer('<p>', 200, 'text/html'), own: true }, /answers text\/html instead of application\/json/],
  ['a redirect', HTTPS, HOST, { cors: redirect(), own: true }, /redirects\. .*final address in host/],
  ['a host that answers', HTTPS, HOST, { cors: settings(), opaque: true, own: true }, undefined],
  ['the own origin', HTTPS, 'https://stadt.example/x', {}, /no answer from/],
]; // biome-ignore format: a table.

itForAll(ROWS, afresh)('%s is named to the integrator once', async (_, page, base, probes, said, isOffline = false) => {
  visit(page);
  const host = base.replace(/(?=\/(?:api)?$)|$/, `-${counter++}`).replace(/\/api-(\d+)$/, '-$1/api');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerProbes(probes);
  const found = await Promise.all([diagnoseHost(host), diagnoseHost(host)]);
  for (const diagnosis of found) expect(diagnosis.isOffline ?? false).toBe(isOffline);
  if (!said) return expect(warn).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
  const [words] = warn.mock.calls[0] as [string];
  expect(words.replace(/-\d+(?="|\/)/g, '')).toMatch(said);
  expect(words).toContain(`host="${host}"`);
});

itForAll(
  [
    ['a guest', true, undefined],
    ['a person', false, /Access-Control-Allow-Headers: content-type, token/],
  ] as const,
  afresh,
)('the calls of %s need their permissions', async (_, isSimple, said) => {
  visit(HTTPS);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerProbes({ cors: settings(), opaque: true, own: true });
  await diagnoseHost(`https://b.example/${counter++}`, isSimple);
  if (said) expect(warn.mock.calls[0]?.[0]).toMatch(said);
  else expect(warn).not.toHaveBeenCalled();
});
