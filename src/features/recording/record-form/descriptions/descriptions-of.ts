import { isTextShown } from '../../../../model/rules/visible-fields';
import type { RecordKind, RecordRules } from '../../record-kind';

const SHORT = ['shortdesc1', 'shortdesc2', 'shortdesc3'] as const;
const LONG = ['longdesc1', 'longdesc2', 'longdesc3'] as const;

/** A description of a record. */
export type DescriptionName = (typeof SHORT)[number] | (typeof LONG)[number];

/**
 * Returns the descriptions that the client shows: those that most records have, and further ones. Of an event that is
 * the first long one, of an article the first short one, too, which leads to it.
 */
export function descriptionsOf(
  kind: RecordKind['name'],
  rules: RecordRules,
): { main: readonly DescriptionName[]; more: readonly DescriptionName[] } {
  const short = SHORT.filter((name) => isTextShown(name, rules));
  const long = LONG.filter((name) => isTextShown(name, rules));
  const isShortFirst = kind === 'article' || long.length === 0;
  const main = [...(isShortFirst ? short.slice(0, 1) : []), ...long.slice(0, 1)];
  return { main, more: [...short, ...long].filter((name) => !main.includes(name)) };
}
