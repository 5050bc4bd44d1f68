import type { Form } from '../../../../forms/engine/form-store';
import { isSame, valueAt } from '../../../../lib/value-at';
import type { FormKind } from '../form-kind';
import type { RecordDraft } from '../record-draft';

/** The code of the mark on fields that an operator named. */
const REVIEW = 'review';

/** Maps the name of a content field to its path in the form. */
export type PlaceOf = FormKind<RecordDraft>['placeOf'];

/**
 * Returns the form paths of the fields that an operator named, each once; unknown names of a newer server are left out.
 */
export const namedPlaces = (form: Form<RecordDraft>, names: readonly string[], placeOf: PlaceOf): string[] =>
  [...new Set(names.map((name) => placeOf(name, form.values())))].filter((path) => form.isPartOfForm(path));

/** Marks the fields that an operator named and that are unchanged. */
export function markNamed(form: Form<RecordDraft>, names: readonly string[], placeOf: PlaceOf): void {
  const isUntouched = (path: string) => isSame(valueAt(form.values(), path), valueAt(form.initialValues(), path));
  form.setExternalErrors(
    namedPlaces(form, names, placeOf)
      .filter(isUntouched)
      .map((path) => ({ path, code: REVIEW })),
  );
}
