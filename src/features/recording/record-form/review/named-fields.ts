import { isSame, valueAt } from '../../../../lib/value-at';
import type { Form } from '../../../../ui/form/form-store';
import type { EventDraft } from '../../event-form/event-draft';

/** The code of the note at a field that an operator has named. */
const REVIEW = 'review';

/** The place in the form for what an operator has named by its name in the content. */
function placeOf(name: string, draft: EventDraft): string {
  const dates = draft.dates.length === 0 && draft.series.length > 0 ? 'series' : 'dates';
  if (name === 'rubrics') return 'rubric';
  if (name === 'dates') return dates;
  // Without anything to say about it, the form asks for it at the dates.
  if (name === 'status') return draft.status === 'scheduled' ? dates : name;
  return name;
}

/** The places in the form that an operator has named, each once. Names of a newer server are left out. */
export const namedPlaces = (form: Form<EventDraft>, names: readonly string[]): string[] =>
  [...new Set(names.map((name) => placeOf(name, form.values())))].filter((path) => form.isAsked(path));

/** Marks the fields that an operator has named and that are as they were. */
export function markNamed(form: Form<EventDraft>, names: readonly string[]): void {
  const isUntouched = (path: string) => isSame(valueAt(form.values(), path), valueAt(form.beginning(), path));
  form.mark(
    namedPlaces(form, names)
      .filter(isUntouched)
      .map((path) => ({ path, code: REVIEW })),
  );
}
