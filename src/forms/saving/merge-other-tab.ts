import type { Draft } from '../../app/drafts/drafts';
import { isSame, valueAt } from '../../lib/value-at';
import type { Structure } from '../engine/field-definitions';
import { fits } from './draft-values';
import { differingPaths, mergedWith } from './merge-values';

type Own<Values extends object> = {
  values: Values;
  /** The values that they are based on. */
  base: Values;
  version: string | undefined;
  /** The values that this form stored last; any others in storage come from another tab. */
  kept: object | undefined;
  structure: Structure;
};

/** Merges the values of this form with those that another tab of the same record stored in unchanged fields. */
export function mergeOtherTab<Values extends object>(own: Own<Values>, stored: Draft | undefined): Values {
  const { values, base, version, kept, structure } = own;
  const isSibling =
    stored && stored.version === version && isSame(stored.base, base) && fits(structure.fields, stored.values, values);
  if (!isSibling) return values;
  const theirs: Values = { ...values, ...emptied(values), ...stored.values };
  const paths = differingPaths(structure, values, theirs).filter((path) => {
    const isUntouched = isSame(valueAt(values, path), valueAt(base, path));
    // An input that the user has undone here must not return from the stored draft.
    const isOwn = kept !== undefined && isSame(valueAt(theirs, path), valueAt(kept, path));
    return isUntouched && !isOwn;
  });
  return mergedWith(values, theirs, paths);
}

const emptied = (values: object) => Object.fromEntries(Object.keys(values).map((key) => [key, undefined]));
