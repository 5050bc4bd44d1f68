/**
 * Reads a switch in the spellings of servers, attributes and people: true, 'true', 'Y', 1, '1' and their opposites, in
 * any case.
 *
 * @returns undefined for anything else
 */
export function toSwitch(value: unknown): boolean | undefined {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (text === true || text === 'true' || text === 'y' || text === 1 || text === '1') return true;
  if (text === false || text === 'false' || text === 'n' || text === 0 || text === '0') return false;
  return undefined;
}
