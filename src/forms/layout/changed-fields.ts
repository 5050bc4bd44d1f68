import type { Translate } from '../../i18n/translation';
import type { Structure } from '../engine/field-definitions';
import { hasRows, labelOf } from '../engine/form-paths';
import { differingPaths } from '../saving/merge-values';

/** Returns the labels of all changed fields, each once, without those that have no label. */
export const changedFields = (structure: Structure, values: object, before: object, _: Translate): string[] => [
  ...new Set(
    differingPaths(structure, values, before)
      .map((path) => labelOf(structure, path, hasRows(structure, path, values) ? values : before, _, 'full'))
      .filter(Boolean),
  ),
];
