/**
 * Reads a switch in the spellings of servers, attributes and people: true, 'true', 'Y', 1, '1' and their opposites, in
 * any case.
 *
 * @returns undefined for anything else
 */
export function toSwitch(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true' || word === 'y' || word === 1 || word === '1') return true;
  if (word === false || word === 'false' || word === 'n' || word === 0 || word === '0') return false;
  return undefined;
}
