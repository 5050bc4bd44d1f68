import type { Form } from '../../../../forms/engine/form-store';
import { newRowId } from '../../../../lib/row-id';
import { isSame, valueAt } from '../../../../lib/value-at';
import { type EventDraft, emptyDraft } from '../event-draft';

/** What an organiser mostly keeps from one event to the next. */
const KEPT = ['relation', 'location', 'promoter', 'rubric', 'addRubrics'] as const;
/** What is kept only where the last two events agree in it. */
const KEPT_IF_SAME = ['price', 'free', 'ticketAgencies'] as const;

type Path = (typeof KEPT)[number] | (typeof KEPT_IF_SAME)[number];
/** A field that is filled, with what stood there before. */
export type CopiedField = { path: Path; value: unknown; before: unknown };

const EMPTY = emptyDraft();

/** Ids of rows belong to their event. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row: object) => ({ ...row, id: undefined })) : value;
const withNewIds = (path: Path, value: unknown): unknown =>
  path === 'ticketAgencies' ? (value as readonly object[]).map((row) => ({ ...row, id: newRowId() })) : value;

/** @param last the last events as the form begins with them, the newest first */
function offered([last, before]: readonly EventDraft[], path: Path): unknown {
  const value = last?.[path];
  const mustAgree = (KEPT_IF_SAME as readonly Path[]).includes(path);
  const agrees = !mustAgree || (before && isSame(withoutIds(value), withoutIds(before[path])));
  return agrees && !isSame(value, EMPTY[path]) ? value : undefined;
}

/**
 * Fills what is empty in a form with what the last events had; what somebody has typed or chosen stays.
 *
 * @param mayTake whether a field may have a value, as when a client has no further rubrics
 */
export function fillFrom(
  form: Form<object>,
  last: readonly EventDraft[],
  mayTake: (path: string, value: unknown) => boolean,
): CopiedField[] {
  const taken: CopiedField[] = [];
  for (const path of [...KEPT, ...KEPT_IF_SAME]) {
    const before = valueAt(form.values(), path);
    const value = offered(last, path);
    // Text that was typed but not picked yet is no value, but it must not go.
    const isEmpty = isSame(before, EMPTY[path]) && form.state.own[path] === undefined;
    if (value === undefined || !isEmpty || !mayTake(path, value)) continue;
    const put = withNewIds(path, value);
    form.set(path, put);
    taken.push({ path, value: put, before });
  }
  return taken;
}

/** Puts back what stood in the fields, unless the user has changed them since. */
export function undoCopy(form: Form<object>, taken: readonly CopiedField[]): void {
  for (const { path, value, before } of taken) if (isSame(valueAt(form.values(), path), value)) form.set(path, before);
}

/** Whether nothing stands yet in the fields that are mostly the same from one event to the next. */
export const isUnchangedCopy = (form: Form<object>): boolean =>
  KEPT.every((path) => isSame(valueAt(form.values(), path), EMPTY[path]));
