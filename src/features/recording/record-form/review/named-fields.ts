import type { Form } from '../../../../forms/engine/form-store';
import { isSame, valueAt } from '../../../../lib/value-at';
import type { FormKind } from '../form-kind';
import type { RecordDraft } from '../record-draft';

/** The code of the mark on fields that an operator named. */
const REVIEW = 'review';

/** Maps the name of a content field to its path in the form. */
export type PathOf = FormKind<RecordDraft>['pathOf'];

/**
 * Returns the form paths of the fields that an operator named, each once; unknown names of a newer server are left out.
 */
export const namedPaths = (form: Form<RecordDraft>, names: readonly string[], pathOf: PathOf): string[] =>
  [...new Set(names.map((name) => pathOf(name, form.values())))].filter((path) => form.isPartOfForm(path));

/** Marks the fields that an operator named and that are unchanged. */
export function markNamedFields(form: Form<RecordDraft>, names: readonly string[], pathOf: PathOf): void {
  const isUntouched = (path: string) => isSame(valueAt(form.values(), path), valueAt(form.initialValues(), path));
  form.setExternalErrors(
    namedPaths(form, names, pathOf)
      .filter(isUntouched)
      .map((path) => ({ path, code: REVIEW })),
  );
}
