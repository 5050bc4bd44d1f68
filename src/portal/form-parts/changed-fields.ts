import type { Say } from '../../i18n/speech';
import type { Structure } from '../../ui/form/describe-form';
import { hasRows, labelOf } from '../../ui/form/form-paths';
import { differingPaths } from '../form/merge-values';

/** The names of the fields that differ from what the form began with, each once; one that has no name is left out. */
export const changedFields = (structure: Structure, values: object, before: object, say: Say): string[] => [
  ...new Set(
    differingPaths(structure, values, before)
      .map((path) => labelOf(structure, path, hasRows(structure, path, values) ? values : before, say, 'full'))
      .filter(Boolean),
  ),
];
