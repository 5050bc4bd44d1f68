import type { Form } from '../../../../forms/engine/form-store';
import { newRowId } from '../../../../lib/row-id';
import { isSame, valueAt } from '../../../../lib/value-at';
import { type EventDraft, emptyEventDraft } from '../event-draft';

/** The fields that authors mostly repeat from one event to the next. */
const COPIED = ['relation', 'location', 'promoter', 'rubric', 'addRubrics'] as const;
/** The fields that are copied only if the last two events agree in them. */
const COPIED_IF_SAME = ['tags', 'price', 'free', 'ticketAgencies'] as const;

type Path = (typeof COPIED)[number] | (typeof COPIED_IF_SAME)[number];
/** A copied field with its value before the copy. */
export type CopiedField = { path: Path; value: unknown; before: unknown };

const EMPTY = emptyEventDraft();

/** Removes the ids of rows, which belong to their event. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row: object) => ({ ...row, id: undefined })) : value;
const withNewIds = (path: Path, value: unknown): unknown =>
  path === 'ticketAgencies' ? (value as readonly object[]).map((row) => ({ ...row, id: newRowId() })) : value;

/**
 * Returns the value to copy into a field; undefined if there is none.
 *
 * @param last the drafts of the last events, newest first
 */
function valueToCopy([last, secondLast]: readonly EventDraft[], path: Path): unknown {
  const value = last?.[path];
  const mustAgree = (COPIED_IF_SAME as readonly Path[]).includes(path);
  const agrees = !mustAgree || (secondLast && isSame(withoutIds(value), withoutIds(secondLast[path])));
  return agrees && !isSame(value, EMPTY[path]) ? value : undefined;
}

/**
 * Copies values of the last events into empty fields of a form; values that the author typed or chose stay.
 *
 * @param isUsable returns false for unusable values, such as further rubrics where the client has none
 */
export function copyFrom(
  form: Form<object>,
  last: readonly EventDraft[],
  isUsable: (path: string, value: unknown) => boolean,
): CopiedField[] {
  const copied: CopiedField[] = [];
  for (const path of [...COPIED, ...COPIED_IF_SAME]) {
    const before = valueAt(form.values(), path);
    const value = valueToCopy(last, path);
    // Text that was typed but not picked is not a value yet; the copy must not overwrite it.
    const isUntouched = isSame(before, EMPTY[path]) || isSame(before, valueAt(form.initialValues(), path));
    const isEmpty = isUntouched && form.state.fieldErrors[path] === undefined;
    if (value === undefined || !isEmpty || !isUsable(path, value)) continue;
    const newValue = withNewIds(path, value);
    form.set(path, newValue);
    copied.push({ path, value: newValue, before });
  }
  return copied;
}

/** Restores the previous values of copied fields, except those that the author has changed since. */
export function undoCopy(form: Form<object>, copied: readonly CopiedField[]): void {
  for (const { path, value, before } of copied) if (isSame(valueAt(form.values(), path), value)) form.set(path, before);
}

/** Checks whether all fields are as at first that authors mostly repeat from one event to the next. */
export const areCopiedFieldsEmpty = (form: Form<object>): boolean =>
  COPIED.every((path) => isSame(valueAt(form.values(), path), valueAt(form.initialValues(), path)));
