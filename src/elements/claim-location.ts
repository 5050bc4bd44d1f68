import type { CommonInput } from '../app/element-input';
import { warnOnce } from '../lib/warn';
import { memoryLocation, type PortalLocation } from '../routing/portal-location';
import { historyOf, unclaimedLocation } from './element-location';
import type { ElementTag } from './registry';

type ClaimedLocation = { location: PortalLocation /** Releases the hash for other elements. */; release(): void };

const WHOLE_HASH = '';

/** The claimed slots of the hash, or the whole hash. */
const owners = new Set<string>();

/** Checks for a conflict: an owner of the whole hash would read the slots of others as part of its route. */
const isTaken = (slot: string) => owners.has(slot) || (slot === WHOLE_HASH ? owners.size > 0 : owners.has(WHOLE_HASH));

/**
 * Claims the location of an element. The whole hash, and each slot, has one owner: a second element keeps its route in
 * memory and warns.
 *
 * @param pathBase base of path routes; undefined on pages of a host, where they are unavailable
 */
export function claimLocation(tag: ElementTag, input: CommonInput, pathBase: string | undefined): ClaimedLocation {
  const location = unclaimedLocation(tag, input, pathBase);
  const history = historyOf(tag, input, pathBase);
  if (input.history === 'path' && history !== 'path')
    warnOnce(`<${tag} history="path"> is for pages of our own: ${history} is used.`);
  if (history !== 'hash') return { location, release() {} };

  const slot = input.hashKey ?? WHOLE_HASH;
  if (isTaken(slot)) {
    warnOnce(`The hash is taken: <${tag}> keeps its route in memory. Use hash-key.`);
    return { location: memoryLocation(), release() {} };
  }
  owners.add(slot);
  return { location, release: () => owners.delete(slot) };
}
