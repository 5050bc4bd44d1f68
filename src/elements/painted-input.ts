import type { PaintedInput } from '../app/portal';

type Field = HTMLInputElement | HTMLSelectElement;

/** Whether the visitor has changed what was painted; a property of the element may say something else than the paint. */
const isTyped = (field: Field) =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some((option) => option.selected !== option.defaultSelected);

/**
 * What was typed into the fields that the first painter drew, so that the application can take it over.
 *
 * @param painted what the painter drew, when there is more in the root by now
 */
export function readPaintedInput(root: ShadowRoot, painted: readonly ParentNode[] = [root]): PaintedInput | undefined {
  const fields = painted.flatMap((part) => [...part.querySelectorAll<Field>('input[name], select[name]')]);
  if (fields.length === 0) return undefined;
  const focused = fields.find((field) => field === root.activeElement);
  return {
    values: Object.fromEntries(fields.filter(isTyped).map((field) => [field.name, field.value])),
    focused: focused?.name,
  };
}

/** Puts the focus back into the field of the same name. */
export function restoreFocus(root: ShadowRoot, name: string): void {
  const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange?.(field.value.length, field.value.length);
}

/** Puts what was typed, and the focus, into fields that were drawn anew. */
export function restoreInput(root: ShadowRoot, { values, focused }: PaintedInput): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    const typed = values[field.name];
    if (typed !== undefined && field.value !== typed) field.value = typed;
  }
  if (focused) restoreFocus(root, focused);
}
