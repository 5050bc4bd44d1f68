import { isSame, valueAt } from '../../lib/value-at';
import type { Structure } from '../../ui/form/describe-form';
import { differingPaths, mergedWith } from '../form/merge-values';
import { fits } from './draft-values';
import type { Draft } from './drafts';

type Own<Values extends object> = {
  values: Values;
  /** What they were made of. */
  base: Values;
  version: string | undefined;
  /** What this form has put aside last; whatever else stands in its place is another tab's. */
  kept: object | undefined;
  structure: Structure;
};

/** What is typed here, with what another tab of the same record has put aside in fields that are untouched here. */
export function withOtherTab<Values extends object>(own: Own<Values>, stored: Draft | undefined): Values {
  const { values, base, version, kept, structure } = own;
  const isSibling =
    stored && stored.version === version && isSame(stored.base, base) && fits(structure.fields, stored.values, values);
  if (!isSibling) return values;
  const theirs: Values = { ...values, ...emptied(values), ...stored.values };
  const paths = differingPaths(structure, values, theirs).filter((path) => {
    const isUntouched = isSame(valueAt(values, path), valueAt(base, path));
    // What was typed here and taken back is nobody's any more.
    const isOwn = kept !== undefined && isSame(valueAt(theirs, path), valueAt(kept, path));
    return isUntouched && !isOwn;
  });
  return mergedWith(values, theirs, paths);
}

const emptied = (values: object) => Object.fromEntries(Object.keys(values).map((key) => [key, undefined]));
