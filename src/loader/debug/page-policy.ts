import { type Row, row } from './row';

/** A Content-Security-Policy: the sources by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the policies of a header or meta element, which are separated by commas. */
export function readPolicies(text: string): Policy[] {
  return text.split(',').flatMap((one) => {
    const directives = one.split(';').flatMap((directive): [string, string[]][] => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    });
    return directives.length > 0 ? [new Map(directives.reverse())] : [];
  });
}

function matchesHost(source: string, { protocol, hostname, port, pathname }: URL, ownProtocol: string): boolean {
  const [, scheme, host = '', wantedPort, path] =
    /^(?:([a-z][\w+.-]*):\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!host) return false;
  const schemes = scheme ? [`${scheme.toLowerCase()}:`] : [ownProtocol];
  if (schemes[0] === 'http:') schemes.push('https:');
  const name = host.toLowerCase();
  const isHost = name === '*' || (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name);
  const isPort = wantedPort === '*' || (wantedPort ?? '') === port || (wantedPort === '443' && port === '');
  const isPath = !path || path === '/' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path);
  return schemes.includes(protocol) && isHost && isPort && isPath;
}

/** Checks whether a list of sources allows an address. */
export function allows(sources: readonly string[], address: string, page: string): boolean {
  const [url, own] = [new URL(address), new URL(page)];
  return sources.some((source) => {
    if (source === '*') return /^https?:$/.test(url.protocol);
    if (source === "'self'") return url.origin === own.origin;
    if (source.startsWith("'")) return false;
    return /^[a-z][\w+.-]*:$/i.test(source) ? url.protocol === source : matchesHost(source, url, own.protocol);
  });
}

/** An address that the product requests, and the directives that may refuse it, most special first. */
export type Need = { directives: readonly string[]; address: string };

const trustsScripts = (sources: readonly string[]) => sources.some((one) => /^'(?:nonce-|strict-dynamic)/.test(one));

/** Lists which policies refuse what the product needs. */
export function policyRows(policies: readonly Policy[], needs: readonly Need[], page: string): Row[] {
  const rows: Row[] = [];
  for (const policy of policies) {
    for (const { directives, address } of needs) {
      const name = [...directives, 'default-src'].find((one) => policy.has(one));
      const sources = name === undefined ? undefined : policy.get(name);
      if (!sources || allows(sources, address, page)) continue;
      const { origin } = new URL(address);
      const wanted = directives.at(-1) ?? '';
      if (wanted === 'script-src' && trustsScripts(sources))
        rows.push(row('policy', wanted, `allows ${origin} only by the nonce of the script tag`));
      else rows.push(row('policy', wanted, `refuses ${origin}`, `Add ${origin} to ${wanted}.`));
    }
    const trusted = policy.get('trusted-types');
    const isStrict = policy.has('require-trusted-types-for');
    if (isStrict && trusted && !trusted.includes('dompurify') && !trusted.includes('*'))
      rows.push(row('policy', 'trusted-types', 'refuses dompurify', 'Add dompurify to trusted-types.'));
  }
  return rows;
}

/** Returns the policies of the page: of its own answer, if a second request shows it, and of its meta elements. */
export async function policiesOfPage(): Promise<Policy[]> {
  const header = await fetch(window.location.href, { method: 'HEAD' })
    .then(({ headers }) => headers.get('content-security-policy') ?? '')
    .catch(() => '');
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')];
  return [header, ...metas.map(({ content }) => content)].flatMap(readPolicies);
}
