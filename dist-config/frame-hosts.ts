import { isFrameAncestor } from '../demo/server/site/frame-ancestors';
import { hostEntry } from '../src/iframe/host-list';

const entriesOf = (hostList: string): string[] => hostList.split(/[\s,]+/).filter((entry) => entry !== '');

/**
 * Returns the hosts that the frame page of a build may call, for `iframe/hosts.json`.
 *
 * @param hostList the variable `FRAME_HOSTS`: origins or base addresses, separated by commas or blanks
 * @throws {Error} when one is no address
 */
export function frameHosts(hostList = ''): string[] {
  const hosts = entriesOf(hostList);
  const wrong = hosts.filter((host) => !hostEntry(host));
  if (wrong.length > 0) throw new Error(`FRAME_HOSTS: no addresses of hosts: ${wrong.join(', ')}`);
  return hosts;
}

/**
 * Returns the sites that may embed the frame page of a build, for `iframe/frame-ancestors.json`; an empty list allows
 * all.
 *
 * @param hostList the variable `FRAME_ANCESTORS`: origins, separated by commas or blanks
 * @throws {Error} when one is no origin
 */
export function frameAncestors(hostList = ''): string[] {
  const sites = entriesOf(hostList);
  const wrong = sites.filter((site) => !isFrameAncestor(site));
  if (wrong.length > 0) throw new Error(`FRAME_ANCESTORS: no origins of sites: ${wrong.join(', ')}`);
  return sites;
}
