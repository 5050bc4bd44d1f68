import { hostEntry } from '../src/iframe/host-list';

/**
 * The hosts that the frame page of a build may speak to, for `iframe/hosts.json`.
 *
 * @param listed the variable `FRAME_HOSTS`: origins or base addresses, separated by commas or blanks
 * @throws {Error} when one is no address
 */
export function frameHosts(listed = ''): string[] {
  const hosts = listed.split(/[\s,]+/).filter((host) => host !== '');
  const wrong = hosts.filter((host) => !hostEntry(host));
  if (wrong.length > 0) throw new Error(`FRAME_HOSTS: no addresses of hosts: ${wrong.join(', ')}`);
  return hosts;
}
