import { warnOnce } from '../lib/warn';
import { filterAttributes } from './filter-attributes';
import { readAttribute } from './read-attributes';

/**
 * Reads the filter of a setFilter() call, whose values mean the same as the attributes of those names. A wrong one is
 * warned of and counts as absent; null and '' clear the value of the element's own attribute.
 */
export function readFilter(filter: object, report = warnOnce): Record<string, unknown> {
  const warn = (message: string) => report(`setFilter(): ${message}`);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    if (!Object.hasOwn(filterAttributes, name)) warn(`there is no filter ${name}.`);
    else if (value === null || value === '') values[name] = undefined;
    else if (value !== undefined) {
      const attributeValue = readAttribute('event-list', name, String(value), warn);
      if (attributeValue !== undefined) values[name] = attributeValue;
    }
  }
  return values;
}
