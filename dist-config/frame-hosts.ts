import { isFrameAncestor } from '../demo/server/site/frame-ancestors';
import { hostEntry } from '../src/iframe/host-list';

const entriesOf = (listed: string): string[] => listed.split(/[\s,]+/).filter((entry) => entry !== '');

/**
 * The hosts that the frame page of a build may speak to, for `iframe/hosts.json`.
 *
 * @param listed the variable `FRAME_HOSTS`: origins or base addresses, separated by commas or blanks
 * @throws {Error} when one is no address
 */
export function frameHosts(listed = ''): string[] {
  const hosts = entriesOf(listed);
  const wrong = hosts.filter((host) => !hostEntry(host));
  if (wrong.length > 0) throw new Error(`FRAME_HOSTS: no addresses of hosts: ${wrong.join(', ')}`);
  return hosts;
}

/**
 * Lists the sites that may show the frame page of a build, for `iframe/frame-ancestors.json`; an empty list lets all.
 *
 * @param listed the variable `FRAME_ANCESTORS`: origins, separated by commas or blanks
 * @throws {Error} when one is no origin
 */
export function frameAncestors(listed = ''): string[] {
  const sites = entriesOf(listed);
  const wrong = sites.filter((site) => !isFrameAncestor(site));
  if (wrong.length > 0) throw new Error(`FRAME_ANCESTORS: no origins of sites: ${wrong.join(', ')}`);
  return sites;
}
