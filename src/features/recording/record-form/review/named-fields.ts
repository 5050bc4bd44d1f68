import type { Form } from '../../../../forms/engine/form-store';
import { isSame, valueAt } from '../../../../lib/value-at';
import type { FormKind } from '../form-kind';
import type { RecordDraft } from '../record-draft';

/** The code of the note at a field that an operator has named. */
const REVIEW = 'review';

/** The place in the form for what an operator has named by its name in the content. */
export type PlaceOf = FormKind<RecordDraft>['placeOf'];

/** The places in the form that an operator has named, each once. Names of a newer server are left out. */
export const namedPlaces = (form: Form<RecordDraft>, names: readonly string[], placeOf: PlaceOf): string[] =>
  [...new Set(names.map((name) => placeOf(name, form.values())))].filter((path) => form.isAsked(path));

/** Marks the fields that an operator has named and that are as they were. */
export function markNamed(form: Form<RecordDraft>, names: readonly string[], placeOf: PlaceOf): void {
  const isUntouched = (path: string) => isSame(valueAt(form.values(), path), valueAt(form.beginning(), path));
  form.mark(
    namedPlaces(form, names, placeOf)
      .filter(isUntouched)
      .map((path) => ({ path, code: REVIEW })),
  );
}
