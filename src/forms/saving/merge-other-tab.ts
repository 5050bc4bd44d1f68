import type { Draft } from '../../app/drafts/drafts';
import { isSame, valueAt } from '../../lib/value-at';
import type { Structure } from '../engine/field-definitions';
import { fits } from './draft-values';
import { differingPaths, mergedWith } from './merge-values';

type ThisTab<Values extends object> = {
  values: Values;
  /** The values that they are based on. */
  base: Values;
  version: string | undefined;
  /** The values that this form stored last; any others in storage come from another tab. */
  lastStored: object | undefined;
  structure: Structure;
};

/** Merges the values of this form with those that another tab of the same record stored in unchanged fields. */
export function mergeOtherTab<Values extends object>(thisTab: ThisTab<Values>, otherDraft: Draft | undefined): Values {
  const { values, base, version, lastStored, structure } = thisTab;
  const isSibling =
    otherDraft &&
    otherDraft.version === version &&
    isSame(otherDraft.base, base) &&
    fits(structure.fields, otherDraft.values, values);
  if (!isSibling) return values;
  const otherValues: Values = { ...values, ...emptied(values), ...otherDraft.values };
  const paths = differingPaths(structure, values, otherValues).filter((path) => {
    const isUntouched = isSame(valueAt(values, path), valueAt(base, path));
    // An input that the user has undone here must not return from the stored draft.
    const isOwnInput = lastStored !== undefined && isSame(valueAt(otherValues, path), valueAt(lastStored, path));
    return isUntouched && !isOwnInput;
  });
  return mergedWith(values, otherValues, paths);
}

const emptied = (values: object) => Object.fromEntries(Object.keys(values).map((key) => [key, undefined]));
